"""Ask the package registries whether what is locked has known holes; where they do not say, say so and go on.

The addresses are those uv and npm use anyway. A registry that does not answer is no fault of what is checked.
"""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

HOME = Path(__file__).parents[1]
LOCKED = re.compile(r"^([\w.\-]+)==([\w.\-+!]+)", re.MULTILINE)
INDEX = re.compile(r"^--(?:default-)?index(?:-url)? (\S+?)/simple/?$", re.MULTILINE)


def main() -> None:
    """Fail only if a registry knows of a hole."""
    holes = [*holes_of_python(), *holes_of_npm()]
    for hole in holes:
        print(f"audit: {hole}")
    sys.exit(bool(holes))


def holes_of_python() -> list[str]:
    """Return the holes of the pinned packages of Python, as the index tells them."""
    uv = [str(HOME / ".tools/uv/bin/uv"), "pip", "compile", "--quiet", "--emit-index-url", "--no-deps", "-"]
    told = subprocess.run(uv, input="", capture_output=True, text=True, check=False)  # noqa: S603  # our own
    index = INDEX.search(told.stdout)
    locked = LOCKED.findall((HOME / "requirements/dev.txt").read_text("utf-8"))
    if index is None:
        print("audit: SKIPPED for Python: uv names no index")
        return []
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda package: _known(index[1], *package), locked))
    silent = [f"{name} {version}" for (name, version), holes in zip(locked, answers, strict=True) if holes is None]
    if silent:
        print(f"audit: SKIPPED, the index does not say: {', '.join(silent)}")
    return [hole for holes in answers for hole in holes or ()]


def _known(index: str, name: str, version: str) -> list[str] | None:
    """Return the holes of one version; None if nobody says. Some mirrors know the latest version alone."""
    for place in (f"{name}/{version}", name):
        try:
            with urlopen(f"{index}/pypi/{place}/json", timeout=10) as answer:  # noqa: S310  # where uv reads, too
                told = json.load(answer)
        except (URLError, TimeoutError, ValueError):
            continue
        if told["info"]["version"] == version:
            return [f"{name} {version}: {hole['id']}" for hole in told["vulnerabilities"] if not hole.get("withdrawn")]
    return None


def holes_of_npm() -> list[str]:
    """Return the holes of the locked packages of the client, as npm's registry tells them."""
    npm = [str(HOME / "tools/npm"), "audit", "--json"]
    told = subprocess.run(npm, capture_output=True, text=True, check=False)  # noqa: S603  # our own
    try:
        found = json.loads(told.stdout)["vulnerabilities"]
    except (ValueError, KeyError):
        print("audit: SKIPPED for npm: the registry does not answer")
        return []
    return [f"{name}: {hole['severity']}" for name, hole in found.items()]


if __name__ == "__main__":
    main()
