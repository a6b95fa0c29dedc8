"""The log of a tournament, read entry by entry: who takes part, who met whom, and how each meeting counts now."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

JSONObject = dict[str, Any]


def exact(number: float) -> Fraction:
    """A number of the file as it is written there: 0.1 is one tenth."""
    return Fraction(str(number))


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

    def side_of(self, contestant: int) -> int:
        return next(index for index, side in enumerate(self.sides) if contestant in side)


@dataclass
class PairedRound:
    """One round: its meetings, and who has a bye."""

    meetings: list[Meeting]
    byes: list[int]

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


@dataclass
class Replay:
    """A tournament after some entries. `apply` adds one more, which must make sense here."""

    created: JSONObject
    entries: int = 1
    entered: dict[int, JSONObject] = field(default_factory=dict)
    missed: dict[int, int] = field(default_factory=dict)  # rounds before a late contestant entered
    checked_in: set[int] = field(default_factory=set)
    started: bool = False
    order: list[int] = field(default_factory=list)
    rounds: list[PairedRound] = field(default_factory=list)
    meetings: dict[int, Meeting] = field(default_factory=dict)
    penalties: dict[int, Fraction] = field(default_factory=dict)
    withdrawn: set[int] = field(default_factory=set)
    ever_withdrawn: set[int] = field(default_factory=set)
    paused: bool = False
    closed: bool = False
    bracket: list[int] = field(default_factory=list)  # who was there when the first round was paired, in their order

    @property
    def format(self) -> JSONObject:
        return dict(self.created["format"])

    @property
    def kind(self) -> str:
        return str(self.format["format"])

    @property
    def fewest_win(self) -> bool:
        return bool(self.created.get("fewest_points_win", False))

    @property
    def of_boards(self) -> bool:
        """Teams or pairs that play boards, not matches."""
        return self.kind == "pairs" or (self.kind in {"swiss", "league"} and self.format.get("boards", 0) > 0)

    @property
    def scale(self) -> list[Fraction]:
        return [exact(each) for each in self.format.get("imp_scale", [])]

    @property
    def taking_part(self) -> list[int]:
        """Who takes part: the contestants of the draw, and those who entered later."""
        return [*self.order, *self.missed] if self.started else []

    @property
    def present(self) -> list[int]:
        return [contestant for contestant in self.taking_part if contestant not in self.withdrawn]

    def knockout_begins(self) -> int:
        """How many rounds of groups there are, before the first round with a meeting without a group, or none."""
        if self.kind == "knockout":
            return 0
        for index, each in enumerate(self.rounds):
            if not each.meetings or any(meeting.group == 0 for meeting in each.meetings):
                return index
        return len(self.rounds)

    def apply(self, entry: JSONObject) -> None:
        kind = entry["entry"]
        self.paused = kind == "paused" or (self.paused and kind != "resumed")
        self.closed = kind == "closed"
        if kind not in {"paused", "resumed", "closed"}:
            getattr(self, "_" + kind.replace("-", "_"))(entry)
        self.entries += 1

    def _entered(self, entry: JSONObject) -> None:
        self.entered[entry["contestant"]] = entry
        if self.started:
            self.missed[entry["contestant"]] = len(self.rounds)

    def _checked_in(self, entry: JSONObject) -> None:
        self.checked_in.add(entry["contestant"])

    def _started(self, entry: JSONObject) -> None:
        self.started = True
        self.order = list(entry["order"])

    def _paired(self, entry: JSONObject) -> None:
        if not self.rounds:
            self.bracket = self.present
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
        meeting.matches = [[exact(points) for points in match] for match in entry.get("matches") or []]
        meeting.results = list(entry.get("boards") or [])

    def _penalised(self, entry: JSONObject) -> None:
        contestant = entry["contestant"]
        self.penalties[contestant] = self.penalties.get(contestant, Fraction(0)) + exact(entry["points"])

    def _withdrew(self, entry: JSONObject) -> None:
        self.withdrawn.add(entry["contestant"])
        if self.started:
            self.ever_withdrawn.add(entry["contestant"])

    def _returned(self, entry: JSONObject) -> None:
        self.withdrawn.discard(entry["contestant"])


def read_round(entry: JSONObject) -> PairedRound:
    """The round that a `paired` entry begins."""
    meetings = [
        Meeting(
            number=each["meeting"],
            sides=[list(side) for side in each["sides"]],
            boards=list(each.get("boards", [])),
            group=each.get("group", 0),
            place=each.get("place", 0),
        )
        for each in entry.get("meetings", [])
    ]
    return PairedRound(meetings, list(entry.get("byes", [])))


def replay_of(entries: list[JSONObject]) -> Replay:
    """The tournament after all these entries, which have no faults."""
    replay = Replay(entries[0])
    for entry in entries[1:]:
        replay.apply(entry)
    return replay
