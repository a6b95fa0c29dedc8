"""The standings of a tournament: places, points and tie-breaks. All numbers are exact."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from .tournament_log import JSONObject, Meeting, PairedRound, Replay, replay_of
from .tournament_points import ZERO, Competition, compared, points_of, winner

Line = dict[str, Any]
Points = dict[int, Fraction]


def wins(competition: Competition, points: Points, contestant: int) -> Fraction:
    return Fraction(sum(part.share == 1 for part in competition.parts[contestant]))


def opponents(competition: Competition, contestant: int) -> list[tuple[int, Fraction]]:
    """Everybody on another side of each meeting that was played, with the share against them."""
    return [
        (other, compared(part.scores[part.side], part.scores[side]))
        for part in competition.parts[contestant]
        if part.meeting.played
        for side, others in enumerate(part.meeting.sides)
        if side != part.side
        for other in others
    ]


def unplayed_rounds(competition: Competition, contestant: int) -> list[Fraction]:
    """Byes, walkovers and forfeits: 1 for each that gave something, 0 for the others."""
    worth = [part.share for part in competition.parts[contestant] if not part.meeting.played]
    return worth + [Fraction(1)] * len(competition.byes[contestant])


def buchholz(competition: Competition, points: Points, contestant: int) -> Fraction:
    met = sum((points[other] for other, _ in opponents(competition, contestant)), ZERO)
    return met + points[contestant] * len(unplayed_rounds(competition, contestant))


def sonneborn_berger(competition: Competition, points: Points, contestant: int) -> Fraction:
    met = sum((points[other] * share for other, share in opponents(competition, contestant)), ZERO)
    return met + points[contestant] * sum(unplayed_rounds(competition, contestant), ZERO)


def match_margin(competition: Competition, points: Points, contestant: int) -> Fraction:
    if competition.replay.of_boards:
        return ZERO
    parts = [part for part in competition.parts[contestant] if part.meeting.played and len(part.scores) == 2]
    return sum((part.scores[part.side] - part.scores[1 - part.side] for part in parts), ZERO)


def points_margin(competition: Competition, points: Points, contestant: int) -> Fraction:
    parts = [part for part in competition.parts[contestant] if part.meeting.played]
    if competition.replay.of_boards:
        return sum((part.scores[part.side] for part in parts), ZERO)
    margins = [
        match[part.side] - (sum(match, ZERO) - match[part.side]) / (len(match) - 1)
        for part in parts
        for match in part.meeting.matches
    ]
    return sum(margins, ZERO) * (-1 if competition.replay.fewest_win else 1)


def head_to_head(competition: Competition, equals: frozenset[int]) -> Points:
    """Among these, who are equal so far: the points against each other, if each has played each."""
    parts = {
        each: [
            part
            for part in competition.parts[each]
            if part.meeting.is_duel and equals.issuperset(part.meeting.contestants)
        ]
        for each in equals
    }
    for each, met in parts.items():
        if {other for part in met if part.meeting.played for other in part.meeting.contestants} | {each} != equals:
            return dict.fromkeys(equals, ZERO)
    return {each: sum((2 * part.share for part in met), ZERO) for each, met in parts.items()}


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
    keys: dict[int, tuple[Fraction, ...]] = {each: (points[each],) for each in competition.contestants}
    names = [] if competition.replay.kind == "pairs" else competition.replay.created.get("tie_breaks", [])
    for name in names:
        if name == "head-to-head":
            equals: dict[tuple[Fraction, ...], set[int]] = defaultdict(set)
            for each, key in keys.items():
                equals[key].add(each)
            values = {k: v for those in equals.values() for k, v in head_to_head(competition, frozenset(those)).items()}
        else:
            values = {each: TIE_BREAKS[name](competition, points, each) for each in keys}
        keys = {each: (*key, values[each]) for each, key in keys.items()}
    places = {each: 1 + sum(other > key for other in keys.values()) for each, key in keys.items()}
    return in_order([line(each, places[each], key[0], list(key[1:])) for each, key in keys.items()])


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


def group_tables(replay: Replay) -> dict[int, list[Line]]:
    """The standings within each group, by its number."""
    rounds = replay.rounds[: replay.knockout_begins]
    members: dict[int, list[int]] = defaultdict(list)
    for contestant, number in replay.group_of.items():
        members[number].append(contestant)
    meetings: dict[int, list[Meeting]] = defaultdict(list)
    for meeting in replay.meetings.values():
        meetings[meeting.group].append(meeting)
    return {
        number: ranked(Competition(replay, those, meetings[number], rounds))
        for number, those in sorted(members.items())
    }


def groups_and_knockout(replay: Replay) -> list[Line]:
    """Those in the bracket first, then the others by their place in their group."""
    rounds = replay.rounds[replay.knockout_begins :]
    in_bracket = [each for each in rounds[0].bracket if each] if rounds else []
    places = knockout_places(replay, rounds, in_bracket)
    in_group = {each["contestant"]: each["place"] for table in group_tables(replay).values() for each in table}
    others = {each: in_group[each] for each in replay.taking_part if each not in places}
    for each, place in others.items():
        places[each] = len(in_bracket) + 1 + sum(other < place for other in others.values())
    return in_order([line(each, place) for each, place in places.items()])


def standings_of(replay: Replay) -> list[Line]:
    """The standings of a tournament as it is now."""
    if replay.kind == "groups":
        return groups_and_knockout(replay)
    if replay.kind == "knockout":
        places = knockout_places(replay, replay.rounds, replay.taking_part)
        return in_order([line(each, place) for each, place in places.items()])
    return ranked(Competition(replay, replay.taking_part, list(replay.meetings.values()), replay.rounds))


def group_standings(entries: list[JSONObject]) -> dict[int, list[Line]]:
    """The standings within each group, by its number; lines as those of `standings`."""
    return group_tables(replay_of(entries))


def standings(entries: list[JSONObject]) -> list[Line]:
    """Everybody's place; nobody's before the start.

    Each line has `contestant`, `place`, `points` (None in a knock-out, and for groups overall) and `tie_breaks`.
    """
    return standings_of(replay_of(entries))
