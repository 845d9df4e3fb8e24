"""Working off an agenda: settle the question on top, then do work until the next question is on top.

Two laws keep a game readable: a record is a question or work, never both; and only this loop pops.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from stado.core.protocol import Answers, Decision, Event


class _WithAgenda(Protocol):
    agenda: list[Any]  # the last item is next


S = TypeVar("S", bound=_WithAgenda)
Questions = Mapping[type, Callable[[S, Any, Answers, list[Event]], None]]  # by the type of the record
Decisions = Mapping[type, Callable[[S, Any], tuple[Decision, ...]]]
Work = Mapping[type, Callable[[S, Any, list[Event]], None]]


def open_questions(state: S, decisions: "Decisions[S]") -> tuple[Decision, ...]:
    """Return the decisions that the question on top puts to the seats; none when the agenda is empty."""
    if not state.agenda:
        return ()
    asking = state.agenda[-1]
    return decisions[type(asking)](state, asking)


def work_off(state: S, answers: Answers, questions: "Questions[S]", work: "Work[S]") -> list[Event]:
    """Settle the open question with these answers and work on to the next one; return what happened."""
    events: list[Event] = []
    agenda, find = state.agenda, work.get
    asked = agenda.pop()
    questions[type(asked)](state, asked, answers, events)
    while agenda:
        task = agenda.pop()
        do = find(type(task))
        if do is None:
            agenda.append(task)
            break
        do(state, task, events)
    return events
