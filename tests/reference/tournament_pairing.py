"""What the rounds of a tournament must satisfy: who may be paired, and who with whom."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from .tournament_bracket import knockout_faults, names
from .tournament_log import JSONObject, Meeting, PairedRound, Replay, read_round
from .tournament_matching import Graph, matching_size

Pair = frozenset[int]


def round_faults(replay: Replay, entry: JSONObject) -> list[str]:
    """Everything that is wrong about a round that is paired now."""
    new = read_round(entry)
    found = presence_faults(replay, new)
    if new.bracket and replay.kind not in {"knockout", "groups"}:
        found.append(f"a round of {replay.kind} has a bracket")
    if replay.kind == "swiss":
        found += swiss_faults(replay, new)
    elif replay.kind == "league":
        found += everybody_faults(new, set(replay.present)) + too_often(replay, new, replay.format.get("cycles", 1))
    elif replay.kind == "knockout" or replay.knockout_begins < len(replay.rounds):
        found += knockout_faults(replay, new)
    elif replay.kind == "groups" and new.bracket:
        found += groups_incomplete(replay) + knockout_faults(replay, new)
    elif replay.kind == "groups":
        found += groups_faults(replay, new)
    elif replay.kind == "pairs":
        found += pairs_faults(replay, new)
    return found


def presence_faults(replay: Replay, new: PairedRound) -> list[str]:
    """Nobody is paired twice at a time, nor while they are away, nor before the round before has ended."""
    found = ["a round is paired during a pause"] if replay.paused else []
    pending = [meeting for meeting in replay.meetings.values() if not meeting.verdict]
    counted = Counter(new.contestants)
    if replay.kind == "arena":
        counted.update(each for meeting in pending for each in meeting.contestants if each in counted)
    elif pending:
        found.append(f"meeting {pending[0].number} of an earlier round has no result")
    found += [f"contestant {each} is paired twice" for each, times in counted.items() if times > 1]
    return found + [f"contestant {each} is paired and has withdrawn" for each in counted if each in replay.withdrawn]


def everybody_faults(new: PairedRound, expected: set[int]) -> list[str]:
    """Those who must be in a meeting or have a bye, and nobody else."""
    here = set(new.contestants)
    found = [f"{names(expected - here)} are in no meeting and have no bye"] if expected - here else []
    return found + ([f"{names(here - expected)} are paired and are out"] if here - expected else [])


def met(replay: Replay) -> Counter[Pair]:
    """How often two contestants have been paired against each other, whatever became of it."""
    return Counter(pair for each in replay.meetings.values() for pair in opposed(each))


def opposed(meeting: Meeting) -> list[Pair]:
    """The pairs of contestants on different sides of a meeting."""
    return [frozenset({a, b}) for one, two in combinations(meeting.sides, 2) for a in one for b in two]


# --- Swiss -------------------------------------------------------------------------------------------------------


def bye_like(replay: Replay) -> set[int]:
    """Who had a bye, or what counts as one: a walkover won, or a round that they were not there for."""
    found = {
        contestant
        for meeting in replay.meetings.values()
        if meeting.verdict == "walkover"
        for contestant in meeting.sides[meeting.side]
    }
    for each in replay.rounds:
        paired = {contestant for meeting in each.meetings for contestant in meeting.contestants}
        found |= set(replay.taking_part) - paired
    return found


def fewest_faults(past: Counter[Pair], present: list[int], may_have_bye: list[int]) -> int:
    """The least number of repeated meetings and second byes, together; byes of these are no second byes.

    A matching that has the most meetings (and the bye) without a fault leaves some contestants. Any two of them can be
    paired, or one of them have the bye, at the cost of one fault each; if it could be done with less, there would be a
    larger matching. So this is the exact minimum.
    """
    graph: dict[object, set[object]] = {
        a: {b for b in present if a != b and not past[frozenset({a, b})]} for a in present
    }
    if len(present) % 2:
        graph["bye"] = set(may_have_bye)
        for each in may_have_bye:
            graph[each].add("bye")
    vertices: Graph = graph
    return len(graph) // 2 - matching_size(vertices)


def swiss_faults(replay: Replay, new: PairedRound) -> list[str]:
    """As few repeats and second byes as possible, or, of other meetings, less byes than a meeting has contestants."""
    present = replay.present
    found = everybody_faults(new, set(present))
    if len(replay.rounds) >= replay.format["rounds"]:
        found.append("there are more rounds than planned")
    if found or not present:
        return found
    here = new.meetings or list(replay.meetings.values())
    if not all(meeting.is_duel for meeting in here) or (not here and len(new.byes) > 1):
        most = max((len(meeting.contestants) for meeting in here), default=len(new.byes) + 1)
        return [f"{len(new.byes)} have a bye, and a meeting has {most} contestants"] if len(new.byes) >= most else []
    if len(new.byes) != len(present) % 2:
        return [f"{names(new.byes) or 'nobody'} have a bye, of {len(present)} contestants"]
    past, had_bye = met(replay), bye_like(replay)
    repeats = [names(pair) for meeting in new.meetings for pair in opposed(meeting) if past[pair]]
    second = [f"a second bye of {each}" for each in new.byes if each in had_bye]
    if not repeats and not second:
        return []
    least = fewest_faults(past, present, [each for each in present if each not in had_bye])
    if len(repeats) + len(second) <= least:
        return []
    return [f"{len(repeats) + len(second)} repeats ({'; '.join(repeats + second)}), and {least} would do"]


# --- everybody against everybody ----------------------------------------------------------------------------------


def too_often(replay: Replay, new: PairedRound, cycles: int) -> list[str]:
    """Meetings beyond those that a league has."""
    past = met(replay)
    now = [pair for meeting in new.meetings if meeting.is_duel for pair in opposed(meeting)]
    return [f"{names(pair)} have already met {past[pair]} times" for pair in now if past[pair] >= cycles]


def incomplete(replay: Replay, members: list[int], cycles: int) -> list[str]:
    """Who has not met whom as often as they should; those who have withdrawn are left out."""
    past = met(replay)
    return [
        f"{a} and {b} have met {past[frozenset({a, b})]} times instead of {cycles}"
        for a, b in combinations([each for each in members if each not in replay.withdrawn], 2)
        if past[frozenset({a, b})] < cycles
    ]


def completeness_faults(replay: Replay) -> list[str]:
    """What a tournament lacks that is closed as finished."""
    found = [f"meeting {each.number} has no result" for each in replay.meetings.values() if not each.verdict]
    if replay.kind == "league":
        found += incomplete(replay, replay.taking_part, replay.format.get("cycles", 1))
    if replay.kind == "groups" and replay.knockout_begins == len(replay.rounds):
        found += groups_incomplete(replay)
    return found


def groups_faults(replay: Replay, new: PairedRound) -> list[str]:
    """A round of the groups: each is a league with one cycle, and all have their rounds at the same time."""
    found = [f"meeting {meeting.number} is of no group" for meeting in new.meetings if not meeting.group]
    found += everybody_faults(new, set(replay.present)) + too_often(replay, new, 1)
    paired = {meeting.group for meeting in new.meetings}
    for number, members in members_of_groups(replay).items():
        idle = number not in paired and not replay.withdrawn & set(members)
        if idle and incomplete(replay, members, 1):
            found.append(f"group {number} has no meeting in this round, and is not complete")
    return found


def members_of_groups(replay: Replay) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for contestant, number in replay.group_of.items():
        found.setdefault(number, []).append(contestant)
    return found


def groups_incomplete(replay: Replay) -> list[str]:
    """What is missing to the meetings of each group."""
    return [fault for members in members_of_groups(replay).values() for fault in incomplete(replay, members, 1)]


# --- pairs --------------------------------------------------------------------------------------------------------


def pairs_faults(replay: Replay, new: PairedRound) -> list[str]:
    """No board is played twice by anybody, nor at two tables of a section in one round; with Howell nobody meets twice.

    A section is what `group` says.
    """
    past = Counter(
        (each, board)
        for meeting in replay.meetings.values()
        for each in meeting.contestants
        for board in meeting.boards
    )
    again = {
        (each, board) for meeting in new.meetings for each in meeting.contestants for board in meeting.boards
    } & past.keys()
    found = [f"contestant {each} plays board {board} twice" for each, board in sorted(again)]
    if replay.format.get("movement") == "howell":
        found += too_often(replay, new, 1)
    tables = Counter((meeting.group, board) for meeting in new.meetings for board in meeting.boards)
    found += [f"board {board} is at {times} tables" for (_, board), times in tables.items() if times > 1]
    return found + (["there are more rounds than planned"] if len(replay.rounds) >= replay.format["rounds"] else [])
