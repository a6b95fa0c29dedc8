"""`LessonRun`: one step of a game's lessons, played by a learner. It knows no language and no interface.

Its state is the game, the step and the learner's right choices, so a server that keeps nothing can rebuild it:
`LessonRun(run.path.game, run.step.id, run.choices)`. Callers store the ids of finished steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from vierblatt import games
from vierblatt.errors import BadOption, IllegalAction, VierblattError, WrongTime
from vierblatt.games.contract import Game
from vierblatt.lessons.format import ANY, LEARNER, LessonPath, LessonStep, LessonTurn, lessons_of
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.view import Moment, View, moment_of, view_of


@dataclass(frozen=True)
class LessonVerdict:
    """The answer to a choice.

    `text` is the id of the text about it: why it was right, or what was better. An illegal action has none; its
    `refusal` says why in the words of the game (`Words.error`).
    """

    kind: Literal["right", "poor", "illegal"]
    text: str = ""
    refusal: IllegalAction | None = None
    moments: tuple[Moment, ...] = ()  #: what was then played, the choice first; only after a right one


class LessonRun:
    """A step in progress.

    lessons: the id of a game, a `Game`, or lessons that have been read. step: the id of a step, by default the first.
    choices: the learner's right choices so far, in this step and in those that it continues; where choices of earlier
    steps are missing, the first right action is taken. Raises BadOption for a game without lessons, an unknown step
    and a choice that was not right there.
    """

    def __init__(self, lessons: str | Game | LessonPath, step: str = "", choices: Sequence[str] = ()) -> None:
        self.path: LessonPath = lessons if isinstance(lessons, LessonPath) else lessons_of(games.get(lessons))
        self.step: LessonStep = self.path.step(step or self.path.steps[0].id)
        self.choices: list[str] = []
        self.match: Match | None = None  #: None in a step without a table
        self.turn = 0  #: the number of the learner's turns in this step that are done
        self._begin(choices)

    # --- what to show --------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do in this step."""
        return self.turn == len(self.step.turn)

    @property
    def text(self) -> str:
        """The id of the message to show: for the turn to come or, at the end, for the last one."""
        return self.step.message(max(0, min(self.turn, len(self.step.turn) - 1)))

    @property
    def title(self) -> str:
        """The id of the step's title."""
        return f"{self.step.message()}.title"

    @property
    def hint(self) -> str:
        """The id of the hint for the turn to come; empty if there is none to come."""
        return "" if self.finished else f"{self.text}.hint"

    @property
    def view(self) -> View | None:
        """The table as the learner sees it."""
        return None if self.match is None else view_of(self.match, LEARNER)

    @property
    def accepted(self) -> list[str]:
        """The actions that are right now."""
        return [] if self.finished else self._accepted(self.step.turn[self.turn])

    # --- what to do ----------------------------------------------------------------------------------------------

    def choose(self, action: str) -> LessonVerdict:
        """Judges an action; a right one is played, with what follows, and any other changes nothing.

        Raises BadAction for a text that is not an action in this phase, WrongTime if nothing is left to do.
        """
        if self.finished or self.match is None:
            raise WrongTime("lesson-over", step=self.step.id)
        refusal = self.match.explain(action)
        if refusal is not None:
            return LessonVerdict("illegal", refusal=refusal)
        action = self._spelled(action)
        if action not in self.accepted:
            return LessonVerdict("poor", self.step.remark(self.turn, action))
        text = f"{self.text}.done"
        moments = tuple(self._play(self.step, self.step.turn[self.turn], action))
        self.turn += 1
        return LessonVerdict("right", text, moments=moments)

    def following(self) -> LessonRun | None:
        """The next step, from here if it continues this one; None after the last one."""
        step = self.path.after(self.step)
        if step is None:
            return None
        return LessonRun(self.path, step.id, self.choices if step.continues else ())

    # --- internals -----------------------------------------------------------------------------------------------

    def _begin(self, choices: Sequence[str]) -> None:
        """Sets up the position and plays what has been chosen."""
        linked = self.path.linked(self.step)
        if linked[0].position is not None:
            try:
                self.match = load({"game": self.path.game.id, **linked[0].position})
            except VierblattError as fault:
                raise self.path.fault(linked[0], fault) from fault
        given = iter(choices)
        for step in linked:
            for turn in step.turn:
                choice = next(given, None)
                if choice is None and step is self.step:
                    break
                for _ in self._play(step, turn, self._checked(step, turn, choice)):
                    pass
                self.turn += step is self.step
        if (left := next(given, None)) is not None:
            raise BadOption("lesson-choice", action=str(left)[:40], step=self.step.id)

    def _checked(self, step: LessonStep, turn: LessonTurn, choice: str | None) -> str:
        accepted = self._accepted(turn)
        if choice is not None and choice not in accepted:
            raise BadOption("lesson-choice", action=str(choice)[:40], step=step.id)
        if not accepted:
            raise self.path.fault(step, "nothing can be done here")
        return accepted[0] if choice is None else choice

    def _accepted(self, turn: LessonTurn) -> list[str]:
        assert self.match is not None
        return self.match.legal_actions() if turn.accept == ANY else [*turn.accept]

    def _spelled(self, action: str) -> str:
        """A legal action as the game spells it."""
        assert self.match is not None
        game, phase = self.path.game, self.match.state.phase
        return game.format(phase, game.parse(phase, action))

    def _play(self, step: LessonStep, turn: LessonTurn, choice: str) -> Iterator[Moment]:
        assert self.match is not None
        for action in (choice, *turn.then):
            seat = self.match.turn
            try:
                events = self.match.do(action)
            except VierblattError as fault:
                raise self.path.fault(step, fault) from fault
            yield moment_of(self.match, LEARNER, seat, action, events)
        self.choices.append(choice)
