"""How a referee complains. Nothing of Stado is imported here, so that every referee stays independent of it."""


class Complaint(AssertionError):
    """The game differs from the rules."""


def compare(what: str, mine: object, theirs: object) -> None:
    """Complain unless both are the same."""
    if mine != theirs:
        raise Complaint(f"{what}: by the rules {mine}, in the game {theirs}")
