"""The security page: whatever it says is shown by a test that there is."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "security.md"
HERE = Path(__file__).parent
WORDS = PAGE.parents[1] / "web" / "src" / "words"


def test_every_defence_is_shown_by_a_test_that_there_is() -> None:
    lines = PAGE.read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith(("| a", "| some"))]
    assert len(rows) > 20
    for row in rows:
        assert "names.test.ts" not in row or (WORDS / "names.test.ts").is_file()
        named = re.findall(r"`(test_\w+\.py)(?:::(test_\w+))?`", row)
        assert named, row
        for file, test in named:
            assert f"def {test}" in (HERE / file).read_text("utf-8"), (file, test)
