"""The client stays small: what a browser fetches before one can play, in bytes, so that no clock can fail it."""

import pytest

from bench.bundle import BOARD_LIMIT, SHELL_LIMIT, STATIC, Manifest, board_size, manifest, shell_size
from stado.games import all_games


@pytest.fixture(scope="module")
def built() -> Manifest:
    assert (STATIC / "manifest.json").exists(), "the client is not built: run `make client`"
    return manifest()


def test_the_shell_is_small(built: Manifest) -> None:
    assert 10_000 < shell_size(built) <= SHELL_LIMIT


@pytest.mark.parametrize("game", all_games())
def test_every_board_is_small(built: Manifest, game: str) -> None:
    assert 2_000 < board_size(built, game) <= BOARD_LIMIT


def test_the_library_for_qr_codes_is_fetched_only_when_one_is_shown(built: Manifest) -> None:
    lazy = [chunk for source, chunk in built.items() if "uqr" in source]
    assert len(lazy) == 1
    assert lazy[0]["isDynamicEntry"]
