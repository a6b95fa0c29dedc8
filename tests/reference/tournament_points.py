"""What meetings are worth: scores, shares, victory points, and the points of each contestant."""

from __future__ import annotations

from collections import defaultdict
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from .tournament_log import Meeting, PairedRound, Replay

ZERO = Fraction(0)
HALF = Fraction(1, 2)
WALKOVER_VICTORY_POINTS = Fraction(12)


class Part(NamedTuple):
    """The part of a contestant in a meeting that counts."""

    meeting: Meeting
    side: int
    share: Fraction
    scores: list[Fraction]  # of all sides; empty if it was not played

    @property
    def points(self) -> Fraction:
        """As a share of what can be won, two for each other side."""
        return 2 * (len(self.meeting.sides) - 1) * self.share


class Competition:
    """Contestants who are ranked together, with their meetings and byes: all of a tournament, or one group of it."""

    def __init__(
        self, replay: Replay, contestants: list[int], meetings: list[Meeting], rounds: list[PairedRound]
    ) -> None:
        self.replay = replay
        self.contestants = contestants
        #: Those that count, in the order of their first results.
        self.meetings = sorted((each for each in meetings if each.counts), key=lambda meeting: meeting.first)
        self.parts: dict[int, list[Part]] = {each: [] for each in contestants}
        for meeting in self.meetings:
            score = scores(replay, meeting) if meeting.played else []
            for side, share in enumerate(shares(meeting, score)):
                for contestant in meeting.sides[side]:
                    self.parts[contestant].append(Part(meeting, side, share, score))
        self.byes: dict[int, list[PairedRound]] = {each: [] for each in contestants}
        for paired in rounds:
            for contestant in paired.byes:
                if contestant in self.byes:
                    self.byes[contestant].append(paired)


def match_winner(match: list[Fraction], *, fewest: bool) -> int:
    """The side that won a match; -1 without a sole winner."""
    best = min(match) if fewest else max(match)
    return match.index(best) if match.count(best) == 1 else -1


def imps(scale: list[int], difference: int) -> Fraction:
    """How many steps of the scale a difference reaches, with its sign."""
    steps = sum(abs(difference) >= step for step in scale)
    return Fraction(steps if difference > 0 else -steps)


def scores(replay: Replay, meeting: Meeting) -> list[Fraction]:
    """The score of each side of a meeting that was played."""
    if replay.kind == "pairs":  # each board is compared with other tables; the meeting itself has no score
        return [ZERO, ZERO]
    if replay.of_boards:
        swings = [sum(each["margins"]) for each in meeting.results if "margins" in each]
        total = sum((imps(replay.scale, swing) for swing in swings), ZERO)
        return [total, -total]
    if len(meeting.sides) > 2:
        points = meeting.matches[0]
        return [-each for each in points] if replay.fewest_win else points
    winners = [match_winner(match, fewest=replay.fewest_win) for match in meeting.matches]
    return [Fraction(winners.count(side)) for side in range(len(meeting.sides))]


def compared(own: Fraction | int, other: Fraction | int) -> Fraction:
    """1 for more, 1/2 for as many, 0 for less."""
    return Fraction(1) if own > other else HALF if own == other else ZERO


def shares(meeting: Meeting, score: list[Fraction]) -> list[Fraction]:
    """The share of each side of a meeting that counts, from the scores if it was played."""
    if meeting.verdict == "walkover":
        return [Fraction(side == meeting.side) for side in range(len(meeting.sides))]
    if not meeting.played:
        return [ZERO] * len(meeting.sides)
    return [
        sum((compared(own, other) for j, other in enumerate(score) if j != i), ZERO) / (len(score) - 1)
        for i, own in enumerate(score)
    ]


def winner(replay: Replay, meeting: Meeting) -> int | None:
    """Who won a meeting of one contestant a side, if anybody did."""
    if not meeting.counts:
        return None
    found = shares(meeting, scores(replay, meeting) if meeting.played else [])
    return meeting.sides[found.index(Fraction(1))][0] if 1 in found else None


@lru_cache(maxsize=10_000)
def victory_points(boards: int, difference: Fraction) -> Fraction:
    """What a side gets that is this many IMPs ahead (or behind, if negative) after so many boards."""
    if difference < 0:
        return 20 - victory_points(boards, -difference)
    if difference == 0:
        return Fraction(10)
    with localcontext() as context:
        context.prec = 60
        r = (Decimal(5).sqrt() - 1) / 2
        ahead = Decimal(difference.numerator) / Decimal(difference.denominator)
        exponent = 3 * ahead / (15 * Decimal(boards).sqrt())
        points = 10 + 10 * (1 - r**exponent) / (1 - r**3)
        rounded = points.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP)
    return min(Fraction(rounded), Fraction(20))


def meeting_points(replay: Replay, part: Part) -> Fraction:
    """What a contestant gets in `swiss`, `league` and groups for a meeting that counts."""
    if not replay.of_boards:
        return part.points
    if part.meeting.played:
        return victory_points(len(part.meeting.results), part.scores[part.side])
    return WALKOVER_VICTORY_POINTS * part.share


def bye_points(replay: Replay, paired: PairedRound) -> Fraction:
    if replay.kind != "swiss":
        return ZERO
    return WALKOVER_VICTORY_POINTS if replay.of_boards else Fraction(2 * (paired.most_sides - 1))


def round_robin_points(competition: Competition, contestant: int) -> Fraction:
    """Points in `swiss`, `league` and groups, without penalties."""
    replay = competition.replay
    met = sum((meeting_points(replay, part) for part in competition.parts[contestant]), ZERO)
    return met + sum((bye_points(replay, each) for each in competition.byes[contestant]), ZERO)


def arena_points(competition: Competition, contestant: int) -> Fraction:
    """Points in an arena: those of a meeting count twice after two wins in a row."""
    total, wins_in_a_row = ZERO, 0
    for part in competition.parts[contestant]:
        total += 2 * part.share * (2 if wins_in_a_row >= 2 else 1)
        wins_in_a_row = wins_in_a_row + 1 if part.share == 1 else 0
    return total


def board_results(competition: Competition) -> dict[int, dict[int, int]]:
    """The results of each board that are compared: the margin from the view of side 0, by the meeting."""
    found: dict[int, dict[int, int]] = defaultdict(dict)
    for meeting in competition.meetings:
        for result in meeting.results:
            if "margins" in result:
                found[result["board"]][meeting.number] = result["margins"][0]
    return found


def board_points(replay: Replay, results: dict[int, int], part: Part) -> Fraction:
    """What a side gets for the margin of a board: match points in percent, or IMPs."""
    sign = 1 if part.side == 0 else -1
    own = results[part.meeting.number] * sign
    others = [margin * sign for number, margin in results.items() if number != part.meeting.number]
    if replay.format.get("scoring", "match-points") == "match-points":
        return 100 * sum((compared(own, each) for each in others), ZERO) / len(others) if others else Fraction(50)
    return sum((imps(replay.scale, own - each) for each in others), ZERO) / len(others) if others else ZERO


def pair_points(competition: Competition) -> dict[int, Fraction]:
    """The mean over the boards that each pair played; 0 if they played none."""
    replay, results = competition.replay, board_results(competition)
    points: dict[int, list[Fraction]] = {each: [] for each in competition.contestants}
    for contestant, parts in competition.parts.items():
        for part in parts:
            for result in part.meeting.results:
                if "percents" not in result:
                    points[contestant].append(board_points(replay, results[result["board"]], part))
                elif replay.format.get("scoring", "match-points") == "match-points":
                    points[contestant].append(Fraction(result["percents"][part.side]))
    return {each: sum(found, ZERO) / len(found) if found else ZERO for each, found in points.items()}


def points_of(competition: Competition) -> dict[int, Fraction]:
    """The points of everybody who is ranked together, less penalties."""
    replay = competition.replay
    if replay.kind == "pairs":
        found = pair_points(competition)
    else:
        count = arena_points if replay.kind == "arena" else round_robin_points
        found = {each: count(competition, each) for each in competition.contestants}
    return {each: points - replay.penalties.get(each, 0) for each, points in found.items()}
