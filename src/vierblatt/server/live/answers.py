"""The answers to a player's latest commands, so that a repeated command is executed only once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from vierblatt.bots import Choice
from vierblatt.protocol.frames import Frame

KEPT = 200  #: answers per player


class Answers:
    """The answers of a table. A client that got none repeats its command with the same id and gets the same answer."""

    def __init__(self) -> None:
        self._of: dict[str, OrderedDict[str, Frame]] = {}
        self._hint: tuple[tuple[int, int], Choice] | None = None

    def given(self, player: str, command: str) -> Frame | None:
        """The answer to a recent command, or None."""
        mine = self._of.get(player)
        return mine.get(command) if mine is not None else None

    def hint(self, decision: tuple[int, int], find: Callable[[], Choice]) -> Choice:
        """The hint for a decision, a seat and a seq: found once, however often it is asked for."""
        if self._hint is None or self._hint[0] != decision:
            self._hint = decision, find()
        return self._hint[1]

    def keep(self, player: str, command: str, answer: Frame) -> None:
        """Remembers an answer."""
        mine = self._of.setdefault(player, OrderedDict())
        mine[command] = answer
        if len(mine) > KEPT:
            mine.popitem(last=False)
