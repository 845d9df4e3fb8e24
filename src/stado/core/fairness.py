"""How a server and the people at a table make a seed together, so that none of them chooses it.

The server draws a secret and shows its hash, the commitment, before anyone else draws; then each person's browser sends
a contribution. The seed of the deal follows from all of them. `docs/fairness.md` spells every byte out.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

Contributions = Sequence[str | None]  # by seat: 64 hex digits, or None where nothing was contributed

_FIRST_LINE = "stado deal 1"
_NOBODY = "-"
_UNSEALED = ("digest", "names")  # of a record: the digest itself, and what a player may write beside it


def commitment_of(secret: str) -> str:
    """Return what is shown of a secret before anyone else contributes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_from(secret: str, table: str, contributions: Contributions) -> str:
    """Return the seed that a secret and the contributions to it make at one table."""
    lines = [_FIRST_LINE, table, *(given or _NOBODY for given in contributions)]
    message = "".join(f"{line}\n" for line in lines)
    return hmac.digest(bytes.fromhex(secret), message.encode(), "sha256").hex()


def digest_of(record: Mapping[str, Any]) -> str:
    """Return what marks a record as it was written: any change to it changes this, unless it is made anew."""
    sealed = {name: value for name, value in record.items() if name not in _UNSEALED}
    return hashlib.sha256(msgspec.json.encode(sealed, order="sorted")).hexdigest()
