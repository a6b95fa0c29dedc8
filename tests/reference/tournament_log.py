"""The log of a tournament, read entry by entry: who takes part, who met whom, and how each meeting counts now."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

JSONObject = dict[str, Any]


@dataclass
class Meeting:
    """One meeting, with its last ruling (or `result` if it was reported), or "" without a result."""

    number: int
    sides: list[list[int]]
    boards: list[int]
    group: int
    place: int
    verdict: str = ""
    side: int = -1
    matches: list[list[Fraction]] = field(default_factory=list)
    results: list[JSONObject] = field(default_factory=list)  # of its boards
    first: int = -1  # the entry that gave it its first result

    @property
    def contestants(self) -> list[int]:
        return [contestant for side in self.sides for contestant in side]

    @property
    def counts(self) -> bool:
        return self.verdict not in {"", "annulled"}

    @property
    def played(self) -> bool:
        return self.verdict == "result"

    @property
    def is_duel(self) -> bool:
        """Two sides with one contestant each."""
        return [len(side) for side in self.sides] == [1, 1]


@dataclass
class PairedRound:
    """One round: its meetings, who has a bye, and the bracket of the first round of a knock-out."""

    meetings: list[Meeting]
    byes: list[int]
    bracket: list[int]

    @property
    def main(self) -> list[Meeting]:
        """The meetings without that for the third place."""
        return [meeting for meeting in self.meetings if meeting.place == 0]

    @property
    def contestants(self) -> list[int]:
        return [*(each for meeting in self.meetings for each in meeting.contestants), *self.byes]

    @property
    def most_sides(self) -> int:
        return max((len(meeting.sides) for meeting in self.meetings), default=2)


class Replay:
    """A tournament after some entries. `apply` adds one more, which must make sense here."""

    def __init__(self, created: JSONObject) -> None:
        self.created = created
        self.format: JSONObject = created["format"]
        self.kind: str = self.format["format"]
        self.fewest_win: bool = created.get("fewest_points_win", False)
        #: Teams or pairs that play boards, not matches.
        self.of_boards = self.kind == "pairs" or (self.kind in {"swiss", "league"} and self.format.get("boards", 0) > 0)
        self.scale: list[int] = self.format.get("imp_scale", [])
        self.entries = 1
        self.entered: dict[int, JSONObject] = {}
        self.checked_in: set[int] = set()
        self.started = False
        self.order: list[int] = []  # of the draw
        self.joined: list[int] = []  # after the start
        self.rounds: list[PairedRound] = []
        self.meetings: dict[int, Meeting] = {}
        self.penalties: dict[int, int] = {}
        self.withdrawn: set[int] = set()
        self.paused = False
        self.closed = False

    @property
    def taking_part(self) -> list[int]:
        """Those of the draw, and those who joined after it, in this order; nobody before the start."""
        return self.order + self.joined

    @property
    def present(self) -> list[int]:
        return [contestant for contestant in self.taking_part if contestant not in self.withdrawn]

    @property
    def knockout_begins(self) -> int:
        """How many rounds there are before the knock-out: those of the groups."""
        if self.kind == "knockout":
            return 0
        return next((index for index, each in enumerate(self.rounds) if each.bracket), len(self.rounds))

    @property
    def group_of(self) -> dict[int, int]:
        """The group of everybody in the draw: 1 to g, then g to 1, then 1 to g again, and so on."""
        groups = -(-len(self.order) // self.format["group_size"])
        found = {}
        for index, contestant in enumerate(self.order):
            row, column = divmod(index, groups)
            found[contestant] = groups - column if row % 2 else column + 1
        return found

    def apply(self, entry: JSONObject) -> None:
        kind = entry["entry"]
        if kind in {"paused", "resumed"}:
            self.paused = kind == "paused"
        elif kind == "closed":
            self.closed = True
        else:
            getattr(self, "_" + kind.replace("-", "_"))(entry)
        self.entries += 1

    def _join(self, contestant: int) -> None:
        """Somebody comes to the end of the draw, unless they take part already."""
        if self.started and contestant not in self.taking_part:
            self.joined.append(contestant)

    def _entered(self, entry: JSONObject) -> None:
        self.entered[entry["contestant"]] = entry
        self._join(entry["contestant"])

    def _checked_in(self, entry: JSONObject) -> None:
        self.checked_in.add(entry["contestant"])
        self._join(entry["contestant"])

    def _returned(self, entry: JSONObject) -> None:
        self.withdrawn.discard(entry["contestant"])
        self._join(entry["contestant"])

    def _withdrew(self, entry: JSONObject) -> None:
        self.withdrawn.add(entry["contestant"])

    def _started(self, entry: JSONObject) -> None:
        self.started = True
        self.order = list(entry["order"])

    def _paired(self, entry: JSONObject) -> None:
        self.rounds.append(read_round(entry))
        self.meetings |= {meeting.number: meeting for meeting in self.rounds[-1].meetings}

    def _reported(self, entry: JSONObject) -> None:
        self._decide(entry, "result")

    def _ruled(self, entry: JSONObject) -> None:
        self._decide(entry, entry["ruling"])

    def _decide(self, entry: JSONObject, verdict: str) -> None:
        meeting = self.meetings[entry["meeting"]]
        if meeting.first < 0:
            meeting.first = self.entries
        meeting.verdict = verdict
        meeting.side = entry.get("side", -1)
        meeting.matches = [[Fraction(points) for points in match] for match in entry.get("matches", [])]
        meeting.results = entry.get("boards", [])

    def _penalised(self, entry: JSONObject) -> None:
        contestant = entry["contestant"]
        self.penalties[contestant] = self.penalties.get(contestant, 0) + entry["points"]


def read_round(entry: JSONObject) -> PairedRound:
    """The round that a `paired` entry begins."""
    meetings = [
        Meeting(
            number=each["meeting"],
            sides=each["sides"],
            boards=each.get("boards", []),
            group=each.get("group", 0),
            place=each.get("place", 0),
        )
        for each in entry["meetings"]
    ]
    return PairedRound(meetings, entry.get("byes", []), entry.get("bracket", []))


def replay_of(entries: list[JSONObject]) -> Replay:
    """The tournament after all these entries, which have no faults."""
    replay = Replay(entries[0])
    for entry in entries[1:]:
        replay.apply(entry)
    return replay
