"""The built files of the client: read, compressed and named by their content once; a request costs a look-up."""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path

from msgspec import Struct

_COMPRESSED = ("text/", "image/svg", "application/json", "application/manifest", "application/javascript")
_WORTH_IT = 500  # bytes; below, a header more costs as much as is saved
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}  # some systems do not know them


class BuiltFile(Struct, frozen=True):
    """One file, as it is sent."""

    body: bytes
    zipped: bytes | None  # None where that would save nothing
    media_type: str
    tag: str  # changes with the content


def built_files(folder: Path) -> dict[str, BuiltFile]:
    """Return every file below a folder by its path, such as `assets/main.js`; nothing else is ever served."""
    found = sorted(file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): read_file(file) for file in found}


@cache
def read_file(file: Path) -> BuiltFile:
    """Read one file, once."""
    body = file.read_bytes()
    media_type = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return BuiltFile(body, _zipped(body, media_type), media_type, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


def _zipped(body: bytes, media_type: str) -> bytes | None:
    if len(body) < _WORTH_IT or not media_type.startswith(_COMPRESSED):
        return None
    return gzip.compress(body, mtime=0)
