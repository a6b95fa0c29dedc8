"""Lines from an external program in the arena."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from tests.fuzz.target import Check, Target, stateless_target, text
from vierblatt import games
from vierblatt.arena.entrant import SeatAssignment
from vierblatt.arena.external import lines
from vierblatt.arena.external.player import ExternalProgram
from vierblatt.errors import PlayerFault, VierblattError
from vierblatt.match import Match

GAME = games.get("baloot")


class _ScriptedProcess:
    """Stands in for the program: it sends the given lines, and then nothing more."""

    def __init__(self, said: list[str]) -> None:
        self._said = said

    def send(self, line: bytes) -> None:
        assert line.endswith(b"\n") and line.count(b"\n") == 1

    def read_line(self, until: float) -> str:  # noqa: ARG002 - as the program itself is asked
        if not self._said:
            raise PlayerFault("player-ended", status=0, said="")
        return self._said.pop(0)


def _opened() -> AbstractContextManager[Check]:
    match = Match(GAME)
    match.deal([*match.table.pack])
    rules = GAME.options.rule_set()
    assignment = SeatAssignment(GAME, rules, match.table, match.turn, 1)
    concealed = match.concealed(match.turn)

    def check(data: bytes) -> None:
        player = ExternalProgram("nobody", 1.0)
        player._child = _ScriptedProcess(data.decode("utf-8", "replace").splitlines()[:2000])  # type: ignore[assignment]
        player._greet(assignment)
        player.begin(assignment)
        action = player.choose(GAME, concealed)
        refusal = match.explain(action)
        assert refusal is not None or match.is_legal(action)

    return nullcontext(check)


def _records() -> list[bytes]:
    match = Match(GAME)
    match.deal([*match.table.pack])
    return [lines.encode_record(GAME, match.concealed(match.turn)).encode()]


TARGETS = (
    Target(
        "player-lines",
        lambda: [b"name me\nwants record\nready\ninfo x\ndo pass", b"ready\r\ndo sun", b"ready\ndo hokum"],
        _opened, 200, (VierblattError,),
    ),
    stateless_target(
        "player-records", _records, lambda data: lines.decode_record(GAME, text(data)), share=100,
        allowed=(ValueError,),
    ),
)  # fmt: skip
