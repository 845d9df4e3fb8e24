"""What the server writes about itself: one line per event, with table ids, never with tokens, seeds or cards."""

import logging
from typing import Any

from stado.server.config import Config


class BlameTheClient(logging.Filter):
    """Turns uvicorn's traceback for a text frame that is not UTF-8 into a line: the fault is the sender's."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep every record, without the traceback where it says nothing about us."""
        if record.name == "uvicorn.error" and isinstance((record.exc_info or (None, None))[1], UnicodeDecodeError):
            record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        return True


class OneLine(logging.Formatter):
    """Writes what a message says on one line, whatever a client has put into it; a traceback follows below."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # the name is Python's
        """Return the line, with control characters written as escapes."""
        line = super().formatMessage(record)
        return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in line)


def settings(config: Config) -> dict[str, Any]:
    """Return the configuration of Python's logging."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": OneLine, "format": "%(asctime)s %(levelname)-7s %(name)s: %(message)s"}},
        "filters": {"blame": {"()": BlameTheClient}},
        "handlers": {"terminal": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["blame"]}},
        "root": {"level": "WARNING", "handlers": ["terminal"]},
        "loggers": {"stado": {"level": config.log_level.upper()}},
    }
