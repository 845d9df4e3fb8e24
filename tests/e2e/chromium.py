"""The real Chromium of the machine, and how it is started."""

import subprocess
from pathlib import Path

_ROOT = Path(__file__).parents[2]
FLAGS = (
    "--no-sandbox",  # Chromium refuses to run as root with it
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str | None:
    """Return the path of Chromium, if there is one."""
    found = subprocess.run([_ROOT / "tools/chromium", "find"], capture_output=True, text=True, check=False)  # noqa: S603  # our own script
    return found.stdout.strip() if found.returncode == 0 else None
