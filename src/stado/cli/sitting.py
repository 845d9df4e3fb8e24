"""A game at this terminal: one person, or nobody, and bots at the other seats."""

from collections.abc import Callable, Mapping

from rich.text import Text

from stado.cli.answer import Unclear, by_name, read
from stado.cli.picture import Picture
from stado.cli.rules import rules_of
from stado.cli.screen import Screen
from stado.core.chance import Rng
from stado.core.match import Match
from stado.core.protocol import Bot, Choice, Decision, Event, Seat

Bots = Mapping[int, tuple[Bot, Rng]]  # by seat, each with chance of its own


class Quit(Exception):
    """The player wants to leave."""


class Sitting:
    """Plays a match to its end. `seat` is the person's; None only watches."""

    def __init__(self, match: Match, seat: int | None, bots: Bots, picture: Picture, screen: Screen) -> None:
        self.match, self.seat = match, seat
        self._bots, self._picture, self._screen = bots, picture, screen
        self._words = picture.words
        self._commands: dict[str, Callable[[Decision], None]] = {
            "?": self._help,
            "t": self._draw,
            "r": self._rules,
            "q": self._quit,
        }

    def play(self) -> None:
        """Play until the game is over or the player quits."""
        self._screen.show(self._words.say("cli-welcome"))
        try:
            while self.match.pending:
                self._step()
        except Quit:
            self._screen.show(self._words.say("cli-left"))
        if self.match.result:
            self._screen.show(self._picture.result(self.match.result))

    def _step(self) -> None:
        if self.seat is None:
            self._screen.show(self._picture.table(self.match.view(None)))
        for seat in sorted(self.match.pending, key=lambda asked: asked != self.seat):  # the person chooses first
            self._tell(self.match.play(seat, self._ask() if seat == self.seat else self._chosen_by_bot(seat)))

    def _chosen_by_bot(self, seat: int) -> Choice:
        bot, rng = self._bots[Seat(seat)]
        choice: Choice = bot.choose(self.match.view(seat), self.match.decision(seat), rng)
        return choice

    def _tell(self, events: list[Event]) -> None:
        view = self.match.view(self.seat)
        seen = [event.seen_by(view.seat) for event in events]
        for event in filter(None, seen):
            self._screen.tell(self._picture.event(event, view))

    def _ask(self) -> Choice:
        decision = self.match.decision(self.seat or 0)
        self._draw(decision)
        while True:
            typed = self._screen.ask(self._question(decision))
            if typed.lower() in self._commands:
                self._commands[typed.lower()](decision)
            elif choice := self._read(decision, typed):
                return choice

    def _question(self, decision: Decision) -> str:
        return self._words.say("cli-question", prompt=self._words.say(decision.prompt))

    def _read(self, decision: Decision, typed: str) -> Choice | None:
        try:
            view = self.match.view(self.seat)
            named, count = self._picture.named(decision, view), self._picture.numbers_options(view)
            choice = read(named, typed, count=count)
        except Unclear as unclear:
            typed = self._ask_again(unclear)
            choice = by_name((unclear.named, unclear.numbered), typed)
        if choice is None and typed:
            self._screen.show(Text(self._words.say("cli-no-such-option", typed=typed), style="red"))
        return choice

    def _ask_again(self, unclear: Unclear) -> str:
        """Ask which of two was meant; now only the name counts."""
        named, numbered = (self._words.choice(self.match.game, one) for _, one in (unclear.named, unclear.numbered))
        return self._screen.ask(self._words.say("cli-unclear", named=named, numbered=numbered))

    def _draw(self, decision: Decision) -> None:
        view = self.match.view(self.seat)
        self._screen.show(self._picture.table(view))
        if not self._picture.shows_options:
            self._screen.show(self._picture.options(decision, view))

    def _help(self, decision: Decision) -> None:
        self._screen.show(self._words.say(f"{self.match.game}-tagline"), self._words.say("cli-keys-help"))
        self._screen.show(self._picture.options(decision, self.match.view(self.seat)))

    def _rules(self, _decision: Decision) -> None:
        self._screen.show(rules_of(self.match.game, self._words.lang))

    def _quit(self, _decision: Decision) -> None:
        raise Quit
