"""Secrets of a table: ids that cannot be guessed, and seat tokens, of which only a hash is ever kept."""

import hashlib
import hmac
import secrets

_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"  # nothing that looks like something else
_ID_LENGTH = 10  # 50 bits


def new_id() -> str:
    """Return an id for a table, short enough to read out."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def new_token() -> str:
    """Return a token for a seat."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> bytes:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def opens(token: str, kept: bytes | None) -> bool:
    """Tell whether this token is the one of which this was kept."""
    return kept is not None and hmac.compare_digest(digest(token), kept)
