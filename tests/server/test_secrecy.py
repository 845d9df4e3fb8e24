"""A whole game over real sockets, with every byte kept: nobody is ever sent what another hides."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import stado
from stado.core.protocol import Seat
from stado.games import all_games
from stado.server.wire import Seated, Update
from tests.conformance.cards import cards_in
from tests.server.player import Player, at_table, full_table
from tests.server.serving import Server

pytestmark = pytest.mark.anyio

GAME = all_games()["nimmt"]
PLAYERS = 4


class Heard(Struct):
    """A finished game: what each seat and a spectator were sent, and the truth."""

    clients: list[Player]
    seated: list[Seated]
    record: dict[str, Any]


async def whole_game(server: Server, **options: Any) -> Heard:
    """Let four people play a game that a fifth watches."""
    seated = full_table(server, humans=PLAYERS, options=options)
    async with asyncio.TaskGroup() as group:
        clients: list[Seated | str] = [*seated, seated[0].table]
        tasks = [group.create_task(one_client(server, who, random.Random(7))) for who in clients]
    record = server.get(f"/api/tables/{seated[0].table}/record").json()
    return Heard([task.result() for task in tasks], seated, record)


async def one_client(server: Server, who: Seated | str, rng: random.Random) -> Player:
    async with at_table(server, who) as player:
        await player.play(rng)
        return player


def truths(record: dict[str, Any]) -> list[stado.Match]:
    """Return the true game as it stood at each step."""
    replay = stado.replay(record)
    moments = [replay.at(moves) for moves in range(len(replay) + 1)]
    return [moment for moment in moments if not moment.dump().get("answers")]


def cards_named(update: Update) -> Iterator[int | str]:
    """Yield every card an update names, but for the sorted list of all that this seat has not seen."""
    view = msgspec.convert(update.view, GAME.view_type)
    yield from cards_in(msgspec.structs.replace(view, unseen=()))
    choices = [*(update.asked.options if update.asked else ()), *([update.chosen] if update.chosen else [])]
    for value, kind in [(event, GAME.event_type) for event in of_this_round(update)] + [
        (choice, GAME.choice_type) for choice in choices
    ]:
        struct: Struct = msgspec.convert(value, kind)
        yield from cards_in(struct)


def of_this_round(update: Update) -> list[Any]:
    """Return the events of the round that is on; what an ended round showed is dealt anew, and hidden again."""
    ends = [place for place, event in enumerate(update.events) if event["type"] == "round-ended"]
    return list(update.events[ends[-1] :] if ends else update.events)


def hidden_from(truth: stado.Match, seat: Seat | None) -> set[int | str]:
    hands = truth.dump()["hands"]
    return {card for other, hand in enumerate(hands) if other != seat for card in hand}


@pytest.fixture(scope="module")
def heard(server: Server) -> Heard:
    return asyncio.run(whole_game(server, rounds=2, target=None))


def test_no_message_names_a_card_that_another_hides(heard: Heard) -> None:
    by_step = truths(heard.record)
    for client in heard.clients:
        named = [
            (set(cards_named(update)), hidden_from(by_step[update.step], client.seat)) for update in client.updates
        ]
        assert sum(len(hidden) for _, hidden in named) > 300
        assert not any(hidden & cards for cards, hidden in named)


def test_every_view_is_the_same_for_any_truth_the_seat_cannot_tell_apart(heard: Heard) -> None:
    by_step = truths(heard.record)
    for client in heard.clients:
        for update in client.updates:
            imagined = by_step[update.step].imagine(client.seat, update.step)
            assert imagined.view(client.seat) == msgspec.convert(update.view, GAME.view_type)


def test_a_question_and_a_sealed_answer_reach_their_owner_alone(heard: Heard) -> None:
    for client in heard.clients:
        for update in client.updates:
            assert update.asked is None or update.asked.seat == client.seat
            assert update.chosen is None or update.chosen["card"] in update.view["hand"]
    watching = heard.clients[-1]
    assert watching.seat is None
    assert all(update.asked is None and update.chosen is None for update in watching.updates)


def test_no_message_holds_a_token_or_the_seed(heard: Heard) -> None:
    secrets = [heard.record["seed"], *(seated.token for seated in heard.seated)]
    for client in heard.clients:
        for text in client.raw:
            assert not any(secret in text for secret in secrets)


def test_the_log_lines_hold_no_token_no_seed_and_no_card(heard: Heard, server: Server) -> None:
    secrets = [heard.record["seed"], *(seated.token for seated in heard.seated), '"card"']
    assert not any(secret in server.log() for secret in secrets)


def test_the_file_holds_no_token(heard: Heard, server: Server) -> None:
    stored = b"".join(file.read_bytes() for file in server.database.parent.glob("stado.sqlite3*"))
    assert heard.record["seed"].encode() in stored
    assert not any(seated.token.encode() in stored for seated in heard.seated)
