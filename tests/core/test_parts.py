"""What a game may bring along or not is found by its name."""

from stado.games import part


def test_a_part_that_is_there_is_found() -> None:
    own = part("nimmt", "bots")
    assert own is not None
    assert own.__name__ == "stado.games.nimmt.bots"


def test_a_part_that_is_not_there_is_none() -> None:
    assert part("nimmt", "kitchen") is None
