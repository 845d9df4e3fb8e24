"""How much a browser fetches before one can play: the shell with its words, and each board on top of it."""

import gzip
import json
from pathlib import Path
from typing import Any

from stado.games import all_games
from stado.words import languages

STATIC = Path("src/stado/server/static")
SHELL_LIMIT, BOARD_LIMIT = 120_000, 40_000  # bytes, gzipped
_PARTS = ("Board.svelte", "stage.ts", "Scores.svelte", "why.ts")  # fetched together when a table is opened

Manifest = dict[str, Any]


def manifest() -> Manifest:
    """Read what Vite wrote down about the built client."""
    return dict(json.loads((STATIC / "manifest.json").read_text("utf-8")))


def shell_size(built: Manifest) -> int:
    """Return the bytes of the first page in the language that needs most: English is fetched with any other."""
    english = _files(built, *_words(built, "en"))
    others = [_files(built, *_words(built, language)) for language in languages()]
    page = _files(built, "index.html")
    return _weight({"index.html"} | page) + max(_weight((english | other) - page) for other in others)


def board_size(built: Manifest, game: str) -> int:
    """Return the bytes that a game's table adds to the shell."""
    parts = [f"../src/stado/games/{game}/web/{part}" for part in _PARTS]
    return _weight(_files(built, *(part for part in parts if part in built)) - _files(built, "index.html"))


def report() -> str:
    """Tell every size with its limit."""
    built = manifest()
    lines = [f"client: {shell_size(built) / 1000:.1f} kB gzipped for the shell (wanted: at most {SHELL_LIMIT // 1000})"]
    for game in all_games():
        size = board_size(built, game) / 1000
        lines.append(f"client: {size:.1f} kB gzipped for the board of {game} (wanted: at most {BOARD_LIMIT // 1000})")
    return "\n".join(lines)


def _words(built: Manifest, language: str) -> list[str]:
    return [source for source in built if source.split("?")[0].endswith(f"/{language}.ftl")]


def _files(built: Manifest, *sources: str) -> set[str]:
    """Return the files of these sources and of all that they import at once."""
    found, waiting = dict[str, set[str]](), list(sources)
    while waiting:
        if (source := waiting.pop()) not in found:
            chunk = built[source]
            found[source] = {chunk["file"], *chunk.get("css", ())}
            waiting += chunk.get("imports", ())
    return set[str]().union(*found.values())


def _weight(files: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / file).read_bytes(), mtime=0)) for file in files)
