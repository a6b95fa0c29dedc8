"""The standings of a tournament: places, points and tie-breaks. All numbers are exact."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from .tournament_log import JSONObject, Meeting, PairedRound, Replay, replay_of
from .tournament_points import ZERO, Competition, compared, match_winner, points_of, scores, shares, winner

Line = dict[str, Any]
Points = dict[int, Fraction]


def wins(competition: Competition, points: Points, contestant: int) -> Fraction:
    replay = competition.replay
    return Fraction(
        sum(shares(replay, each)[each.side_of(contestant)] == 1 for each in competition.meetings_of(contestant))
    )


def opponents(competition: Competition, contestant: int) -> list[tuple[int, Fraction]]:
    """Everybody on another side of each meeting that was played, with the share against them."""
    found = []
    for meeting in competition.meetings_of(contestant):
        if meeting.played:
            own = meeting.side_of(contestant)
            score = scores(competition.replay, meeting)
            for side, others in enumerate(meeting.sides):
                found += [(other, compared(score[own], score[side])) for other in others if side != own]
    return found


def unplayed_rounds(competition: Competition, contestant: int) -> list[Fraction]:
    """Byes, walkovers and forfeits: 1 for each that gave something, 0 for the others."""
    unplayed = [each for each in competition.meetings_of(contestant) if not each.played]
    worth = [shares(competition.replay, each)[each.side_of(contestant)] for each in unplayed]
    return worth + [Fraction(1)] * len(competition.byes_of(contestant))


def buchholz(competition: Competition, points: Points, contestant: int) -> Fraction:
    met = sum((points[other] for other, _ in opponents(competition, contestant)), ZERO)
    return met + points[contestant] * len(unplayed_rounds(competition, contestant))


def sonneborn_berger(competition: Competition, points: Points, contestant: int) -> Fraction:
    met = sum((points[other] * share for other, share in opponents(competition, contestant)), ZERO)
    return met + points[contestant] * sum(unplayed_rounds(competition, contestant), ZERO)


def match_margin(competition: Competition, points: Points, contestant: int) -> Fraction:
    total = ZERO
    for meeting in competition.meetings_of(contestant):
        if meeting.played and len(meeting.sides) == 2 and not competition.replay.of_boards:
            own = meeting.side_of(contestant)
            winners = [match_winner(match, fewest=competition.replay.fewest_win) for match in meeting.matches]
            total += winners.count(own) - winners.count(1 - own)
    return total


def points_margin(competition: Competition, points: Points, contestant: int) -> Fraction:
    replay = competition.replay
    sign = -1 if replay.fewest_win else 1
    total = ZERO
    for meeting in competition.meetings_of(contestant):
        if not meeting.played:
            continue
        own = meeting.side_of(contestant)
        if replay.of_boards:
            total += scores(replay, meeting)[own]
        for match in meeting.matches:
            total += sign * (match[own] - (sum(match) - match[own]) / (len(match) - 1))
    return total


def head_to_head(competition: Competition, equals: list[int], contestant: int) -> Fraction:
    """Among these, who are equal so far: the points against each other, if each has played each."""
    meetings = [
        each for each in competition.meetings if each.counts and each.is_duel and set(each.contestants) <= set(equals)
    ]
    played = {frozenset(each.contestants) for each in meetings if each.played}
    if any(frozenset({a, b}) not in played for a in equals for b in equals if a != b):
        return ZERO
    own = [each for each in meetings if contestant in each.contestants]
    return sum((2 * shares(competition.replay, each)[each.side_of(contestant)] for each in own), ZERO)


TIE_BREAKS: dict[str, Callable[[Competition, Points, int], Fraction]] = {
    "wins": wins,
    "buchholz": buchholz,
    "sonneborn-berger": sonneborn_berger,
    "match-margin": match_margin,
    "points-margin": points_margin,
}


def ranked(competition: Competition) -> list[Line]:
    """The standings of contestants who are ranked by points and tie-breaks."""
    points = points_of(competition)
    keys: dict[int, list[Fraction]] = {each: [points[each]] for each in competition.contestants}
    names = [] if competition.replay.kind == "pairs" else competition.replay.created.get("tie_breaks", [])
    for name in names:
        before = {each: list(key) for each, key in keys.items()}
        for each, key in keys.items():
            if name == "head-to-head":
                equals = [other for other in before if before[other] == before[each]]
                key.append(head_to_head(competition, equals, each))
            else:
                key.append(TIE_BREAKS[name](competition, points, each))
    places = {each: 1 + sum(other > key for other in keys.values()) for each, key in keys.items()}
    return in_order([line(each, places[each], key[0], key[1:]) for each, key in keys.items()])


def line(contestant: int, place: int, points: Fraction | None = None, tie_breaks: list[Fraction] | None = None) -> Line:
    return {"contestant": contestant, "place": place, "points": points, "tie_breaks": tie_breaks or []}


def in_order(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda each: (each["place"], each["contestant"]))


def knockout_places(replay: Replay, rounds: list[PairedRound], contestants: list[int]) -> dict[int, int]:
    """The place of everybody in a knock-out; 1 for all who are still in."""
    places = dict.fromkeys(contestants, 1)
    going_on = set(contestants)
    for each in rounds:
        out = 1 + len(each.main) + len(each.byes)
        here = {contestant for meeting in each.main for contestant in meeting.contestants} | set(each.byes)
        places |= dict.fromkeys(going_on - here, out)
        going_on = set(each.byes)
        for meeting in each.main:
            best = winner(replay, meeting)
            stay = {best} if best is not None else set() if meeting.verdict else set(meeting.contestants)
            places |= {contestant: 1 if contestant in stay else out for contestant in meeting.contestants}
            going_on |= stay
    for each in rounds:
        for meeting in each.meetings:
            if meeting.place == 3:
                places |= third_and_fourth(replay, meeting)
    return places


def third_and_fourth(replay: Replay, meeting: Meeting) -> dict[int, int]:
    best = winner(replay, meeting)
    return {each: 3 if best in {None, each} else 4 for each in meeting.contestants}


def group_standings(entries: list[JSONObject]) -> dict[int, list[Line]]:
    """The standings within each group, by its number."""
    replay = replay_of(entries)
    rounds = replay.rounds[: replay.knockout_begins()]
    found: dict[int, list[Line]] = {}
    for number in sorted({meeting.group for meeting in replay.meetings.values()} - {0}):
        meetings = [each for each in replay.meetings.values() if each.group == number]
        members = sorted({contestant for each in meetings for contestant in each.contestants})
        found[number] = ranked(Competition(replay, members, meetings, rounds))
    return found


def groups_and_knockout(entries: list[JSONObject], replay: Replay) -> list[Line]:
    """Those in the knock-out first, then the others by their place in their group, then those who have no group."""
    rounds = replay.rounds[replay.knockout_begins() :]
    in_knockout = sorted({contestant for each in rounds for contestant in each.contestants})
    places = knockout_places(replay, rounds, in_knockout)
    in_group = {each["contestant"]: each["place"] for table in group_standings(entries).values() for each in table}
    last = len(replay.taking_part) + 1
    others = {each: in_group.get(each, last) for each in replay.taking_part if each not in places}
    for each, place in others.items():
        places[each] = len(in_knockout) + 1 + sum(other < place for other in others.values())
    return in_order([line(each, place) for each, place in places.items()])


def standings(entries: list[JSONObject]) -> list[Line]:
    """Everybody's place; nobody's before the start.

    Each line has `contestant`, `place`, `points` (None in a knock-out, and for groups overall) and `tie_breaks`.
    """
    replay = replay_of(entries)
    if replay.kind == "groups":
        return groups_and_knockout(entries, replay)
    if replay.kind == "knockout":
        places = knockout_places(replay, replay.rounds, replay.taking_part)
        return in_order([line(each, place) for each, place in places.items()])
    return ranked(Competition(replay, replay.taking_part, list(replay.meetings.values()), replay.rounds))
