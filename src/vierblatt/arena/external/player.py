"""An entrant that is a program of its own."""

from __future__ import annotations

import time
from collections.abc import Sequence

from vierblatt.arena.entrant import SeatAssignment
from vierblatt.arena.external.child import ChildProcess
from vierblatt.arena.external.lines import (
    BEGIN,
    CHOOSE,
    DO,
    EVENT,
    HELLO,
    INFO,
    NAME,
    PROTOCOL,
    QUIT,
    READY,
    RECORD,
    RESULT,
    WANTS,
    BeginMessage,
    ChooseMessage,
    HelloMessage,
    ResultMessage,
    line,
    packed,
    record_key,
)
from vierblatt.errors import PlayerFault
from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.games.options import plain
from vierblatt.kernel.state import States
from vierblatt.view import view_of_concealed

#: Seconds from the start of a program to its `ready`: it may have much to load.
GREETING = 60.0
#: Lines that a program may say for nobody (`info`) before it has to answer.
OTHER_LINES = 1000
#: Of a line that is no answer, at most so many letters are kept.
SHOWN = 80


class ExternalProgram:
    """One program in one seat; started when it sits down first, and it stays until it is closed or fails.

    command: its command line, split as a shell would, but no shell reads it. seconds: for each decision.
    """

    def __init__(self, command: str, seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._child: ChildProcess | None = None
        self._assignment: SeatAssignment | None = None
        self._wants_record = False

    def begin(self, assignment: SeatAssignment) -> None:
        """Greets the program, if it is new, and tells it its seat."""
        if self._child is None:
            self._child = ChildProcess(self._command)
            self._greet(assignment)
        self._assignment = assignment
        self._say(BEGIN, BeginMessage(assignment.seat, assignment.seed))

    def told(self, events: Sequence[Event]) -> None:
        """One line an event."""
        for event in events:
            self._say(EVENT, event)

    def choose(self, game: Game, concealed: States) -> str:
        """Shows the seat's view and waits for the answer."""
        assert self._assignment is not None
        view = view_of_concealed(game, self._assignment.table, concealed, self._assignment.seat)
        record = packed(game, concealed) if self._wants_record else ""
        self._say(CHOOSE, ChooseMessage(view, self._seconds, record))
        word, text = self._answer(time.monotonic() + self._seconds, self._seconds)
        if word != DO:
            raise PlayerFault("player-unclear", line=f"{word} {text}".strip()[:SHOWN])
        return text

    def ended(self, result: float) -> None:
        """Tells the points."""
        self._say(RESULT, ResultMessage(result))

    def dismiss(self) -> None:
        """Asks the program to leave."""
        if self._child is not None:
            self._child.dismiss(line(QUIT))

    def close(self) -> None:
        """Asks the program to leave, if nobody has yet, and sees to it that it does."""
        if self._child is not None:
            self.dismiss()
            self._child.close()
            self._child = None

    def _greet(self, assignment: SeatAssignment) -> None:
        self._say(
            HELLO,
            HelloMessage(
                protocol=PROTOCOL,
                game=assignment.game.id,
                rules=plain(assignment.rules.values),
                seats=assignment.table.seats,
                sides=assignment.table.sides,
                seconds=self._seconds,
                record=record_key(assignment.game),
            ),
        )
        until = time.monotonic() + GREETING
        while True:
            word, text = self._answer(until, GREETING)
            if word == READY:
                return
            if word == WANTS and text == RECORD:
                self._wants_record = True
            elif word != NAME:
                raise PlayerFault("player-unclear", line=f"{word} {text}".strip()[:SHOWN])

    def _say(self, word: str, message: HelloMessage | BeginMessage | ChooseMessage | ResultMessage | Event) -> None:
        assert self._child is not None
        self._child.send(line(word, message))

    def _answer(self, until: float, seconds: float) -> tuple[str, str]:
        """The next line that is meant for somebody: its word and the rest."""
        assert self._child is not None
        for _ in range(OTHER_LINES):
            try:
                word, _, text = self._child.hear(until).partition(" ")
            except TimeoutError:
                raise PlayerFault("player-late", seconds=f"{seconds:g}") from None
            if word != INFO:
                return word, text.strip()
        raise PlayerFault("player-unclear", line=INFO)
