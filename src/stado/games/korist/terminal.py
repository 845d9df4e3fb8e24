"""The table of korist in a terminal: layers card by card, the top one in brackets, and a star for a joker."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stado.core.protocol import Choice, Event
from stado.games.korist import GAME
from stado.games.korist.layers import cards_of, plunders, rank
from stado.games.korist.shadow import groups
from stado.games.korist.state import (
    JOKER,
    AskDraw,
    AskExtra,
    AskLay,
    AskPlunder,
    AskReturn,
    Draw,
    Drew,
    Lay,
    Plunder,
    Return,
    Shadow,
    View,
)
from stado.kit.terminal import Words, asked, counted, heading, indented, labelled, seats

_STAR, _KEY = "★", "*"  # a joker, and what to type for it
_NAME = 16  # columns


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Draw the layers before the seats, what can be drawn or plundered besides, one's hand and one's options."""
    header = heading(words.say("korist-name"), words.say(f"korist-option-level-{view.options.level}"))
    return Group(header, _seats(view, names, words), "", *_middle(view, words), *_own(view, names, words))


def numbered(view: View) -> bool:
    """Tell whether the drawing numbers what may be chosen: it always does."""
    return True


def typed(choice: Choice, view: View) -> str:
    """Return what to type for a choice: the cards that it is about, or a word."""
    match choice:
        case Lay():
            return _keys(cards_of(choice))
        case Shadow(value):
            return str(value)
        case Draw(int(slot)):
            return _keys(view.supply[slot])
        case Draw():
            return "stock"
        case Plunder(take):
            return "take" if take else "leave"
        case Return(back):
            return "back" if back else "discard"
        case _:
            return "end"


def _keys(cards: Iterable[int]) -> str:
    return _faces(cards).replace(_STAR, _KEY)


def tell(event: Event, view: View, names: Sequence[str], words: Words) -> RenderableType | None:
    """Tell the one who draws blind what it was; everything else is said the same to all."""
    if not isinstance(event, Drew) or not event.blind or not event.cards:
        return None
    said = words.say("korist-terminal-drew", player=names[event.seat], card=_said(event.cards[0], words))
    return indented(Text(said, style="bold"))


def _said(card: int, words: Words) -> str:
    return words.say("korist-card-0") if card == JOKER else str(card)


def _face(card: int) -> str:
    return _STAR if card == JOKER else str(card)


def _sorted(cards: Iterable[int]) -> list[int]:
    """Put the jokers last."""
    return sorted(cards, key=lambda card: (card == JOKER, card))


def _faces(cards: Iterable[int]) -> str:
    return " ".join(map(_face, _sorted(cards)))


def _seats(view: View, names: Sequence[str], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(Text(f"  {words.say('korist-terminal-player')}"), max_width=_NAME)
    for column in ("korist-terminal-score", "korist-terminal-hand"):
        table.add_column(words.say(column), justify="right")
    table.add_column(words.say("korist-terminal-layers"))
    for seat, name in enumerate(seats(names, view.seat, view.turn if view.agenda else None)):
        table.add_row(name, str(view.scores[seat]), str(view.hand_sizes[seat]), _before(view, seat, words))
    return table


def _before(view: View, seat: int, words: Words) -> Text:
    """Draw the layers before a seat, the top one first, and below them what is known of its hand."""
    *below, top = view.layers[seat] or ((),)
    layers = Text.assemble((f"[{_faces(top)}]" if top else "–", "bold"))
    for layer in reversed(below):
        layers.append(f"  {_faces(layer)}")
    if view.known[seat] and seat != view.seat:
        layers.append(f"\n{words.say('korist-known', cards=_faces(view.known[seat]))}", style="dim")
    return layers


def _middle(view: View, words: Words) -> list[RenderableType]:
    """Draw supply, stock, discards, and for two players the shadow."""
    stock, discards = words.say("korist-stock", stock=view.stock), words.say("korist-discards", count=len(view.discard))
    rest = Text(f"({stock}, {discards})", style="dim")
    supply = labelled(f"{words.say('korist-supply')}:", [*map(_pile, view.supply), rest])
    return [supply, labelled(f"{words.say('korist-shadow')}:", _groups(view.shadow))] if view.shadow else [supply]


def _pile(cards: Iterable[int]) -> str:
    """Write a pile of the supply from its bottom up."""
    return "+".join(map(_face, cards))


def _groups(cards: Iterable[int]) -> list[str]:
    """Write equal cards together."""
    return [_faces(group) for _, group in groupby(_sorted(cards))]


def _own(view: View, names: Sequence[str], words: Words) -> list[RenderableType]:
    """Draw one's hand, and while one is asked what it is about and the options."""
    hand = [labelled(f"{words.say('korist-hand')}:", _groups(view.hand))] if view.hand else []
    decision = asked(GAME, view)
    if decision is None:
        return [*hand]
    if isinstance(view.agenda[-1], AskLay):
        return [*hand, counted(_lay(view, lay, names, words) for lay in decision.options)]
    return [*hand, *_matter(view, names, words), counted(_choice(view, choice, words) for choice in decision.options)]


def _lay(view: View, lay: Lay, names: Sequence[str], words: Words) -> Text:
    """Draw a layer, and who would be plundered with it (K4, K14)."""
    cards, expert = cards_of(lay), view.options.level == "expert"
    tops = [(names[seat], layers[-1]) for seat, layers in enumerate(view.layers) if layers and seat != view.turn]
    victims = [name for name, top in tops if plunders(rank(cards), lay.count, top, expert=expert)]
    if any(plunders(rank(cards), lay.count, group, expert=expert) for _, group in groups(list(view.shadow))):
        victims.insert(0, words.say("korist-terminal-of-shadow"))
    return Text.assemble(_faces(cards), (f" → {', '.join(victims)}" if victims else "", "bold"))


def _choice(view: View, choice: Choice, words: Words) -> str:
    """Name a choice; a draw from the supply by its cards, which the slot alone would not tell."""
    if isinstance(choice, Draw) and isinstance(choice.source, int):
        return words.say("korist-draw", cards=_pile(view.supply[choice.source]))
    return words.choice("korist", choice)


def _matter(view: View, names: Sequence[str], words: Words) -> list[RenderableType]:
    """Say what a question is about where the table does not show it."""
    match view.agenda[-1]:
        case AskPlunder(victim):
            return [labelled(words.say("korist-booty", player=names[victim]), [_top(view, victim)])]
        case AskReturn(seat):
            return [labelled(words.say("korist-left-you", player=names[view.turn]), [_top(view, seat)])]
        case AskDraw(_, left):
            return [indented(Text(words.say("korist-terminal-draws", left=left), style="bold"))]
        case AskExtra():
            return [indented(Text(words.say("korist-hint-extra"), style="bold"))]
        case _:
            return []


def _top(view: View, seat: int) -> Text:
    return Text(_faces(view.layers[seat][-1]), style="bold")
