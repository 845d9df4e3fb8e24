"""The order in which all tests run: what takes long first, so that no process is left with it at the end."""

import pytest

from stado.kit import effort

IN_TESTS = 0.002  # of their work is what bots that search do in a test: it wants many games, not good ones
effort.set_share(IN_TESTS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browsers first, then what is slow, then what plays thousands of games."""
    items.sort(key=lambda item: [item.get_closest_marker(name) is None for name in ("browser", "slow", "soak")])
