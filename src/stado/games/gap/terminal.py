"""The table of gap in a terminal: a card is the letter of its colour and its number, as it is typed."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stado.core.protocol import Event
from stado.games.gap import GAME
from stado.games.gap.state import Play, RoundEnded, Took, View
from stado.kit.terminal import Sheet, Words, asked, counted, heading, imagined, indented, labelled, seats

_COLOURS = {"r": "red", "y": "yellow", "b": "blue", "g": "green", "p": "magenta"}
_NAME = 12  # columns


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Draw the row, what lies before the seats, and one's hand with what each card would do."""
    seats_and_colours = (_seats(view, names, words), _colours(view, words))
    return Group(_header(view, words), _row(view, words), "", *seats_and_colours, "", *_hand(view, words))


def numbered(view: View) -> bool:
    """Tell whether the drawing numbers what may be chosen: it always does."""
    return True


def tell(event: Event, view: View, names: Sequence[str], words: Words) -> RenderableType | None:
    """Draw what is better seen than said: the score sheet after a round."""
    return _sheet(view, names, words) if isinstance(event, RoundEnded) else None


def _header(view: View, words: Words) -> RenderableType:
    target, rounds = view.options.target, view.options.rounds
    until = "extra" if view.extra else "either" if target and rounds else "target" if target else "rounds"
    end = words.say(f"gap-until-{until}", target=target, rounds=rounds)
    number = len(view.scores[0]) + bool(view.agenda)
    return heading(words.say("gap-name"), words.say("gap-round", round=number, end=end))


def _style(card: str) -> str:
    return f"bold {_COLOURS[card[0]]}"


def _card(card: str) -> Text:
    return Text(card, style=_style(card))


def _row(view: View, words: Words) -> RenderableType:
    stock = Text(f"({words.say('gap-stock', stock=view.stock)})", style="dim")
    return labelled(f"{words.say('gap-row')}:", [*map(_card, sorted(view.row, key=_number_first)), stock])


def _number_first(card: str) -> str:
    """Put equal numbers side by side, and neighbours next to them."""
    return card[::-1]


def _seats(view: View, names: Sequence[str], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(Text(f"  {words.say('gap-sheet-player')}"), max_width=_NAME)
    for column in ("gap-sheet-total", "gap-terminal-now", "gap-terminal-hand"):
        table.add_column(words.say(column), justify="right")
    for colour in view.colours:
        table.add_column(Text(colour, style=_COLOURS[colour]))
    for seat, name in enumerate(seats(names, view.seat, view.turn if view.agenda else None)):
        numbers = (sum(view.scores[seat]), view.points[seat], view.hand_sizes[seat])
        table.add_row(name, *map(str, numbers), *(_taken(view, seat, colour) for colour in view.colours))
    return table


def _colours(view: View, words: Words) -> RenderableType:
    """Say which colours the letters stand for."""
    said = [f"{colour} {words.say(f'gap-colour-{colour}')}" for colour in view.colours]
    return indented(Text(" · ".join(said), style="dim"))


def _taken(view: View, seat: int, colour: str) -> Text:
    """Draw how many cards of a colour lie before a seat, and which."""
    numbers = sorted(card[1] for card in view.taken[seat] if card[0] == colour)
    return Text.assemble((str(len(numbers)), "bold"), (f" ({''.join(numbers)})", "dim")) if numbers else Text("–")


def _hand(view: View, words: Words) -> list[RenderableType]:
    """Draw one's cards, and while it is one's turn what each would do."""
    hand = [labelled(f"{words.say('gap-hand')}:", map(_card, view.hand))] if view.hand else []
    decision = asked(GAME, view)
    return [*hand, counted(_outcome(view, play, words) for play in decision.options)] if decision else [*hand]


def _outcome(view: View, play: Play, words: Words) -> Text:
    """Say what a card would take, or that it would join the row (G3)."""
    events = GAME.advance(imagined(GAME, view), {view.turn: play})
    took = [card for event in events if isinstance(event, Took) for card in event.cards]
    said = words.say("gap-terminal-takes" if took else "gap-terminal-joins", card=play.card, cards=" ".join(took))
    drawn = Text(said)
    for card in (play.card, *took):
        drawn.highlight_words([card], _style(card))
    return drawn


def _sheet(view: View, names: Sequence[str], words: Words) -> Table:
    """Draw the points of every round so far, by seat."""
    title, number, totals = words.say("gap-sheet-caption"), words.say("gap-terminal-round"), list(map(sum, view.scores))
    sheet = Sheet(title, number, words.say("gap-sheet-total"), zip(*view.scores, strict=True), totals)
    return sheet.draw(names, max(totals))
