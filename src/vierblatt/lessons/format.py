"""The lessons of a game as data, read from `lessons.toml` in the folder of the game's words (`docs/lessons.md`).

What only playing can show - whether a position, an action or an expectation is possible - is checked by `checking`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from vierblatt.errors import BadLesson, BadOption
from vierblatt.games.contract import Game
from vierblatt.locale.vocabulary import slug
from vierblatt.view import View

FORMAT = 1  #: the version of the format
FILE = "lessons.toml"
LEARNER = 0  #: the seat of the learner, in every lesson
ANY = "any"  #: instead of a list of right actions: every legal one
#: A step's id. It does not end in a number, because the texts of a step's later turns do.
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]*[a-z][a-z0-9]*)*")
#: What a step may expect: fields of the learner's view at the end of the step.
EXPECTED = frozenset(View.__struct_fields__) - {"game", "seat", "headline"}


class LessonTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner, and what the others do then."""

    accept: list[str] | Literal["any"]  #: the actions that are right
    wrong: list[str] = []  #: legal actions that are not right, each with a text of its own
    then: list[str] = []  #: the scripted actions that follow, whoever takes them


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: a position, the learner's turns, and what must then be true. Without turns it is there to be read."""

    id: str
    rules: list[str] = []  #: the ids of the rules that it teaches
    position: dict[str, Any] | None = None  #: the keys of a position (`docs/positions.md`), except `game`
    continues: bool = False  #: begins where the previous step ended
    turn: list[LessonTurn] = []  #: in order; named as in the file
    expect: dict[str, Any] = {}  #: fields of the learner's view at the end, with `facts` by name

    def message(self, turn: int = 0) -> str:
        """The id of the message shown before a turn, counted from 0."""
        return f"lesson-{self.id}" if turn == 0 else f"lesson-{self.id}-{turn + 1}"

    def remark(self, turn: int, action: str) -> str:
        """The id of the text about a legal action that is not right."""
        own = f"-{slug(action)}" if action in self.turn[turn].wrong else ""
        return f"{self.message(turn)}.wrong{own}"


class LessonPath(msgspec.Struct, frozen=True):
    """All steps of a game, in order."""

    game: Game
    file: Path
    steps: list[LessonStep]

    def step(self, step_id: str) -> LessonStep:
        """The step with this id; raises BadOption."""
        for step in self.steps:
            if step.id == step_id:
                return step
        raise BadOption("unknown-step", step=str(step_id)[:40], known=", ".join(step.id for step in self.steps))

    def after(self, step: LessonStep) -> LessonStep | None:
        """The next step, or None after the last one."""
        following = self.steps.index(step) + 1
        return self.steps[following] if following < len(self.steps) else None

    def linked(self, step: LessonStep) -> list[LessonStep]:
        """The steps from the last one with a position up to this one: each continues the one before it."""
        end = begin = self.steps.index(step)
        while self.steps[begin].continues:
            begin -= 1
        return self.steps[begin : end + 1]

    def fault(self, step: LessonStep, reason: object) -> BadLesson:
        """The error for a step that cannot be played as it is written."""
        return BadLesson("bad-lesson", path=self.file.name, step=step.id, reason=reason)


def path_of(game: Game) -> LessonPath | None:
    """The lessons of a game, or None for a game without any. Raises BadLesson."""
    file = game.table.words / FILE
    return _kept(game, file) if file.is_file() else None


def lessons_of(game: Game) -> LessonPath:
    """The lessons of a game; raises BadOption for a game without any, and BadLesson."""
    path = path_of(game)
    if path is None:
        raise BadOption("no-lessons", game=game.id)
    return path


@cache
def _kept(game: Game, file: Path) -> LessonPath:
    return read_path(game, file)


def read_path(game: Game, file: Path) -> LessonPath:
    """Reads a file of lessons; raises BadLesson, which names the file, the step and the fault."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadLesson("cannot-read", path=str(file), reason=fault.strerror or str(fault)) from None
    except (tomllib.TOMLDecodeError, UnicodeError) as fault:
        raise BadLesson("bad-lessons", path=file.name, reason=str(fault)) from None
    if reason := _fault_of_file(content):
        raise BadLesson("bad-lessons", path=file.name, reason=reason)
    steps: list[LessonStep] = []
    for number, raw in enumerate(content["step"], start=1):
        name = str(raw.get("id", number))[:40] if isinstance(raw, Mapping) else str(number)
        try:
            step = msgspec.convert(raw, LessonStep)
        except msgspec.ValidationError as fault:
            raise BadLesson("bad-lesson", path=file.name, step=name, reason=str(fault)) from None
        if reason := _fault_of_step(step, steps):
            raise BadLesson("bad-lesson", path=file.name, step=name, reason=reason)
        steps.append(step)
    return LessonPath(game, file, steps)


def _fault_of_file(content: Mapping[str, Any]) -> str:
    if content.get("format") != FORMAT:
        return f"`format` must be {FORMAT}, not {content.get('format')}"
    if unknown := sorted({*content} - {"format", "step"}):
        return f"unknown key `{unknown[0]}`"
    if not isinstance(content.get("step"), list) or not content["step"]:
        return "there are no steps: each begins with [[step]]"
    return ""


def _fault_of_step(step: LessonStep, before: list[LessonStep]) -> str:
    """What is wrong with a step in itself, in English for its author; empty if nothing is."""
    if not _ID.fullmatch(step.id):
        return "an id consists of small letters, digits and hyphens, and no part of it is only a number"
    if any(each.id == step.id for each in before):
        return "an earlier step has this id"
    if step.continues and step.position is not None:
        return "a step that continues the previous one has no position of its own"
    if step.continues and (not before or not (before[-1].continues or before[-1].position)):
        return "there is no position before it to continue"
    if not (step.continues or step.position) and (step.turn or step.expect):
        return "turns and expectations need a position"
    if step.position and "game" in step.position:
        return "the position does not name its game: that is the game of the file"
    if step.turn and not step.expect:
        return "a step with turns says in `expect` what must be true at its end"
    if unknown := sorted({*step.expect} - EXPECTED):
        return f"`expect` has an unknown key `{unknown[0]}`. Possible: {', '.join(sorted(EXPECTED))}"
    return next((reason for turn in step.turn if (reason := _fault_of_turn(turn))), "")


def _fault_of_turn(turn: LessonTurn) -> str:
    if not turn.accept:
        return "`accept` names no action"
    accepted = [] if turn.accept == ANY else [*turn.accept]
    if twice := [each for each, times in Counter([*accepted, *turn.wrong]).items() if times > 1]:
        return f"`{twice[0]}` occurs twice in `accept` and `wrong`"
    if turn.accept == ANY and turn.wrong:
        return f"nothing legal is wrong where `accept` is `{ANY}`"
    return ""
