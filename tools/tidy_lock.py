"""Keep only what `npm ci` reads in a package-lock.json; the addresses of funding pages are not among it."""

import json
import sys
from pathlib import Path


def tidy(path: Path) -> None:
    """Rewrite a lock in place."""
    lock = json.loads(path.read_text("utf-8"))
    lock["packages"] = {
        path: {field: value for field, value in package.items() if field != "funding"}
        for path, package in lock["packages"].items()
        if not package.get("extraneous")
    }
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        tidy(Path(name))
