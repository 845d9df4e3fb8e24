"""Bots are a herd of named animals: a name, a face and a level, the same for everyone at a table."""

from stado.bots.herd import HERD, herd_of
from stado.games import all_games
from stado.server.wire import SeatListing
from tests.server.player import open_table
from tests.server.serving import Server


def _seats(server: Server, table: str) -> list[SeatListing]:
    return [SeatListing(**seat) for seat in server.get(f"/api/tables/{table}").json()["seats"]]


def test_there_are_names_and_faces_for_the_largest_table_and_none_twice() -> None:
    assert len(HERD) > max(game.seats[-1] for game in all_games().values())
    assert len({beast.name for beast in HERD}) == len({beast.animal for beast in HERD}) == len(HERD)


def test_the_herd_sits_in_another_order_at_another_table_and_always_so_at_the_same() -> None:
    assert herd_of("one") == herd_of("one")
    assert herd_of("one") != herd_of("two")
    assert set(herd_of("one")) == set(HERD)


def test_a_bot_has_a_name_a_face_and_its_level_and_a_person_only_a_name(server: Server) -> None:
    table = open_table(server, 4, ("greedy", "random")).table
    person, greedy, random, empty = _seats(server, table)
    first, second = herd_of(table)[1:3]
    assert (greedy.name, greedy.animal, greedy.bot) == (first.name, first.animal, "greedy")
    assert (random.name, random.animal, random.bot) == (second.name, second.animal, "random")
    assert (person.bot, person.animal) == (empty.bot, empty.animal) == (None, None)


def test_a_bot_keeps_its_name_when_its_level_changes(server: Server) -> None:
    seated = open_table(server, 3, ("greedy",))
    before = _seats(server, seated.table)[1]
    server.post(f"/api/tables/{seated.table}/seats/1", {"bot": "random"}, seated.token)
    after = _seats(server, seated.table)[1]
    assert (before.name, before.bot, after.bot) == (after.name, "greedy", "random")
