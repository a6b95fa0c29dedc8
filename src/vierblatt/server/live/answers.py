"""The answers to a player's last commands, so that a command that comes twice is done once."""

from __future__ import annotations

from collections import OrderedDict

from vierblatt.protocol.frames import Frame

KEPT = 200  #: of each player


class Answers:
    """Of one table. A client that saw no answer sends its command again with the same id, and gets the same answer."""

    def __init__(self) -> None:
        self._of: dict[str, OrderedDict[str, Frame]] = {}

    def given(self, player: str, command: str) -> Frame | None:
        """What a command was answered, if it was and that is not long ago."""
        mine = self._of.get(player)
        return mine.get(command) if mine is not None else None

    def keep(self, player: str, command: str, answer: Frame) -> None:
        """Remembers an answer."""
        mine = self._of.setdefault(player, OrderedDict())
        mine[command] = answer
        if len(mine) > KEPT:
            mine.popitem(last=False)
