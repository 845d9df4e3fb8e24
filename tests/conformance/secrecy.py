"""Who may know what. Nothing is asked of a game but its own claim, in each view, of which cards are `unseen`.

The strongest tool is the exchange: mix all the cards a seat cannot see, wherever they lie, and nothing that this seat
is shown, asked or told may change. What it was shown once it never forgets, unless the cards are shuffled again.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import structs

from stado.core.chance import Rng, seed_of, stream
from stado.core.codec import pack, to_text
from stado.core.play import step
from stado.core.protocol import Event, Seat, State, View
from tests.conformance.cards import Card, Exchange, Path, alike, cards_in, cards_lying_in, exchanged, heaps
from tests.conformance.setups import Setup
from tests.conformance.walks import STEP_LIMIT, shuffles, walk

SAMPLE = 25  # states of a walk to look at closely
TRIES = 12  # imagined states: enough that a hidden heap which can differ will


def every_card_is_seen_or_unseen(setup: Setup, seed: int) -> None:
    for state in walk(setup, seed).states:
        lying = cards_lying_in(state)
        for seat in setup.everyone:
            view = setup.game.view(state, seat)
            unseen, shown = Counter(view.unseen), _shown(view)
            assert view.seat == seat
            assert list(view.unseen) == sorted(view.unseen), "unseen cards in an order that tells something"
            assert unseen <= lying, f"seat {seat} misses cards that do not exist: {unseen - lying}"
            assert lying <= unseen + shown, f"hidden from seat {seat}, and not unseen: {lying - unseen - shown}"
            single = {card for card, copies in lying.items() if copies == 1}
            assert not single.intersection(unseen).intersection(shown), f"seat {seat} sees what it is said not to see"


def exchanging_unseen_cards_changes_no_view(setup: Setup, seed: int) -> None:
    chance = _chance(seed)
    for state in walk(setup, seed).sample(2 * SAMPLE):
        lying = cards_lying_in(state)
        for seat in setup.everyone:
            view = setup.game.view(state, seat)
            other = exchanged(state, mixed(lying, [Counter(view.unseen)], chance))
            assert pack(setup.game.view(other, seat)) == pack(view), f"seat {seat} sees something it should not"
            assert _asked(setup, other, seat) == _asked(setup, state, seat)


def the_seed_is_in_no_view(setup: Setup, seed: int) -> None:
    """The seed is the future: with another one, everyone sees and may do the same now."""
    for state in walk(setup, seed).states:
        other = structs.replace(state, seed=seed_of(seed + 1))
        assert pack(setup.game.pending(other)) == pack(setup.game.pending(state))
        for seat in setup.everyone:
            assert pack(setup.game.view(other, seat)) == pack(setup.game.view(state, seat)), (
                f"seat {seat} sees the seed"
            )


def the_seed_is_never_told(setup: Setup, seed: int) -> None:
    met = walk(setup, seed)
    told = to_text([[step.pending, step.events] for step in met.steps] + [setup.game.result(met.states[-1])])
    assert seed_of(seed)[:16].encode() not in told


def a_seat_cannot_tell_an_imagined_state_from_the_truth(setup: Setup, seed: int) -> None:
    for state in walk(setup, seed).sample(SAMPLE):
        for seat in setup.everyone:
            view = setup.game.view(state, seat)
            for other in _imagined(setup, state, seat, _chance(seed), 2):
                assert pack(setup.game.view(other, seat)) == pack(view), f"seat {seat} can tell"
                assert _asked(setup, other, seat) == _asked(setup, state, seat)
                assert _seats_asked(setup, other) == _seats_asked(setup, state)
                assert cards_lying_in(other) == cards_lying_in(state)
                assert other.seed != state.seed, "the future was imagined as it will be"


def a_spectator_knows_no_more_than_any_seat(setup: Setup, seed: int) -> None:
    for state in walk(setup, seed).sample(SAMPLE):
        public = pack(setup.game.view(state, None))
        for seat in range(setup.players):
            assert Counter(setup.game.view(state, Seat(seat)).unseen) <= Counter(setup.game.view(state, None).unseen)
            for other in _imagined(setup, state, Seat(seat), _chance(seed), 2):
                assert pack(setup.game.view(other, None)) == public


def an_imagined_state_plays_on_to_the_end(setup: Setup, seed: int) -> None:
    chance = _chance(seed)
    for place, state in enumerate(walk(setup, seed).sample(4)):
        seat = setup.everyone[place % len(setup.everyone)]
        for other in _imagined(setup, state, seat, chance, 1):
            try:
                _play_on(setup, other, chance)
            except Exception as error:
                raise AssertionError(f"a state imagined by seat {seat} breaks: {error!r}") from error


def _play_on(setup: Setup, state: State, chance: Rng) -> None:
    for _ in range(STEP_LIMIT):
        if not (pending := setup.game.pending(state)):
            assert setup.game.result(state) is not None
            return
        state, _ = step(setup.game, state, {asked.seat: chance.pick(asked.options) for asked in pending})
    raise AssertionError(f"no end after {STEP_LIMIT} steps")


def imagining_varies_all_that_is_hidden(setup: Setup, seed: int) -> None:
    """Every heap with hidden cards that could hold others is imagined in several ways, sometime in the game."""
    hidden, varied = set[tuple[Seat | None, Path]](), set[tuple[Seat | None, Path]]()
    for state in walk(setup, seed).sample(4):
        for seat in setup.everyone:
            unseen = _wholly_unseen(setup, state, seat)
            heaped = [path for path, cards in heaps(state, unseen).items() if cards.keys() != unseen]
            imagined = [heaps(other, unseen) for other in _imagined(setup, state, seat, _chance(seed), TRIES)]
            hidden.update((seat, path) for path in heaped)
            varied.update(
                (seat, path) for path in heaped if any(one.get(path) != imagined[0].get(path) for one in imagined)
            )
    assert hidden == varied, f"always imagined alike: {sorted(map(str, hidden - varied))}"


def _wholly_unseen(setup: Setup, state: State, seat: Seat | None) -> frozenset[Card]:
    """Return the cards of which this seat sees no copy."""
    unseen = Counter(setup.game.view(state, seat).unseen)
    return frozenset(card for card, copies in cards_lying_in(state).items() if unseen[card] == copies)


def imagining_needs_nothing_but_chance(setup: Setup, seed: int) -> None:
    for state in walk(setup, seed).sample(5):
        for seat in setup.everyone:
            one, two = (list(_imagined(setup, state, seat, _chance(seed), 1)) for _ in range(2))
            assert pack(one) == pack(two), "the same chance imagines the same"


def an_imagined_match_keeps_who_has_answered(setup: Setup, seed: int) -> None:
    """Also in the middle of a simultaneous question: the same seats wait, and one's own answer is kept."""
    match = setup.match(seed)
    for number, met in enumerate(walk(setup, seed).steps):
        for seat, choice in met.answers.items():
            me = setup.everyone[number % len(setup.everyone)]
            other = match.imagine(me, _chance(seed))
            assert set(other.pending) == set(match.pending)
            assert pack(other.view(me)) == pack(match.view(me))
            mine = str(me)
            assert other.dump().get("answers", {}).get(mine) == match.dump().get("answers", {}).get(mine)
            match.play(seat, choice)


def events_name_no_card_that_stays_hidden(setup: Setup, seed: int) -> None:
    for met in walk(setup, seed).steps:
        for seat in setup.everyone:
            known = _shown(setup.game.view(met.after, seat)).keys() | met.shuffled.keys()
            for event in _told(met.events, seat):
                assert cards_in(event).keys() <= known, f"seat {seat} is told {event}"


def events_do_not_depend_on_what_stays_hidden(setup: Setup, seed: int) -> None:
    """Exchange what a seat sees neither before nor after a step: it is told and shown the same."""
    chance = _chance(seed)
    for met in walk(setup, seed).steps[:SAMPLE]:
        for seat in setup.everyone:
            before, after = (setup.game.view(state, seat) for state in (met.before, met.after))
            hidden = [Counter(before.unseen) - met.shuffled, Counter(after.unseen)]
            mix = mixed(cards_lying_in(met.before), hidden, chance)
            answers = {other: exchanged(choice, mix) for other, choice in met.answers.items()}
            swapped = exchanged(met.before, mix)
            if not all(answers[asked.seat] in asked.options for asked in setup.game.pending(swapped)):
                continue  # with other cards this could not have been answered, such as where suit must be followed
            other, events = step(setup.game, swapped, answers)
            assert pack(_told(events, seat)) == pack(_told(met.events, seat)), f"seat {seat} is told too much"
            assert pack(setup.game.view(other, seat)) == pack(after)


def a_new_deal_tells_only_what_it_shows(setup: Setup, seed: int) -> None:
    """Let cards come out of a shuffle in each other's places: who sees none of them is told and shown the same."""
    chance = _chance(seed)
    for met in (met for met in walk(setup, seed).steps if met.shuffled):
        for seat in setup.everyone:
            after = setup.game.view(met.after, seat)
            with shuffles(mixed(cards_lying_in(met.after), [met.shuffled, Counter(after.unseen)], chance)):
                other, events = step(setup.game, met.before, met.answers)
            assert pack(_told(events, seat)) == pack(_told(met.events, seat)), f"seat {seat} is told too much"
            assert pack(setup.game.view(other, seat)) == pack(after)


def nobody_forgets_what_was_shown(setup: Setup, seed: int) -> None:
    """A view is what a perfect memory knows: a card once seen is unseen again only after a shuffle."""
    for met in walk(setup, seed).steps:
        for seat in setup.everyone:
            before, after = (Counter(setup.game.view(state, seat).unseen) for state in (met.before, met.after))
            assert after - before <= met.shuffled, f"seat {seat} forgot {after - before - met.shuffled}"


def _chance(seed: int) -> Rng:
    return stream(seed_of(seed), "conformance")


def _shown(view: View) -> Counter[Card]:
    """Count the cards that a view names outside its list of unseen ones."""
    return cards_in(structs.replace(view, unseen=()))


def mixed(cards: Counter[Card], among: list[Counter[Card]], chance: Rng) -> Exchange:
    """Return an exchange of those cards that are, with all their copies, in each of the other counts."""
    return {
        card: other for group in alike(cards, among) for card, other in zip(group, chance.shuffled(group), strict=True)
    }


def _asked(setup: Setup, state: State, seat: Seat | None) -> list[bytes]:
    return [pack(decision) for decision in setup.game.pending(state) if decision.seat == seat]


def _seats_asked(setup: Setup, state: State) -> list[Seat]:
    return [decision.seat for decision in setup.game.pending(state)]


def _imagined(setup: Setup, state: State, seat: Seat | None, chance: Rng, count: int) -> Iterator[State]:
    view = setup.game.view(state, seat)
    return (setup.game.imagine(view, chance) for _ in range(count))


def _told(events: list[Event], seat: Seat | None) -> list[Event]:
    return [told for event in events if (told := event.seen_by(seat)) is not None]
