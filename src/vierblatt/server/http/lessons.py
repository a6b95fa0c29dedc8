"""Endpoints: the lessons of a game. They keep nothing: a request names the step and the choices made in it so far.

A step takes about a millisecond, or a few while the rules are not compiled yet, so it is played right here.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from vierblatt import games
from vierblatt.bounds import Count
from vierblatt.errors import BadOption
from vierblatt.lessons import LessonRun, LessonVerdict, path_of
from vierblatt.protocol.values import Fault
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.moments import Calls, ShownMoment, ShownTable, shown_moments, shown_table
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, StrictRequest
from vierblatt.server.live.faults import fault_of
from vierblatt.view import last_calls

api = EndpointGroup("Lessons")

MINUTE = 60
#: A card or a call. The limit is far above that of any game.
Choice = Annotated[str, Meta(max_length=40)]
StepId = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}(?![\\s\\S])", description="As the list of steps has it")]


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One step. turns: the learner's; if 0 it is there to be read. continues: begins where the last one ended."""

    id: str
    turns: Count
    continues: bool


class LessonList(msgspec.Struct, frozen=True, kw_only=True):
    """The steps of a game's lessons, in order."""

    game: str
    steps: list[LessonInfo]


class LessonChoice(StrictRequest, frozen=True):
    """choices: the right ones so far, as the last answer lists them. choice: one more, if it is to be judged."""

    choices: Annotated[list[Choice], Meta(max_length=100)] = msgspec.field(default_factory=list)
    choice: Choice = ""


class LessonJudgement(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of a choice.

    text: the id of a text of the lessons; empty for an illegal choice, which has a refusal instead. moments: what was
    then played, the choice first; only after a right one.
    """

    kind: Literal["right", "poor", "illegal"]
    text: str
    refusal: Fault | None
    moments: list[ShownMoment]


class LessonState(msgspec.Struct, frozen=True, kw_only=True):
    """A step after the choices in it. title, text, hint: ids of texts of the lessons.

    text: the task of the turn to come or, at the end, of the last one. hint, right: a hint and a right choice for that
    turn; empty at the end. choices: the right ones, with those of the steps that this one continues.
    """

    title: str
    text: str
    hint: str
    right: str
    choices: list[str]
    finished: bool
    table: ShownTable | None
    judgement: LessonJudgement | None


@api.get("/api/lessons/{game}", cache=MINUTE)
async def lesson_steps(services: HttpServices, game: GameId) -> LessonList:
    """The steps of a game's lessons. Their texts are in `lessons.LANG.ftl`."""
    path = path_of(games.get(game))
    if path is None:
        raise BadOption("no-lessons", game=game)
    steps = [LessonInfo(id=step.id, turns=len(step.turn), continues=step.continues) for step in path.steps]
    return LessonList(game=game, steps=steps)


@api.post("/api/lessons/{game}/{step}")
async def lesson_choice(services: HttpServices, game: GameId, step: StepId, body: LessonChoice) -> LessonState:
    """Judges a choice in a step and, if it is right, plays it with what follows. Nothing is stored.

    A poor or illegal choice changes nothing.
    """
    run = LessonRun(game, step, body.choices)
    calls = {} if run.match is None else last_calls(run.match)
    judgement = _judgement(run, run.choose(body.choice), calls) if body.choice else None
    return LessonState(
        title=run.title, text=run.text, hint=run.hint, right=next(iter(run.accepted), ""), choices=run.choices,
        finished=run.finished, table=_table(run, calls), judgement=judgement,
    )  # fmt: skip


def _judgement(run: LessonRun, verdict: LessonVerdict, calls: Calls) -> LessonJudgement:
    """The answer to a choice; enters the calls that were made into `calls`."""
    moments = [] if run.match is None else shown_moments(run.match, verdict.moments, calls)
    refusal = None if verdict.refusal is None else fault_of(verdict.refusal)
    return LessonJudgement(kind=verdict.kind, text=verdict.text, refusal=refusal, moments=moments)


def _table(run: LessonRun, calls: Calls) -> ShownTable | None:
    return None if run.match is None or run.view is None else shown_table(run.match, run.view, calls)
