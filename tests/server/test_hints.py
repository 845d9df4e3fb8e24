"""Hints: who may ask, what is told, and that it is no more than the seat could have worked out from what it sees."""

import asyncio
from typing import Any

import msgspec
import pytest

from stado.bots import named
from stado.core.chance import seed_of, stream
from stado.core.codec import from_json, to_text
from stado.core.options import options_of
from stado.core.protocol import AnyGame, Seat
from stado.games import on_the_shelf
from stado.server.bots import Bots
from stado.server.hints import LEVEL, Hints
from stado.server.progress import Progress
from stado.server.refusals import NoHint, Stale, TooManyHints
from stado.server.wire import Hint, Refusal, TableListing
from tests.server.player import Player, at_table, full_table, join, open_table
from tests.server.serving import Server

pytestmark = pytest.mark.anyio

SEED = seed_of("hints")
STEPS = 20


def dealt(game: AnyGame) -> Progress:
    players = min(game.seats, key=lambda players: abs(players - 3))
    return Progress(game, players, SEED, options_of(game, {}, players))


def asked_at(progress: Progress) -> Seat:
    return progress.pending[0].seat


@pytest.mark.parametrize("game", on_the_shelf(), ids=lambda game: game.id)
async def test_a_hint_is_what_a_bull_makes_of_the_seats_own_view(game: AnyGame) -> None:
    progress = dealt(game)
    seat = asked_at(progress)
    hint = await Hints(Bots()).hint(progress, seat, 0)
    told = progress.update(seat, 0)
    assert told.asked
    view = from_json(game.view_type, to_text(told.view))  # all that this seat was ever sent
    worths = named(game.id, LEVEL).weigh(view, told.asked, stream(SEED, "hint", 0, seat).sealed())
    assert hint == Hint(0, tuple(worths[option] for option in told.asked.options))


async def test_where_bots_think_in_processes_of_their_own_hints_are_thought_of_there() -> None:
    progress, bots = dealt(on_the_shelf()[0]), Bots(1)
    hint = await Hints(bots).hint(progress, asked_at(progress), 0)
    await bots.close()
    assert len(hint.values) == len(progress.pending[0].options)
    assert len(set(hint.values)) > 1


async def test_nobody_gets_a_hint_who_is_asked_nothing_or_at_another_step() -> None:
    progress = dealt(on_the_shelf()[0])
    seat = asked_at(progress)
    with pytest.raises(Stale):
        await Hints(Bots()).hint(progress, seat, 1)
    progress.seal(0, seat, progress.pending[0].options[0])
    with pytest.raises(NoHint):
        await Hints(Bots()).hint(progress, seat, 0)


async def test_a_question_is_thought_about_once_and_after_a_few_others_one_has_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thoughts: list[int] = []

    async def weigh(*_: Any) -> tuple[float, ...]:
        thoughts.append(progress.step)
        return (1.0,)

    monkeypatch.setattr(Bots, "weigh", weigh)
    progress, hints = dealt(on_the_shelf()[0]), Hints(Bots())
    seat = asked_at(progress)
    again = await asyncio.gather(*(hints.hint(progress, seat, 0) for _ in range(20)))
    assert thoughts == [0]
    assert set(again) == {Hint(0, (1.0,))}
    with pytest.raises(TooManyHints):
        await at_every_step(progress, hints, seat)
    assert len(thoughts) < STEPS


async def at_every_step(progress: Progress, hints: Hints, seat: Seat) -> None:
    for progress.step in range(STEPS):
        await hints.hint(progress, seat, progress.step)


async def test_a_bot_that_fails_is_asked_anew_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> tuple[float, ...]:
        raise ZeroDivisionError

    progress, hints = dealt(on_the_shelf()[0]), Hints(Bots())
    with monkeypatch.context() as broken:
        broken.setattr(Bots, "weigh", fail)
        with pytest.raises(ZeroDivisionError):
            await hints.hint(progress, asked_at(progress), 0)
    assert len((await hints.hint(progress, asked_at(progress), 0)).values) == len(progress.pending[0].options)


def gives_hints(server: Server, table: str) -> bool:
    return msgspec.json.decode(server.get(f"/api/tables/{table}").content, type=TableListing).hints


def allow(server: Server, table: str, token: str, allowed: bool) -> Any:
    return server.post(f"/api/tables/{table}/hints", {"hints": allowed}, token)


async def told(player: Player, step: int) -> Hint | Refusal:
    await player.send({"type": "ask-hint", "step": step})
    found: Hint | Refusal = await player.until(lambda message: isinstance(message, Hint | Refusal))
    return found


async def test_whoever_plays_against_bots_may_ask_and_alone_is_told(server: Server) -> None:
    seated = open_table(server, players=3, bots=("random", "random"))
    async with at_table(server, seated) as ada, at_table(server, seated.table) as watcher:
        asked = (await ada.update()).asked
        assert asked
        hint = await told(ada, 0)
        assert isinstance(hint, Hint)
        assert len(hint.values) == len(asked.options)
        assert isinstance(refusal := await told(watcher, 0), Refusal)
        assert refusal.code == "not-seated"
        assert not any(isinstance(message, Hint) for message in watcher.heard)


async def test_as_soon_as_people_compete_there_are_hints_only_if_the_host_says_so(server: Server) -> None:
    host = open_table(server, players=2)
    assert gives_hints(server, host.table)
    guest = join(server, host.table)
    assert not gives_hints(server, host.table)
    async with at_table(server, guest) as ben:
        await ben.update()
        assert isinstance(refusal := await told(ben, 0), Refusal)
        assert refusal.code == "no-hints"
        assert allow(server, host.table, guest.token, True).json()["code"] == "not-host"
        assert allow(server, host.table, host.token, True).json()["hints"] is True
        assert isinstance(await told(ben, 0), Hint)
    assert allow(server, host.table, host.token, False).json()["hints"] is False


@pytest.mark.parametrize("wish", [True, False])
def test_whoever_opens_a_table_says_whether_there_are_hints(server: Server, wish: bool) -> None:
    seated, *_ = full_table(server, humans=2 if wish else 1, bots=("random",), hints=wish)
    assert gives_hints(server, seated.table) is wish
