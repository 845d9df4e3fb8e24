"""What a process takes of the machine, and which core it has; only Linux tells and allows all of it."""

import os
import shutil
from pathlib import Path


def on_core(core: int) -> list[str]:
    """Return what to put before a command so that it stays on one core."""
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


def family(pid: int) -> list[int]:
    """Return a process and all it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(member for child in children for member in family(int(child)))]


def processor_seconds(pid: int) -> float:
    """Return the processor time that a process and all it has started have had."""
    return sum(_ticks(member) for member in family(pid)) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Return the bytes that a process and all it has started take, shared ones in part."""
    return sum(_proportional(member) for member in family(pid))


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def _proportional(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))
