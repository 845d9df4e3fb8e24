"""Results of games that ended before results were stored: found by playing the stored answers once more."""

import logging

from stado.core.protocol import Result
from stado.server import replays
from stado.server.log import Log, StoredTable
from stado.server.log.base import SealedAnswers
from stado.server.progress import Progress

_logger = logging.getLogger(__name__)


async def complete(log: Log) -> None:
    """Note the result of every table that is over and lacks it; where its rules are gone, nobody can tell."""
    for stored in filter(Progress.can_play, await log.without_result()):
        try:
            await _complete(log, stored)
        except Exception:  # one broken table must not keep the others from their results
            _logger.exception("table %s cannot be played again to find its result", stored.id)


async def _complete(log: Log, stored: StoredTable) -> None:
    result = await replays.one_by_one(_result, stored, await log.answers(stored.id, 0))
    if result is not None:
        await log.finish(stored.id, result, None)


def _result(stored: StoredTable, answers: SealedAnswers) -> Result | None:
    progress = Progress.of(stored)
    progress.take(answers)
    return progress.result
