"""The error tree: the drawing in the module's docstring is the tree of classes, and every refusal is a ValueError."""

import inspect
import re

import pytest

import stado
from stado.core import errors


def drawn_tree() -> dict[str, str]:
    """Return each error of the drawing with the one it hangs from."""
    path: list[str] = []
    parents: dict[str, str] = {}
    for line in inspect.cleandoc(errors.__doc__ or "").splitlines():
        drawn = re.match(r"^((?:│   |    )*)(?:├── |└── )?([A-Z]\w+)(?:\s|$)", line)
        if drawn and (path or line == "StadoError"):
            depth = 0 if line == drawn[2] else len(drawn[1]) // 4 + 1
            path[depth:] = [drawn[2]]
            parents[drawn[2]] = path[depth - 1] if depth else "Exception"
    return parents


def classes() -> dict[str, type[object]]:
    """Return every error the module defines."""
    members = inspect.getmembers(errors, inspect.isclass)
    return {name: kind for name, kind in members if kind.__module__ == errors.__name__}


def test_the_drawing_is_the_tree_of_classes() -> None:
    assert drawn_tree() == {name: kind.__bases__[0].__name__ for name, kind in classes().items()}
    assert len(drawn_tree()) == 9


def test_every_refusal_is_a_value_error_and_nothing_else_is() -> None:
    refusals = {name for name, kind in classes().items() if issubclass(kind, ValueError)}
    assert refusals == {name for name, kind in classes().items() if issubclass(kind, errors.Refused)}


def test_every_error_says_what_it_is() -> None:
    assert all(kind.__doc__ for kind in classes().values())


def test_codes_are_the_names_in_small_letters() -> None:
    own = {name: kind.__dict__.get("code") for name, kind in classes().items() if name != "StadoError"}
    assert own == {name: re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower() for name in own}


@pytest.mark.parametrize("kind", [errors.NotAsked, errors.NotAnOption, errors.GameOver])
def test_the_public_errors_catch_the_finer_ones(kind: type[Exception]) -> None:
    assert issubclass(kind, stado.IllegalMove)
    assert issubclass(kind, stado.StadoError)
