"""What every log must do, on each of them, prompt and dawdling."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest
from msgspec.structs import replace

from stado.core.fairness import seed_from
from stado.core.protocol import Result, Seat
from stado.server.log import Entry, Finished, Log, MemoryLog, SqliteLog, StoredSeat, StoredTable
from stado.server.log.postgres import PostgresLog
from stado.server.log.postgres_schema import prepare
from tests.server.delay import DelayingLog

pytestmark = pytest.mark.anyio

TABLE = StoredTable(
    id="abcd", game="nimmt", version=1, players=3, options={"target": 66}, seed="00" * 32, public=True, opened=100
)
ANN, BEN, BOT = (
    StoredSeat("human", "Ann", b"a" * 32),
    StoredSeat("human", "Ben", b"b" * 32),
    StoredSeat("bot", "random"),
)
FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
WON = Result(scores=(3, 1, 2), places=(3, 1, 2), winners=(SECOND,))
LOST = Result(scores=(3, 1, 2), places=(2, 2, 2), winners=(), opponent=9)


@pytest.fixture(params=["memory", "sqlite", "postgres", "memory-late", "sqlite-late", "postgres-late"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    kept = await log_of(request, tmp_path)
    tried: Any = DelayingLog(kept, seed=1) if "late" in request.param else kept
    await tried.start()
    yield cast("Log", tried)
    await tried.close()


async def log_of(request: pytest.FixtureRequest, folder: Path) -> Log:
    if "postgres" in request.param:
        url = request.getfixturevalue("database")
        await emptied(url)
        return PostgresLog(url)
    return MemoryLog() if "memory" in request.param else SqliteLog(folder / "log.sqlite3")


async def emptied(url: str) -> None:
    """Leave nothing in a database but its schema."""
    await prepare(url)
    connection = await asyncpg.connect(url)
    await connection.execute("TRUNCATE tables, deeds, chores, processes CASCADE")
    await connection.close()


async def test_a_table_is_kept_as_it_was_opened(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    assert await log.table("abcd") == TABLE
    assert await log.seats("abcd") == {FIRST: ANN}
    assert await log.table("none") is None
    assert await log.seats("none") == {}


async def test_players_are_told_in_the_order_they_sat_down(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, THIRD: BOT})
    assert await log.sit("abcd", SECOND, BEN)
    assert list(await log.seats("abcd")) == [FIRST, THIRD, SECOND]


async def test_a_seat_is_given_once(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    given = await asyncio.gather(*(log.sit("abcd", SECOND, player) for player in (BEN, BOT, BEN, BOT)))
    assert sorted(given) == [False, False, False, True]
    assert (await log.seats("abcd"))[SECOND] == (BEN, BOT, BEN, BOT)[given.index(True)]


async def test_nobody_sits_at_a_table_that_is_not_there(log: Log) -> None:
    assert not await log.sit("none", FIRST, ANN)


async def test_who_rises_frees_a_seat(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, SECOND: BEN})
    assert await log.rise("abcd", FIRST, ANN)
    assert await log.seats("abcd") == {SECOND: BEN}
    assert await log.sit("abcd", FIRST, BOT)


async def test_nobody_rises_for_another(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, SECOND: BEN})
    assert await log.rise("abcd", SECOND, ANN)
    assert await log.seats("abcd") == {FIRST: ANN, SECOND: BEN}


async def test_rising_from_a_table_that_is_gone_changes_nothing(log: Log) -> None:
    assert await log.rise("none", FIRST, ANN)
    assert await log.table("none") is None


async def test_the_table_goes_with_the_last_human(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, SECOND: BOT})
    assert await log.rise("abcd", FIRST, ANN)
    assert await log.table("abcd") is None
    assert await log.seats("abcd") == {}


async def test_nobody_rises_once_every_seat_is_taken(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, SECOND: BEN, THIRD: BOT})
    assert not await log.rise("abcd", FIRST, ANN)
    assert len(await log.seats("abcd")) == 3


async def test_the_last_seat_and_the_door_are_not_taken_at_once(log: Log) -> None:
    for number in range(20):
        table = replace(TABLE, id=f"table{number}")
        await log.open_table(table, {FIRST: ANN, SECOND: BEN})
        sat, rose = await asyncio.gather(log.sit(table.id, THIRD, BOT), log.rise(table.id, SECOND, BEN))
        assert sat
        assert len(await log.seats(table.id)) == (2 if rose else 3)


async def test_an_answer_is_sealed_once(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    choices = [b'{"type":"play","card":%d}' % card for card in range(8)]
    sealed = await asyncio.gather(*(log.seal("abcd", 0, FIRST, choice) for choice in choices))
    assert sealed.count(True) == 1
    assert await log.answers("abcd", 0) == {0: {FIRST: choices[sealed.index(True)]}}
    assert not await log.seal("abcd", 0, FIRST, choices[sealed.index(True)])


async def test_answers_are_told_from_a_step_on(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    for step in range(3):
        for seat in (SECOND, FIRST):
            assert await log.seal("abcd", step, seat, b"[%d,%d]" % (step, seat))
    assert await log.answers("abcd", 1) == {
        1: {FIRST: b"[1,0]", SECOND: b"[1,1]"},
        2: {FIRST: b"[2,0]", SECOND: b"[2,1]"},
    }
    assert await log.answers("abcd", 3) == {}
    assert await log.answers("none", 0) == {}


async def test_answers_of_one_table_are_not_those_of_another(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    await log.open_table(replace(TABLE, id="efgh"), {FIRST: ANN})
    assert await log.seal("abcd", 0, FIRST, b"1")
    assert await log.seal("efgh", 0, FIRST, b"2")
    assert await log.answers("efgh", 0) == {0: {FIRST: b"2"}}


async def test_the_lobby_lists_public_tables_newest_first(log: Log) -> None:
    for number, public in enumerate([True, False, True, True]):
        await log.open_table(replace(TABLE, id=f"table{number}", public=public, opened=number), {FIRST: ANN})
    await log.finish("table2", WON, 300)
    assert await offered(log, 0, 0, 10) == ["table3", "table0"]
    assert await offered(log, 1, 0, 10) == ["table3"]
    assert await offered(log, 0, 0, 1) == ["table3"]


async def offered(log: Log, since: int, attended: int, most: int) -> list[str]:
    return [table.id for table in await log.public_tables(since, attended, most)]


async def test_the_lobby_lists_only_tables_at_which_someone_has_been_lately(log: Log) -> None:
    for table in ("left", "kept"):
        await log.open_table(replace(TABLE, id=table), {FIRST: ANN})
    await log.attend(["kept", "gone"], 200)
    assert await offered(log, 0, 100, 10) == ["kept", "left"]
    assert await offered(log, 0, 101, 10) == ["kept"]
    assert await offered(log, 0, 201, 10) == []


async def test_a_chair_more_is_empty_and_one_less_moves_up_whoever_sat_there(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, THIRD: BEN})
    await log.appoint("abcd", THIRD)
    assert not await log.sit("abcd", Seat(3), BOT)
    assert await log.set_players("abcd", 4)
    assert await log.sit("abcd", Seat(3), BOT)
    assert await log.set_players("abcd", 3)
    assert await log.seats("abcd") == {FIRST: ANN, SECOND: BEN, THIRD: BOT}
    assert await log.table("abcd") == replace(TABLE, host=SECOND)
    assert await log.unfinished() == ["abcd"]


async def test_no_chair_is_taken_from_under_anyone_or_from_a_game_that_has_started(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, THIRD: BEN})
    assert not await log.set_players("abcd", 1)
    assert await log.sit("abcd", SECOND, BOT)
    assert not await log.set_players("abcd", 4)
    assert not await log.set_players("none", 4)
    assert await log.table("abcd") == TABLE


async def test_the_last_chair_is_either_taken_away_or_sat_on(log: Log) -> None:
    for number in range(20):
        table = f"table{number}"
        await log.open_table(replace(TABLE, id=table), {FIRST: ANN, SECOND: BEN})
        deeds = [log.set_players(table, 2), log.sit(table, THIRD, BOT)]
        done = await asyncio.gather(*(deeds if number % 2 else deeds[::-1]))
        assert sorted(done) == [False, True]
        stored = await log.table(table)
        assert stored
        assert len(await log.seats(table)) == stored.players


async def test_full_tables_are_unfinished_until_they_are_over(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, SECOND: BEN})
    assert await log.unfinished() == []
    await log.sit("abcd", THIRD, BOT)
    assert await log.unfinished() == ["abcd"]
    await log.finish("abcd", WON, 300)
    assert await log.unfinished() == []
    assert await log.table("abcd") == replace(TABLE, over=True, result=WON, ended=300)


async def test_an_entry_is_all_there_is_of_a_table(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, SECOND: BOT})
    await log.seal("abcd", 0, FIRST, b"1")
    await log.seal("abcd", 1, FIRST, b"2")
    assert await log.entry("abcd", 1) == Entry(TABLE, {FIRST: ANN, SECOND: BOT}, {1: {FIRST: b"2"}})
    assert await log.entry("none", 0) is None


async def test_whoever_takes_a_place_over_is_the_last_who_sat_down(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: BOT, SECOND: ANN})
    assert await log.reseat("abcd", FIRST, BOT, BEN)
    assert list((await log.seats("abcd")).items()) == [(SECOND, ANN), (FIRST, BEN)]


async def test_of_two_who_want_one_place_one_gets_it(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: BOT, SECOND: ANN})
    cy = StoredSeat("human", "Cy", b"c" * 32)
    given = await asyncio.gather(log.reseat("abcd", FIRST, BOT, BEN), log.reseat("abcd", FIRST, BOT, cy))
    assert sorted(given) == [False, True]
    assert (await log.seats("abcd"))[FIRST] == (BEN, cy)[given.index(True)]
    assert not await log.reseat("none", FIRST, BOT, BEN)


async def test_host_and_doors_are_kept(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN, SECOND: BEN})
    await log.appoint("abcd", SECOND)
    await log.set_doors("abcd", False, True)
    assert await log.table("abcd") == replace(TABLE, host=SECOND, guests=False, voices=True)


@pytest.mark.parametrize("allowed", [True, False])
async def test_whether_hints_are_given_is_kept_once_the_host_has_said_so(log: Log, allowed: bool) -> None:
    await log.open_table(TABLE, {FIRST: ANN, SECOND: BEN})
    assert (await log.table("abcd")) == replace(TABLE, hints=None)
    await log.set_hints("abcd", allowed)
    assert await log.table("abcd") == replace(TABLE, hints=allowed)


async def test_there_is_one_rematch(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    wanted = [replace(TABLE, id="efgh"), replace(TABLE, id="ijkl")]
    opened = await asyncio.gather(*(log.open_rematch("abcd", table, {FIRST: ANN}) for table in wanted))
    assert sorted(opened) == [False, True]
    first = await log.table("abcd")
    assert first is not None
    assert first.rematch == wanted[opened.index(True)].id
    assert await log.table(wanted[opened.index(False)].id) is None
    assert await log.seats(first.rematch) == {FIRST: ANN}


async def test_a_result_is_kept_with_its_time_and_the_first_one_holds(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    await log.finish("abcd", LOST, 300)
    await log.finish("abcd", WON, 400)
    assert await log.table("abcd") == replace(TABLE, over=True, result=LOST, ended=300)


async def test_finished_tables_are_told_by_their_end_with_who_sat_there(log: Log) -> None:
    for name, ended in (("late", 500), ("early", 200), ("unknown", None), ("open", None)):
        await log.open_table(replace(TABLE, id=name), {FIRST: ANN, SECOND: BOT})
        if name != "open":
            await log.finish(name, WON, ended)
    assert [found.table.id for found in await log.finished(0)] == ["unknown", "early", "late"]  # opened at 100
    late = replace(TABLE, id="late", over=True, result=WON, ended=500)
    assert await log.finished(201) == [Finished(late, {FIRST: ANN, SECOND: BOT})]


async def test_tables_that_ended_before_results_were_stored_are_found(log: Log) -> None:
    old = replace(TABLE, id="old", over=True)
    for table in (old, replace(TABLE, id="new"), replace(TABLE, id="open")):
        await log.open_table(table, {FIRST: ANN})
    await log.finish("new", WON, 300)
    assert await log.without_result() == [old]
    await log.finish("old", LOST, None)
    assert await log.without_result() == []


UNDEALT = replace(TABLE, seed="", secret="5e" * 32)
MINE, YOURS = "11" * 32, "22" * 32


async def test_a_contribution_is_made_once_and_before_the_deal(log: Log) -> None:
    await log.open_table(UNDEALT, {FIRST: ANN, SECOND: BEN}, [b"a" * 32])
    entry = await log.entry("abcd", 0)
    assert entry
    assert entry.given == {b"a" * 32: None}
    given = await asyncio.gather(*(log.contribute("abcd", b"a" * 32, own) for own in (MINE, YOURS)))
    assert sorted(given) == [False, True]
    assert await log.contribute("abcd", b"b" * 32, YOURS)  # not announced, and welcome
    assert not await log.deal("abcd")  # a seat is empty
    assert await log.sit("abcd", THIRD, BOT)
    assert await log.deal("abcd")
    dealt = await log.table("abcd")
    assert dealt
    assert dealt.contributions == ((MINE, YOURS)[given.index(True)], YOURS, None)
    assert dealt.seed == seed_from("5e" * 32, "abcd", dealt.contributions)
    assert not await log.contribute("abcd", b"c" * 32, MINE)
    assert not await log.contribute("none", b"c" * 32, MINE)
    assert not await log.deal("abcd")
    assert await log.entry("abcd", 0) == Entry(dealt, {FIRST: ANN, SECOND: BEN, THIRD: BOT}, {})


async def test_who_gets_up_takes_the_contribution_along_and_who_moves_up_keeps_it(log: Log) -> None:
    await log.open_table(UNDEALT, {FIRST: ANN, THIRD: BEN})
    assert await log.contribute("abcd", b"a" * 32, MINE)
    assert await log.contribute("abcd", b"b" * 32, YOURS)
    assert await log.rise("abcd", FIRST, ANN)
    assert await log.set_players("abcd", 2)
    assert await log.sit("abcd", SECOND, BOT)
    assert await log.deal("abcd")
    dealt = await log.table("abcd")
    assert dealt
    assert dealt.contributions == (YOURS, None)


async def test_a_game_is_abandoned_once_and_keeps_no_result(log: Log) -> None:
    await log.open_table(UNDEALT, {FIRST: ANN, SECOND: BOT, THIRD: BOT})
    assert not await log.abandon("abcd", 300)  # its cards are not dealt
    assert await log.deal("abcd")
    assert await log.unattended(100) == []  # opened at 100
    assert await log.unattended(101) == ["abcd"]
    assert await log.abandon("abcd", 300)
    assert not await log.abandon("abcd", 400)
    await log.finish("abcd", WON, 500)
    stored = await log.table("abcd")
    assert stored
    assert (stored.over, stored.abandoned, stored.result, stored.ended) == (True, True, None, 300)
    assert await log.unattended(10**6) == await log.unfinished() == []
    assert await log.without_result() == []


async def test_a_rematch_knows_whose_contributions_are_to_come(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    assert await log.open_rematch("abcd", replace(UNDEALT, id="efgh"), {FIRST: ANN}, [b"a" * 32])
    entry = await log.entry("efgh", 0)
    assert entry
    assert entry.given == {b"a" * 32: None}


async def test_a_table_is_old_once_nobody_was_there_for_long_whatever_happened_before(log: Log) -> None:
    for name, opened in (("old", 100), ("older", 50), ("attended", 100), ("ended", 100), ("new", 300)):
        await log.open_table(replace(TABLE, id=name, opened=opened), {FIRST: ANN})
    await log.attend(["attended"], 250)
    await log.finish("ended", WON, 250)
    assert await log.old(200, 10) == ["older", "old"]
    assert await log.old(200, 1) == ["older"]
    assert set(await log.old(251, 10)) == {"older", "old", "attended", "ended"}


async def test_of_a_table_that_is_forgotten_nothing_is_left(log: Log) -> None:
    for name in ("abcd", "kept"):
        await log.open_table(replace(TABLE, id=name), {FIRST: ANN})
        await log.seal(name, 0, FIRST, b"1")
    await log.forget(["abcd", "none"])
    assert await log.table("abcd") is None
    assert (await log.seats("abcd"), await log.answers("abcd", 0)) == ({}, {})
    assert await log.answers("kept", 0) == {0: {FIRST: b"1"}}
    assert [table.id for table in await log.latest(10)] == ["kept"]


async def test_the_latest_tables_are_told_newest_first(log: Log) -> None:
    for number in range(3):
        await log.open_table(replace(TABLE, id=f"table{number}", public=False, opened=number), {FIRST: ANN})
    assert [table.id for table in await log.latest(2)] == ["table2", "table1"]


async def test_a_mark_changes_with_all_that_a_process_may_have_missed(log: Log) -> None:
    await log.open_table(UNDEALT, {FIRST: ANN})
    changes: list[Awaitable[Any]] = [
        log.contribute("abcd", b"a" * 32, MINE),
        log.sit("abcd", SECOND, BOT),
        log.reseat("abcd", SECOND, BOT, BEN),
        log.rise("abcd", SECOND, BEN),
        log.set_players("abcd", 2),
        log.set_doors("abcd", False, True),
        log.set_hints("abcd", True),
        log.sit("abcd", SECOND, BOT),
        log.deal("abcd"),
        log.abandon("abcd", 300),
    ]
    rests = [(await log.marks(["abcd", "none"]))["abcd"].rest]
    for change in changes:
        await change
        rests.append((await log.marks(["abcd", "none"]))["abcd"].rest)
    assert all(before != after for before, after in pairwise(rests))
    assert set(await log.marks(["abcd", "none"])) == {"abcd"}


async def test_a_mark_tells_how_far_the_answers_reach(log: Log) -> None:
    await log.open_table(TABLE, {FIRST: ANN})
    told = [await log.marks(["abcd"])]
    for step, seat in ((0, FIRST), (0, SECOND), (1, THIRD)):
        await log.seal("abcd", step, seat, b"1")
        told.append(await log.marks(["abcd"]))
    assert [(mark["abcd"].step, mark["abcd"].answers) for mark in told] == [(-1, 0), (0, 1), (0, 2), (1, 1)]


async def test_an_answer_to_a_table_that_is_gone_is_not_sealed_and_its_neighbours_are(log: Log) -> None:
    for name in ("abcd", "gone"):
        await log.open_table(replace(TABLE, id=name), {FIRST: ANN})
    await log.forget(["gone"])
    with suppress(KeyError):
        assert not await log.seal("gone", 0, FIRST, b"1")
    assert await log.seal("abcd", 0, FIRST, b"1")
