"""What meetings are worth: scores, shares, victory points, and the points of each contestant."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

from .tournament_log import Meeting, PairedRound, Replay, exact

ZERO = Fraction(0)
HALF = Fraction(1, 2)
WALKOVER_VICTORY_POINTS = Fraction(12)


@dataclass
class Competition:
    """Contestants who are ranked together, with their meetings and byes: all of a tournament, or one group of it."""

    replay: Replay
    contestants: list[int]
    meetings: list[Meeting]
    rounds: list[PairedRound]  # for the byes

    def meetings_of(self, contestant: int) -> list[Meeting]:
        """Those that count, in the order of their first results."""
        found = [each for each in self.meetings if each.counts and contestant in each.contestants]
        return sorted(found, key=lambda meeting: meeting.first)

    def byes_of(self, contestant: int) -> list[PairedRound]:
        return [each for each in self.rounds if contestant in each.byes]


def match_winner(match: list[Fraction], *, fewest: bool) -> int:
    """The side that won a match; -1 without a sole winner."""
    best = min(match) if fewest else max(match)
    return match.index(best) if match.count(best) == 1 else -1


def imps(scale: list[Fraction], difference: Fraction) -> Fraction:
    """How many steps of the scale a difference reaches, with its sign."""
    steps = sum(abs(difference) >= step for step in scale)
    return Fraction(steps if difference > 0 else -steps)


def scores(replay: Replay, meeting: Meeting) -> list[Fraction]:
    """The score of each side of a meeting that was played."""
    if replay.of_boards:
        swings = [sum(map(exact, each["margins"]), ZERO) for each in meeting.results if "margins" in each]
        total = sum((imps(replay.scale, swing) for swing in swings), ZERO)
        return [total, -total]
    if len(meeting.sides) > 2:
        points = meeting.matches[0]
        return [-each for each in points] if replay.fewest_win else points
    winners = [match_winner(match, fewest=replay.fewest_win) for match in meeting.matches]
    return [Fraction(winners.count(side)) for side in range(len(meeting.sides))]


def compared(own: Fraction, other: Fraction) -> Fraction:
    """1 for more, 1/2 for as many, 0 for less."""
    return Fraction(1) if own > other else HALF if own == other else ZERO


def shares(replay: Replay, meeting: Meeting) -> list[Fraction]:
    """The share of each side of a meeting that counts."""
    if meeting.verdict == "walkover":
        return [Fraction(side == meeting.side) for side in range(len(meeting.sides))]
    if not meeting.played:
        return [ZERO] * len(meeting.sides)
    found = scores(replay, meeting)
    others = len(found) - 1
    return [
        sum((compared(own, other) for j, other in enumerate(found) if j != i), ZERO) / others
        for i, own in enumerate(found)
    ]


def winner(replay: Replay, meeting: Meeting) -> int | None:
    """Who won a meeting of one contestant a side, if anybody did."""
    if not meeting.counts:
        return None
    found = shares(replay, meeting)
    return meeting.sides[found.index(Fraction(1))][0] if 1 in found else None


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


def meeting_points(replay: Replay, meeting: Meeting, side: int) -> Fraction:
    """What a side gets in `swiss`, `league` and groups for a meeting that counts."""
    share = shares(replay, meeting)[side]
    if not replay.of_boards:
        return 2 * (len(meeting.sides) - 1) * share
    if meeting.played:
        return victory_points(len(meeting.results), scores(replay, meeting)[side])
    return WALKOVER_VICTORY_POINTS * share


def bye_points(replay: Replay, paired: PairedRound) -> Fraction:
    if replay.kind != "swiss":
        return ZERO
    return WALKOVER_VICTORY_POINTS if replay.of_boards else Fraction(2 * (paired.most_sides - 1))


def round_robin_points(competition: Competition, contestant: int) -> Fraction:
    """Points in `swiss`, `league` and groups, without penalties."""
    replay = competition.replay
    met = (meeting_points(replay, each, each.side_of(contestant)) for each in competition.meetings_of(contestant))
    byes = (bye_points(replay, each) for each in competition.byes_of(contestant))
    return sum(met, ZERO) + sum(byes, ZERO)


def arena_points(competition: Competition, contestant: int) -> Fraction:
    """Points in an arena: those of a meeting count twice after two wins in a row."""
    total, wins_in_a_row = ZERO, 0
    for meeting in competition.meetings_of(contestant):
        share = shares(competition.replay, meeting)[meeting.side_of(contestant)]
        total += 2 * share * (2 if wins_in_a_row >= 2 else 1)
        wins_in_a_row = wins_in_a_row + 1 if share == 1 else 0
    return total


def board_results(competition: Competition, board: int) -> list[tuple[int, Fraction]]:
    """All results of a board that are compared: the meeting, and the margin from the view of side 0."""
    return [
        (meeting.number, exact(result["margins"][0]))
        for meeting in competition.meetings
        if meeting.played
        for result in meeting.results
        if result["board"] == board and "margins" in result
    ]


def board_points(competition: Competition, meeting: Meeting, side: int, board: int) -> Fraction:
    """What a side gets for the margin of a board: match points in percent, or IMPs."""
    replay = competition.replay
    sign = 1 if side == 0 else -1
    results = board_results(competition, board)
    own = next(margin for number, margin in results if number == meeting.number) * sign
    others = [margin * sign for number, margin in results if number != meeting.number]
    if replay.format["scoring"] == "match-points":
        return 100 * sum((compared(own, each) for each in others), ZERO) / len(others) if others else Fraction(50)
    return sum((imps(replay.scale, own - each) for each in others), ZERO) / len(others) if others else ZERO


def pair_points(competition: Competition, contestant: int) -> Fraction:
    """The mean over the boards that a pair played; 0 if they played none."""
    found: list[Fraction] = []
    for meeting in competition.meetings_of(contestant):
        if not meeting.played:
            continue
        side = meeting.side_of(contestant)
        for result in meeting.results:
            if "percents" not in result:
                found.append(board_points(competition, meeting, side, result["board"]))
            elif competition.replay.format["scoring"] == "match-points":
                found.append(exact(result["percents"][side]))
    return sum(found, ZERO) / len(found) if found else ZERO


def points_of(competition: Competition) -> dict[int, Fraction]:
    """The points of everybody who is ranked together, less penalties."""
    count = {"arena": arena_points, "pairs": pair_points}.get(competition.replay.kind, round_robin_points)
    penalties = competition.replay.penalties
    return {each: count(competition, each) - penalties.get(each, ZERO) for each in competition.contestants}
