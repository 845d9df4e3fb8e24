"""Keep only what `npm ci` reads in package-lock.json; the addresses of funding pages are not among it."""

import json
from pathlib import Path

LOCK = Path("package-lock.json")


def main() -> None:
    """Rewrite the lock in place."""
    lock = json.loads(LOCK.read_text("utf-8"))
    lock["packages"] = {
        path: {field: value for field, value in package.items() if field != "funding"}
        for path, package in lock["packages"].items()
        if not package.get("extraneous")
    }
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
