"""Games that began under rules of an older version: they go on and replay as they were played then.

`games/*/tests/older` holds records that a server of that version wrote, each with the result it told.
"""

import asyncio
import json
from typing import Any

import msgspec
import pytest

import stado
from stado.bots import bots_of
from stado.core.codec import to_json, to_text
from stado.core.protocol import Result, Seat
from stado.games import all_games, folder, rules_of
from stado.server.hosting import Hosting
from stado.server.house import House
from stado.server.hub import MemoryHub
from stado.server.log import Log, MemoryLog, StoredSeat, StoredTable
from stado.server.progress import Progress
from stado.server.token import digest

pytestmark = pytest.mark.anyio

FILES = [file for game in all_games().values() for file in sorted(folder(game).glob("tests/older/*.json"))]
RECORDS: list[dict[str, Any]] = [json.loads(file.read_text()) for file in FILES]
NAMES = [f"{record['game']}-{record['version']}" for record in RECORDS]
TOKEN = "a token"  # noqa: S105  # of a person at a table of this test


def result_of(record: dict[str, Any]) -> Result:
    return msgspec.convert(record["result"], Result)


def stored(record: dict[str, Any]) -> StoredTable:
    told = {name: record[name] for name in ("game", "version", "players", "options", "seed")}
    return StoredTable(id="abcd", public=False, opened=0, **told)


async def house_at(log: Log, record: dict[str, Any], moves: int, people: dict[Seat, StoredSeat]) -> House:
    """Open a house in whose log so many moves of the game have been made, with bots on the other seats."""
    table, bot = stored(record), StoredSeat("bot", "random")
    await log.open_table(table, {Seat(seat): people.get(Seat(seat), bot) for seat in range(table.players)})
    match = stado.replay({**record, "moves": record["moves"][:moves]}).at(0)
    step = 0
    for seat, move in record["moves"][:moves]:
        await log.seal("abcd", step, Seat(seat), to_text(move))
        asked = len(match.pending)
        match.play(seat, move)
        step += asked == 1
    house = House(log, MemoryHub())
    await house.start()
    return house


async def over(house: House) -> None:
    while (await house.table("abcd")).status != "over":
        await asyncio.sleep(0.005)


def test_there_is_a_record_of_every_older_version_we_can_play() -> None:
    kept = {(record["game"], record["version"]) for record in RECORDS}
    assert ("board", 1) in kept
    assert all(rules_of(*older) for older in kept)


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_a_record_of_an_older_version_replays_to_the_result_it_had(record: dict[str, Any]) -> None:
    replay = stado.replay(record)
    assert replay.result == result_of(record)
    assert replay.record()["moves"] == record["moves"]
    from_a_position = replay.at(3).imagine(None, 1).record()
    assert {made["version"] for made in (replay.record(), from_a_position)} == {record["version"]}
    assert stado.replay(from_a_position).record() == from_a_position


def test_the_result_is_another_under_the_rules_of_today() -> None:
    record = next(record for record in RECORDS if record["game"] == "board")
    try:
        today = stado.replay({**record, "version": stado.games()[record["game"]].version}).result
    except stado.IllegalMove:
        return
    assert today != result_of(record)


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
async def test_a_stored_game_of_an_older_version_goes_on_to_its_end(record: dict[str, Any]) -> None:
    log = MemoryLog()
    async with asyncio.timeout(60):
        house = await house_at(log, record, len(record["moves"]) // 2, {})
        await over(house)
    finished = await house.record("abcd")
    text = to_text(finished)
    assert finished["version"] == record["version"]
    assert json.loads(text)["moves"][: len(record["moves"]) // 2] == record["moves"][: len(record["moves"]) // 2]
    (found,) = await log.finished(0)
    assert stado.replay(text).result == found.table.result
    await house.close()


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
async def test_a_finished_game_of_an_older_version_is_told_and_its_rematch_is_played_by_the_rules_of_today(
    record: dict[str, Any],
) -> None:
    log = MemoryLog()
    async with asyncio.timeout(60):
        house = await house_at(log, record, len(record["moves"]), {Seat(0): StoredSeat("human", "Ann", digest(TOKEN))})
        await over(house)
    assert (await house.table("abcd")).progress.result == result_of(record)
    match = stado.replay({**record, "moves": []}).at(0)
    told = [event for seat, move in record["moves"] for event in match.play(seat, move)]
    assert [to_json(event) for event in await house.story("abcd") if event in told] == [
        to_json(event) for event in told if event.seen_by(None) == event
    ]
    again = await log.table((await Hosting(house).rematch("abcd", TOKEN)).id)
    assert again
    assert again.version == all_games()[record["game"]].version
    await house.close()


@pytest.mark.parametrize("record", RECORDS, ids=NAMES)
def test_bots_think_ahead_by_the_rules_of_the_game_they_are_in(record: dict[str, Any]) -> None:
    game = rules_of(record["game"], record["version"])
    assert game
    progress = Progress.of(stored(record))
    (seat, *_) = [decision.seat for decision in progress.pending]
    imagined = all_games()[record["game"]].imagine(progress.view(seat), progress.chance(seat))
    assert type(imagined.clone()) is game.state_type
    for name in bots_of(record["game"]):
        assert stado.bot(name).choose(progress.view(seat), progress.pending[0], progress.chance(seat))
