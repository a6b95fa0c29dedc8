"""Plays the lessons of a game in every way that they accept. Used by tests, and by whoever writes lessons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from vierblatt.lessons.format import ANY, LEARNER, LessonPath, LessonStep
from vierblatt.lessons.run import LessonRun
from vierblatt.view import View


def check_path(path: LessonPath) -> set[str]:
    """Plays every step in every accepted way; returns the ids of the texts that it needs.

    Raises BadLesson for the first step that cannot be played as it is written: its position is impossible, it is not
    the learner's turn, an action is illegal, or what it expects is not true.
    """
    needed: set[str] = set()
    for step in path.steps:
        needed |= {step.message(), f"{step.message()}.title"}
        for way in ways(path, step):
            needed |= _check_way(path, step, way)
    return needed


def ways(path: LessonPath, step: LessonStep) -> Iterator[list[str]]:
    """Every list of right choices from the beginning of the steps that lead to this one to its end."""
    turns = [turn for each in path.linked(step) for turn in each.turn]
    yield from _longer(path, step, [turn.accept for turn in turns], [])


def _longer(path: LessonPath, step: LessonStep, accepts: list[Any], begun: list[str]) -> Iterator[list[str]]:
    if len(begun) == len(accepts):
        yield begun
        return
    accept = accepts[len(begun)]
    if accept == ANY:
        match = _run_at(path, step, begun).match
        accept = match.legal_actions() if match else []
    for action in accept:
        yield from _longer(path, step, accepts, [*begun, action])


def _run_at(path: LessonPath, step: LessonStep, choices: list[str]) -> LessonRun:
    """The run after these choices, which may end in an earlier step."""
    done = 0
    for each in path.linked(step):
        if len(choices) < done + len(each.turn) or each is step:
            return LessonRun(path, each.id, choices)
        done += len(each.turn)
    raise AssertionError("a step is the last of those that lead to it")


def _check_way(path: LessonPath, step: LessonStep, way: list[str]) -> set[str]:
    needed: set[str] = set()
    own = len(way) - len(step.turn)
    run = LessonRun(path, step.id, way[:own])
    for number, turn in enumerate(step.turn):
        match, message = run.match, step.message(number)
        if match is None or match.turn != LEARNER:
            raise path.fault(step, f"turn {number + 1} is not the learner's (seat {LEARNER})")
        legal = match.legal_actions()
        for action in [*run.accepted, *turn.wrong]:
            if action not in legal:
                raise path.fault(step, f"`{action}` is not one of the legal actions of turn {number + 1}: {legal}")
        needed |= {message, f"{message}.hint", f"{message}.done"}
        needed |= {step.remark(number, action) for action in legal if action not in run.accepted}
        run.choose(way[own + number])
    if run.view is not None:
        _check_expected(path, step, run.view)
    return needed


def _check_expected(path: LessonPath, step: LessonStep, view: View) -> None:
    found = msgspec.to_builtins(view)
    found["facts"] = _by_name(view)
    for key, expected in step.expect.items():
        ours = found[key]
        if key == "facts":
            ours = {name: ours.get(name) for name in expected}
        if ours != expected:
            raise path.fault(step, f"at its end, `{key}` is {ours}, not {expected}")


def _by_name(view: View) -> dict[str, Any]:
    """The value of each fact; a list of values if there are several facts of that name."""
    values: dict[str, list[Any]] = {}
    for fact in view.facts:
        values.setdefault(fact.name, []).append(fact.value)
    return {name: each[0] if len(each) == 1 else each for name, each in values.items()}
