"""The herd: what bots are called at a table. A name is the same in every language, and no two at a table share one."""

from hashlib import sha256
from typing import Literal

from msgspec import Struct

Animal = Literal[
    "bull", "calf", "cat", "cow", "dog", "donkey", "fox", "goat",
    "goose", "hedgehog", "hen", "horse", "owl", "pig", "rabbit", "sheep",
]  # fmt: skip


class Beast(Struct, frozen=True):
    """One of the herd."""

    name: str
    animal: Animal


HERD = (
    Beast("Bruno", "bull"),
    Beast("Toni", "calf"),
    Beast("Mina", "cat"),
    Beast("Mona", "cow"),
    Beast("Rex", "dog"),
    Beast("Hugo", "donkey"),
    Beast("Viktor", "fox"),
    Beast("Greta", "goat"),
    Beast("Agata", "goose"),
    Beast("Igor", "hedgehog"),
    Beast("Berta", "hen"),
    Beast("Stella", "horse"),
    Beast("Nora", "owl"),
    Beast("Otto", "pig"),
    Beast("Emil", "rabbit"),
    Beast("Flora", "sheep"),
)


def herd_of(table: str) -> list[Beast]:
    """Return the herd in the order in which it sits at this table, one for each seat; any text names a table."""
    return sorted(HERD, key=lambda beast: sha256(f"{table} {beast.name}".encode()).digest())
