"""What the server writes about itself: one line per event, with table ids, never with tokens, seeds or cards."""

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

from stado.server import request_id
from stado.server.config import Config


class BlameTheClient(logging.Filter):
    """Turns uvicorn's traceback for a text frame that is not UTF-8 into a line: the fault is the sender's."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep every record, without the traceback where it says nothing about us."""
        if record.name == "uvicorn.error" and isinstance((record.exc_info or (None, None))[1], UnicodeDecodeError):
            record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        return True


class Identify(logging.Filter):
    """Notes with every record the request or socket that caused it, if one did."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep every record."""
        record.request = request_id.current()
        return True


class OneLine(logging.Formatter):
    """Writes what a message says on one line, whatever a client has put into it; a traceback follows below."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # the name is Python's
        """Return the line, with control characters written as escapes."""
        request = getattr(record, "request", "")
        line = f"{super().formatMessage(record)} [{request}]" if request else super().formatMessage(record)
        return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in line)


class JsonLine(logging.Formatter):
    """Writes a record as one JSON object on one line, its traceback in it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": getattr(record, "request", "") or None,
            "error": self.formatException(record.exc_info) if record.exc_info else None,
        }
        return msgspec.json.encode({name: value for name, value in told.items() if value is not None}).decode()


def settings(config: Config) -> dict[str, Any]:
    """Return the configuration of Python's logging."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "text": {"()": OneLine, "format": "%(asctime)s %(levelname)-7s %(name)s: %(message)s"},
            "json": {"()": JsonLine},
        },
        "filters": {"blame": {"()": BlameTheClient}, "identify": {"()": Identify}},
        "handlers": {
            "terminal": {
                "class": "logging.StreamHandler",
                "formatter": config.log_format,
                "filters": ["blame", "identify"],
            }
        },
        "root": {"level": "WARNING", "handlers": ["terminal"]},
        "loggers": {"stado": {"level": config.log_level.upper()}},
    }
