"""A game can be followed from the log region alone: it tells every event the server told, in words and in order."""

import httpx
import pytest

import stado
from stado.core.protocol import AnyGame, Seat
from stado.games import all_games
from stado.words import Words
from tests.conformance.setups import usual
from tests.conformance.walks import Walk
from tests.e2e.clicker import Clicker, play_out
from tests.e2e.conftest import Hall
from tests.e2e.person import Person

pytestmark = pytest.mark.browser

# What a screen reader speaks of a log: each piece of text as it is added, and any text that changes.
_LISTEN = """() => {
    window.heard = [];
    const hear = ({type, addedNodes, target}) => {
        const spoken = type === "characterData" ? [target] : [...addedNodes].filter((node) => node.nodeType !== 8);
        window.heard.push(...spoken.map((node) => node.textContent));
    };
    const log = document.querySelector("[role=log]");
    new MutationObserver((changes) => changes.forEach(hear)).observe(
        log, {childList: true, characterData: true, subtree: true});
}"""
STEPS = 40  # at most, before the end; most games have fewer


def _told(record: str, names: list[str]) -> list[list[str]]:
    """Say turn by turn what the first seat was told."""
    replayed = stado.replay(record)
    match, moves = replayed.at(0), replayed.record()["moves"]
    turns = [[event.seen_by(Seat(0)) for event in match.play(seat, move)] for seat, move in moves]
    words = Words("en")
    return [[words.event(match.game, event, names) for event in turn if event is not None] for turn in turns]


def _record(person: Person, address: str) -> str:
    return httpx.get(address + (person.see("record").get_attribute("href") or "")).text


def _opponent(person: Person, address: str) -> str:
    table = person.page.url.rsplit("/", 1)[1]
    return str(httpx.get(f"{address}/api/tables/{table}").json()["seats"][1]["name"])


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_the_log_tells_every_turn_and_nothing_else(game: AnyGame, hall: Hall) -> None:
    ann = hall.welcome("Ann")
    hall.seat(setup := usual(game, 2), ann, seed=0, left=STEPS)
    clicker = Clicker(ann, seed=0)
    before = sum(len(step.answers) for step in Walk(setup, 0).steps[: clicker.look().step])
    ann.page.evaluate(_LISTEN)  # before Ann has answered, nothing can happen
    play_out(clicker)

    turns = _told(_record(ann, hall.server.http), ["Ann", _opponent(ann, hall.server.http)])[before:]
    heard = ann.page.evaluate("heard")
    for turn in filter(None, turns):  # one after the other: the first that is told wrongly shows itself
        assert heard[: len(turn)] == turn
        heard = heard[len(turn) :]
    assert heard == []
