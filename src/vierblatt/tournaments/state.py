"""The state of a tournament as its log has made it: contestants, rounds, meetings and their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from vierblatt.tournaments.entries import BoardPlayed, LotBy, Meeting, TournamentCreated
from vierblatt.tournaments.formats import MeetingShape

TournamentStage = Literal["entering", "running", "closed"]


@dataclass
class Contestant:
    """Who takes part. players: names. seed: 0 for none. penalty: points that are taken off."""

    number: int
    name: str
    players: list[str]
    seed: int = 0
    checked_in: bool = False
    withdrawn: bool = False
    penalty: int = 0
    drawn: bool = False  #: whether they take part: in the draw, or entered later


@dataclass(frozen=True)
class MeetingResult:
    """How a meeting counts. played: not a walkover or forfeit. winner: the side that got a walkover, or -1."""

    played: bool = True
    annulled: bool = False
    winner: int = -1
    matches: Sequence[Sequence[int]] = ()
    boards: Sequence[BoardPlayed] = ()


@dataclass
class MeetingState:
    """A meeting, its round, and its result if there is one. reported: 1 for the first that had a result, then 2 ...

    at_tables: the boards that were played at tables of a server, whatever was ruled later; left: who left one of them.
    """

    meeting: Meeting
    round: int
    result: MeetingResult | None = None
    reported: int = 0
    at_tables: Sequence[BoardPlayed] = ()
    left: Sequence[int] = ()

    @property
    def counts(self) -> bool:
        """Whether there is a result that was not annulled."""
        return self.result is not None and not self.result.annulled


@dataclass
class RoundState:
    """A round: its meetings and who had a bye."""

    number: int
    meetings: list[MeetingState]
    byes: list[int]

    @property
    def open_meetings(self) -> list[MeetingState]:
        """Those without a result."""
        return [each for each in self.meetings if each.result is None]

    @property
    def present(self) -> set[int]:
        """The contestants who are in a meeting or have a bye."""
        return {each for state in self.meetings for side in state.meeting.sides for each in side} | {*self.byes}

    @property
    def bye_sides(self) -> int:
        """The most sides of a meeting of this round; 2 if there is none."""
        return max((len(state.meeting.sides) for state in self.meetings), default=2)


@dataclass
class TournamentState:
    """The sum of a log. order: the contestants by the draw, later ones at the end; bracket: lines of the knock-out."""

    created: TournamentCreated
    shape: MeetingShape
    stage: TournamentStage = "entering"
    paused: bool = False
    contestants: dict[int, Contestant] = field(default_factory=dict)
    seeds: set[int] = field(default_factory=set)  #: those that are taken
    order: list[int] = field(default_factory=list)
    bracket: list[int] = field(default_factory=list)
    bracket_round: int = 0  #: the round in which the knock-out begins
    rounds: list[RoundState] = field(default_factory=list)
    meetings: dict[int, MeetingState] = field(default_factory=dict)
    results: int = 0  #: how many meetings have had a result
    started_at: int = 0
    last_at: int = 0
    close_reason: str = ""
    lot: str = ""  #: of the boards, if a server deals them
    lot_by: LotBy = ""

    @property
    def active(self) -> list[int]:
        """Who takes part and has not withdrawn, by the draw."""
        return [number for number in self.order if not self.contestants[number].withdrawn]

    @property
    def open_meetings(self) -> list[MeetingState]:
        """The meetings without a result."""
        return [each for each in self.meetings.values() if each.result is None]
