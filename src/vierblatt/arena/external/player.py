"""An entrant that is an external program."""

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
    encode_record,
    line,
    record_key,
)
from vierblatt.errors import PlayerFault
from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.games.options import plain
from vierblatt.kernel.state import States
from vierblatt.view import view_of_concealed

#: Seconds from the start of a program to its `ready`: it may have a lot to load.
GREETING = 60.0
#: The maximum number of `info` lines that a program may send before its answer.
OTHER_LINES = 1000
#: The maximum number of characters kept of a line that is not a valid answer.
SHOWN = 80
#: The maximum number of characters kept of the name that a program gives itself.
LONGEST_NAME = 40


def cleaned_name(text: str) -> str:
    """A name that a program gives itself, without characters that could change how the text around it is shown.

    >>> cleaned_name(f"My  bot{chr(7)} 1.2 ")
    'My bot 1.2'
    """
    kept = "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
    return kept[:LONGEST_NAME].strip()


class ExternalProgram:
    """One program in one seat. It starts with its first board and runs until it is closed or fails.

    command: its command line, split as a shell would, but run without a shell. seconds: the limit for each decision.
    name: what the program calls itself, once it has been greeted; empty if it does not say.
    """

    def __init__(self, command: str, seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._child: ChildProcess | None = None
        self._assignment: SeatAssignment | None = None
        self._wants_record = False
        self.name = ""

    def begin(self, assignment: SeatAssignment) -> None:
        """Starts and greets the program if necessary, and sends it its seat."""
        if self._child is None:
            self._child = ChildProcess(self._command)
            self._greet(assignment)
        self._assignment = assignment
        self._say(BEGIN, BeginMessage(assignment.seat, assignment.seed))

    def receive_events(self, events: Sequence[Event]) -> None:
        """Sends one line for each event."""
        for event in events:
            self._say(EVENT, event)

    def choose(self, game: Game, concealed: States) -> str:
        """Sends the seat's view and waits for the answer."""
        assert self._assignment is not None
        view = view_of_concealed(game, self._assignment.table, concealed, self._assignment.seat)
        record = encode_record(game, concealed) if self._wants_record else ""
        self._say(CHOOSE, ChooseMessage(view, self._seconds, record))
        word, text = self._answer(time.monotonic() + self._seconds, self._seconds)
        if word != DO:
            raise PlayerFault("player-unclear", line=f"{word} {text}".strip()[:SHOWN])
        return text

    def receive_result(self, result: float) -> None:
        """Sends the points."""
        self._say(RESULT, ResultMessage(result))

    def dismiss(self) -> None:
        """Asks the program to exit."""
        if self._child is not None:
            self._child.dismiss(line(QUIT))

    def close(self) -> None:
        """Asks the program to exit, unless that has been done, and makes sure that it does."""
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
            elif word == NAME:
                self.name = cleaned_name(text)
            else:
                raise PlayerFault("player-unclear", line=f"{word} {text}".strip()[:SHOWN])

    def _say(self, word: str, message: HelloMessage | BeginMessage | ChooseMessage | ResultMessage | Event) -> None:
        assert self._child is not None
        self._child.send(line(word, message))

    def _answer(self, until: float, seconds: float) -> tuple[str, str]:
        """The keyword and content of the program's next line, skipping `info` lines."""
        assert self._child is not None
        for _ in range(OTHER_LINES):
            try:
                word, _, text = self._child.read_line(until).partition(" ")
            except TimeoutError:
                raise PlayerFault("player-late", seconds=f"{seconds:g}") from None
            if word != INFO:
                return word, text.strip()
        raise PlayerFault("player-unclear", line=INFO)
