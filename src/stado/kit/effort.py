"""How hard the bots of this process think: with all of their budget of work, unless someone asks for a share of it."""

_share = 1.0


def work(budget: int) -> int:
    """Return what is to be done of a budget, which is counted in work and not in time, so that results repeat."""
    return max(1, round(_share * budget))


def set_share(share: float) -> None:
    """Let all bots of this process do only a share of their work: tests want many games, not good ones."""
    global _share  # it is of the process, as its processor is
    _share = share


def share() -> float:
    """Return the share that is asked for."""
    return _share
