"""The deals of every game, written from docs/fairness.md alone: nothing of the engine is used here."""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, TypeVar

T = TypeVar("T")
Opening = dict[str, Any]
ACTIONS = ("stop", "swap", "skip", "front", "any", "more")
SPECIALS = ("seven", "stop", "swap", "insert", "push", "first", "last", "order")


def signed(key: bytes, message: bytes) -> bytes:
    """Return the HMAC."""
    return hmac.new(key, message, hashlib.sha256).digest()


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of_table(secret: str, table: str, contributions: Sequence[str | None]) -> str:
    text = "stado deal 1\n" + table + "\n"
    for contribution in contributions:
        text += ("-" if contribution is None else contribution) + "\n"
    return signed(bytes.fromhex(secret), text.encode()).hex()


def words(seed: str, name: str) -> Iterator[int]:
    key = signed(bytes.fromhex(seed), name.encode())
    for block in count():
        yield from struct.unpack(">8I", signed(key, block.to_bytes(8, "big")))


def below(stream: Iterator[int], limit: int) -> int:
    while (word := next(stream)) >= 2**32 - 2**32 % limit:
        pass
    return word % limit


def number(seed: str, name: str, limit: int) -> int:
    return below(words(seed, name), limit)


def shuffled(seed: str, name: str, items: Sequence[T]) -> list[T]:
    out, stream = list(items), words(seed, name)
    for place in range(len(out) - 1):
        other = place + below(stream, len(out) - place)
        out[place], out[other] = out[other], out[place]
    return out


def parts(items: Sequence[T], *sizes: int) -> list[list[T]]:
    """Cut pieces off the front; the last one returned is what is left."""
    cut, rest = [], list(items)
    for size in sizes:
        cut.append(rest[:size])
        rest = rest[size:]
    return [*cut, rest]


def nimmt(seed: str, players: int, options: Opening, game_round: int = 1) -> Opening:
    if options["variant"] == "professional":
        return {"first": (number(seed, "first", players) + game_round - 1) % players}
    *hands, rows, rest = parts(shuffled(seed, f"deal/{game_round}", range(1, 105)), *[10] * players, 4)
    lowest = rows.index(min(rows))
    marker = {
        "even_odd": {"row": lowest, "side": "odd" if rows[lowest] % 2 else "even"},
        "hill": {"row": 3, "points": "up"},
        "cow": {"row": lowest},
    }.get(options["fan"])
    hands, rows_started = [sorted(hand) for hand in hands], [[card] for card in rows]
    return {"hands": hands, "rows": rows_started, "stock": sorted(rest), "marker": marker}


def buffalo(seed: str, players: int, options: Opening) -> Opening:
    *hands, stack, rows, rest = parts(shuffled(seed, "deal", range(1, 105)), *[10] * players, 10, 4)
    used = (0, 2, 4, 6, 11, 16)[players - 1]
    inside, box = parts(shuffled(seed, "specials", SPECIALS + SPECIALS), used)
    shown, hidden = parts(inside, 2)
    specials = {"open": shown, "stack": hidden, "used": [], "box": sorted(box)}
    hands, started = [sorted(hand) for hand in hands], [[card] for card in rows]
    return {"hands": hands, "buffalo": stack, "rows": started, "stock": sorted(rest), "specials": specials}


def gap(seed: str, players: int, options: Opening, game_round: int = 1) -> Opening:
    chosen = shuffled(seed, "colours", "rybgp")[: players + 1]
    colours = [colour for colour in "rybgp" if colour in chosen]
    cards = [f"{colour}{value}" for colour in colours for value in range(10)]
    size = 5 if players > 4 else 6
    *hands, row, stock = parts(shuffled(seed, f"deal/{game_round}", cards), *[size] * players, 4)
    first = (number(seed, "first", players) + game_round - 1) % players
    hands = [sorted(hand) for hand in hands]
    return {"colours": colours, "hands": hands, "row": row, "stock": stock, "first": first, "turn": first}


def board(seed: str, players: int, options: Opening, counts: Sequence[int] = (4,) * 6) -> Opening:
    advanced = options["side"] == "advanced"
    *hands, starters, rest = parts(shuffled(seed, "deal", range(1, 101)), *[12] * players, 4)
    upper = [[tile] for tile in starters]
    rows = [*[[] for _ in range(6)], *upper] if advanced and players > 3 else [*upper, *[[] for _ in range(6)]]
    supply, out = parts(rest, len(rest) if advanced else 12 * players if players < 4 else 0)
    dealt = {"hands": [sorted(hand) for hand in hands], "rows": rows, "supply": supply, "stock": sorted(out)}
    if not advanced:
        return dealt
    cards = [kind for kind, many in zip(ACTIONS, counts, strict=True) for _ in range(many)]
    *actions, stack = parts(shuffled(seed, "actions/0", cards), *[2] * players)
    return dealt | {"actions": [sorted(own) for own in actions], "action_stack": stack}


def korist(seed: str, players: int, options: Opening) -> Opening:
    gift = 2 if players == 2 else 0
    cards = [*list(range(1, 14)) * 8, *[0] * (5 - gift * players)]
    *hands, six, stock = parts(shuffled(seed, "deal", cards), *[13 - gift] * players, 6)
    supply, shadow = [[card] for card in six], list[int]()
    while players == 2 and len(shadow) < 13:
        card = stock.pop(0)
        if card in (0, 13):
            smallest = min(map(len, supply))
            small = [pile for pile in supply if len(pile) == smallest]
            min(small, key=lambda pile: pile[0] or 14).append(card)
        else:
            shadow.append(card)
    hands = [sorted([*[0] * gift, *hand]) for hand in hands]
    turn = number(seed, "first", players)
    return {"hands": hands, "supply": supply, "stock": stock, "shadow": sorted(shadow), "turn": turn}


DEALS = {"nimmt": nimmt, "buffalo": buffalo, "gap": gap, "board": board, "korist": korist}
