"""Perft: how many lines of play there are from a deal, so that an option that vanished or appeared shows as a number.

A line answers one question at a time: one seat tries every option, the other seats asked take their first.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from stado.core.chance import seed_of
from stado.core.codec import to_json
from stado.core.options import options_of
from stado.core.play import step
from stado.core.protocol import Answers, AnyGame, Seat, State


class Count(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of `perft.json`: a deal, how many answers deep, and how many lines of play there must be."""

    players: int
    options: dict[str, Any]
    seed: int
    depth: int
    nodes: int


def file_of(home: Path) -> Path:
    """Return where a game keeps its counts."""
    return home / "tests" / "perft.json"


def check(game: AnyGame, home: Path) -> list[str]:
    """Return what is wrong: each count that differs, with the lines behind each first answer to bisect by."""
    return [problem for count in _read(home) if (problem := _difference(game, count))]


def update(game: AnyGame, home: Path) -> list[Path]:
    """Count anew; return the file if it changed."""
    path = file_of(home)
    text = _written([msgspec.structs.replace(count, nodes=_total(game, count)) for count in _read(home)])
    if not path.exists() or path.read_text() == text:
        return []
    path.write_text(text)
    return [path]


def _read(home: Path) -> list[Count]:
    path = file_of(home)
    return msgspec.json.decode(path.read_bytes(), type=list[Count]) if path.exists() else []


def _written(counts: list[Count]) -> str:
    return "[\n" + ",\n".join(f"  {json.dumps(to_json(count))}" for count in counts) + "\n]\n"


def _difference(game: AnyGame, count: Count) -> str | None:
    nodes = _total(game, count)
    if nodes == count.nodes:
        return None
    behind = [f"  {answer}: {lines}" for answer, lines in by_first_answer(game, count).items()]
    case = f"{game.id}, {count.players} players, {count.options}, seed {count.seed}, {count.depth} deep"
    return "\n".join([f"perft {case}: {nodes} lines of play, not {count.nodes}", *behind])


def by_first_answer(game: AnyGame, count: Count) -> dict[str, int]:
    """Return the number of lines behind each first answer."""
    deal = _deal(game, count)
    return {
        f"seat {seat} {to_json(option)}": lines_of_play(game, step(game, deal, answers)[0], count.depth - 1)
        for seat, option, answers in _answers(game, deal)
    }


def _total(game: AnyGame, count: Count) -> int:
    return lines_of_play(game, _deal(game, count), count.depth)


def _deal(game: AnyGame, count: Count) -> State:
    options = options_of(game, count.options, count.players)
    deal: State = game.deal(count.players, seed_of(count.seed), options)
    return deal


def lines_of_play(game: AnyGame, state: State, depth: int) -> int:
    """Count the lines of play so many answers deep; a game that ends before is one line."""
    if not depth or not game.pending(state):
        return 1
    return sum(lines_of_play(game, step(game, state, answers)[0], depth - 1) for _, _, answers in _answers(game, state))


def _answers(game: AnyGame, state: State) -> Iterator[tuple[Seat, Any, Answers]]:
    pending = game.pending(state)
    first = {decision.seat: decision.options[0] for decision in pending}
    for decision in pending:
        for option in decision.options:
            yield decision.seat, option, {**first, decision.seat: option}
