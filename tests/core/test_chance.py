"""Chance against an independent telling of it: the same bytes by `hmac` alone, and no number favoured."""

import hashlib
import hmac
import pickle
import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stado.core.chance import Rng, rng_of, seed_of, stream

SEED = "00" * 32
seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)
names = st.text(alphabet="abcdefghij/0123456789é", max_size=12)


def words(seed: str, name: str, blocks: int) -> list[int]:
    """Return the first words of a stream as docs/fairness.md tells it."""
    key = hmac.new(bytes.fromhex(seed), name.encode("utf-8"), hashlib.sha256).digest()
    text = b"".join(hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest() for block in range(blocks))
    return [int.from_bytes(text[start : start + 4], "big") for start in range(0, len(text), 4)]


def numbers(limit: int, drawn: list[int]) -> list[int]:
    """Return the numbers below a limit that a row of words gives."""
    return [word % limit for word in drawn if word < 2**32 // limit * limit]


def shuffled(items: list[int], drawn: list[int]) -> list[int]:
    """Return the items in the order that a row of words gives."""
    out, left = list(items), iter(drawn)
    for place in range(len(out) - 1):
        rest = len(out) - place
        other = place + next(word for word in left if word < 2**32 // rest * rest) % rest
        out[place], out[other] = out[other], out[place]
    return out


@settings(deadline=None)
@given(seed=seeds, name=names, limit=st.integers(1, 2**32))
def test_a_stream_gives_the_same_numbers_as_the_documented_algorithm(seed: str, name: str, limit: int) -> None:
    rng = stream(seed, name)
    expected = numbers(limit, words(seed, name, 4))
    assert [rng.below(limit) for _ in expected] == expected


@settings(deadline=None)
@given(seed=seeds, name=names, size=st.integers(0, 110))
def test_a_shuffle_is_the_documented_one(seed: str, name: str, size: int) -> None:
    items = list(range(size))
    assert stream(seed, name).shuffled(items) == shuffled(items, words(seed, name, 30))


@settings(deadline=None)
@given(seed=seeds, name=names, size=st.integers(0, 110), count=st.integers(0, 120))
def test_drawing_some_gives_the_first_of_the_shuffle(seed: str, name: str, size: int, count: int) -> None:
    assert stream(seed, name).drawn(range(size), count) == stream(seed, name).shuffled(range(size))[:count]


def test_words_go_on_across_blocks() -> None:
    rng = stream(SEED, "long")
    assert [rng.below(2**32) for _ in range(800)] == words(SEED, "long", 100)


def test_a_path_is_joined_by_slashes() -> None:
    assert stream(SEED, "deal", 3).below(2**32) == words(SEED, "deal/3", 1)[0]
    assert stream(SEED, "a", "b", 1).below(2**32) == words(SEED, "a/b/1", 1)[0]


def test_words_that_would_favour_the_low_numbers_are_thrown_away() -> None:
    limit = 3 * 2**30
    drawn = words(SEED, "reject", 50)
    thrown = [word for word in drawn if word >= limit]
    assert len(thrown) > 50
    rng = stream(SEED, "reject")
    kept = [rng.below(limit) for _ in range(len(drawn) - len(thrown))]
    assert kept == [word for word in drawn if word < limit]


@pytest.mark.parametrize("limit", [1, 2, 2**31, 2**32])
def test_no_word_is_thrown_away_when_the_limit_divides_evenly(limit: int) -> None:
    rng = stream(SEED, "even")
    assert [rng.below(limit) for _ in range(16)] == [word % limit for word in words(SEED, "even", 2)]


def test_every_number_is_as_likely_as_another() -> None:
    rng = stream(SEED, "dice")
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert all(9_600 < times < 10_400 for times in counts.values())


def test_every_order_is_as_likely_as_another() -> None:
    rng = stream(SEED, "orders")
    counts = Counter(tuple(rng.shuffled("abcd")) for _ in range(24_000))
    assert set(counts) == set(permutations("abcd"))
    assert all(850 < times < 1_150 for times in counts.values())


def test_a_shuffle_leaves_what_it_was_given_alone() -> None:
    items = [1, 2, 3, 4, 5]
    assert sorted(stream(SEED, "x").shuffled(items)) == items == [1, 2, 3, 4, 5]


def test_pick_is_the_item_at_a_number_below_their_count() -> None:
    items = "abcdefg"
    drawn = numbers(len(items), words(SEED, "pick", 2))
    rng = stream(SEED, "pick")
    assert [rng.pick(items) for _ in drawn] == [items[number] for number in drawn]


@settings(deadline=None)
@given(seed=seeds, draws=st.integers(0, 50))
def test_a_stream_does_not_disturb_another(seed: str, draws: int) -> None:
    alone = [stream(seed, "deal", 1).below(1000)]
    other, mine = stream(seed, "first"), stream(seed, "deal", 1)
    for _ in range(draws):
        other.below(7)
    assert [mine.below(1000)] == alone


def test_streams_with_different_names_or_seeds_differ() -> None:
    paths = [(seed, name) for seed in (SEED, "01" * 32) for name in ("deal/1", "deal/2", "first", "")]
    assert len({stream(*path).fresh_seed() for path in paths}) == len(paths) == 8


def test_a_fresh_seed_is_the_next_eight_words() -> None:
    drawn = words(SEED, "seed", 2)
    rng = stream(SEED, "seed")
    assert rng.fresh_seed() == b"".join(word.to_bytes(4, "big") for word in drawn[:8]).hex()
    assert rng.fresh_seed() == b"".join(word.to_bytes(4, "big") for word in drawn[8:]).hex()


@settings(deadline=None)
@given(seed=seeds, name=names, draws=st.integers(0, 40))
def test_a_stream_goes_on_where_it_stood_in_another_process(seed: str, name: str, draws: int) -> None:
    rng = stream(seed, name)
    for _ in range(draws):
        rng.below(10)
    sent, written = pickle.loads(pickle.dumps(rng)), Rng(rng.seed, rng.path, rng.position)  # noqa: S301  # our own
    expected = [rng.below(1000) for _ in range(20)]
    assert [sent.below(1000) for _ in expected] == [written.below(1000) for _ in expected] == expected


def test_a_position_counts_words_the_thrown_away_ones_too() -> None:
    rng, thrown = stream(SEED, "reject"), 0
    assert rng.position == 0
    for place, word in enumerate(words(SEED, "reject", 10), start=1):
        if word >= 3 * 2**30:
            thrown += 1
        else:
            rng.below(3 * 2**30)
            assert rng.position == place
    assert thrown > 10


@settings(deadline=None)
@given(size=st.integers(0, 110))
def test_a_shuffle_moves_the_position(size: int) -> None:
    rng = stream(SEED, "x")
    rng.shuffled(range(size))
    again = Rng(SEED, "x", rng.position)
    assert again.below(2**32) == rng.below(2**32)


def test_a_child_is_the_stream_of_the_longer_path_from_its_start() -> None:
    parent = stream(SEED, "a")
    parent.below(7)
    assert parent.child("b", 1).below(2**32) == stream(SEED, "a", "b", 1).below(2**32)
    assert Rng(SEED).child("a").below(2**32) == stream(SEED, "a").below(2**32)


def test_a_sealed_stream_gives_the_same_numbers_and_not_its_seed() -> None:
    rng = stream(SEED, "bot", 3)
    rng.below(7)
    sealed = rng.sealed()
    assert SEED not in pickle.dumps(sealed).decode("latin-1")
    assert [sealed.below(100) for _ in range(20)] == [rng.below(100) for _ in range(20)]


def test_numbers_texts_and_bytes_become_seeds() -> None:
    sha = hashlib.sha256
    assert seed_of(7) == seed_of("7") == seed_of(b"7") == sha(b"7").hexdigest()
    assert seed_of(-1) == sha(b"-1").hexdigest()
    assert seed_of("stádo") == sha("stádo".encode()).hexdigest()
    assert seed_of("") == seed_of(b"") == sha(b"").hexdigest()


def test_even_half_a_character_is_a_seed() -> None:
    assert seed_of("\ud800") == hashlib.sha256(b"\xed\xa0\x80").hexdigest()


def test_a_seed_stays_what_it_is() -> None:
    assert seed_of("ab" * 32) == "ab" * 32
    assert seed_of(bytes(range(32))) == bytes(range(32)).hex()
    assert seed_of(seed_of(7)) == seed_of(7)


def test_hex_digits_in_capitals_or_of_another_length_are_some_text() -> None:
    assert seed_of("AB" * 32) == hashlib.sha256(b"AB" * 32).hexdigest()
    assert seed_of("ab" * 31) == hashlib.sha256(b"ab" * 31).hexdigest()


def test_a_text_of_32_characters_is_a_text_like_any_other() -> None:
    assert seed_of("x" * 32) == hashlib.sha256(b"x" * 32).hexdigest()
    assert seed_of(10**31) == hashlib.sha256(b"1" + b"0" * 31).hexdigest()


def test_no_seed_is_a_random_one() -> None:
    seeds_made = {seed_of(None) for _ in range(20)}
    assert len(seeds_made) == 20
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds_made)


def test_a_generator_of_ours_is_used_as_it_is() -> None:
    rng = Rng(SEED)
    assert rng_of(rng) is rng


@pytest.mark.parametrize("seed", [7, "seven", b"seven"])
def test_a_seed_makes_the_generator_called_rng(seed: int | str | bytes) -> None:
    assert rng_of(seed).below(2**32) == words(seed_of(seed), "rng", 1)[0]


def test_a_generator_of_the_standard_library_gives_the_key() -> None:
    key = random.Random(5).getrandbits(256).to_bytes(32, "big")
    expected = int.from_bytes(hmac.new(key, bytes(8), hashlib.sha256).digest()[:4], "big")
    assert rng_of(random.Random(5)).below(2**32) == expected


def test_a_generator_of_the_standard_library_moves_on() -> None:
    generator = random.Random(5)
    assert rng_of(generator).below(2**32) != rng_of(generator).below(2**32)


def test_without_a_seed_generators_differ() -> None:
    assert rng_of(None).below(2**32) != rng_of(None).below(2**32)
