"""What the rounds of a tournament must satisfy: who may be paired, and who with whom."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from .tournament_log import JSONObject, Meeting, PairedRound, Replay, read_round
from .tournament_matching import Graph, matching_size
from .tournament_points import winner
from .tournament_standings import group_standings

Pair = frozenset[int]


def names(contestants: object) -> str:
    return ", ".join(map(str, sorted(contestants)))  # type: ignore[call-overload]  # a set or list of numbers


def round_faults(replay: Replay, entry: JSONObject, before: list[JSONObject]) -> list[str]:
    """Everything that is wrong about a round that is paired now."""
    new = read_round(entry)
    found = presence_faults(replay, new)
    if replay.kind == "swiss":
        found += swiss_faults(replay, new)
    elif replay.kind == "league":
        found += everybody_faults(new, set(replay.present)) + too_often(replay, new, replay.format.get("cycles", 1))
    elif replay.kind == "knockout":
        found += knockout_faults(replay, new)
    elif replay.kind == "groups":
        found += groups_faults(replay, new, before)
    elif replay.kind == "pairs":
        found += pairs_faults(replay, new)
    return found


def presence_faults(replay: Replay, new: PairedRound) -> list[str]:
    """Nobody is paired twice at a time, nor while they are away, nor before the round before has ended."""
    found = ["a round is paired during a pause"] if replay.paused else []
    pending = [meeting for meeting in replay.meetings.values() if not meeting.verdict]
    counted = Counter(new.contestants)
    if replay.kind == "arena":
        counted.update(each for meeting in pending for each in meeting.contestants if each in set(new.contestants))
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


def had_bye(replay: Replay, contestant: int) -> bool:
    """Whether a contestant had a bye, or what counts as one: a walkover won, a round missed by a late contestant."""
    if replay.missed.get(contestant, 0) > 0 or any(contestant in each.byes for each in replay.rounds):
        return True
    return any(
        meeting.verdict == "walkover" and contestant in meeting.sides[meeting.side]
        for meeting in replay.meetings.values()
    )


def fewest_repeats(replay: Replay, present: list[int], may_have_bye: list[int]) -> int | None:
    """The least number of repeated meetings if all are paired; the bye of an odd number goes to one of these.

    None if nobody may have the bye. A maximum matching of those who have not met leaves a number of contestants who are
    then paired with each other at will: these meetings are the repeats. If the bye can be matched at all, some maximum
    matching does so.
    """
    past = met(replay)
    graph: dict[object, set[object]] = {
        a: {b for b in present if a != b and not past[frozenset({a, b})]} for a in present
    }
    if len(present) % 2:
        if not may_have_bye:
            return None
        graph["bye"] = set(may_have_bye)
        for each in may_have_bye:
            graph[each].add("bye")
    vertices: Graph = graph
    return len(graph) // 2 - matching_size(vertices)


def swiss_faults(replay: Replay, new: PairedRound) -> list[str]:
    """No repeat, and no second bye, that could be avoided (without more of the other)."""
    present = replay.present
    found = everybody_faults(new, set(present))
    if len(replay.rounds) >= replay.format["rounds"]:
        found.append("there are more rounds than planned")
    if found or not all(meeting.is_duel for meeting in new.meetings):
        return found
    if len(new.byes) != len(present) % 2:
        return [f"{names(new.byes) or 'nobody'} have a bye, of {len(present)} contestants"]
    past = met(replay)
    repeats = [pair for meeting in new.meetings for pair in opposed(meeting) if past[pair]]
    second = [each for each in new.byes if had_bye(replay, each)]
    if not repeats and not second:
        return []
    without_second = fewest_repeats(replay, present, [each for each in present if not had_bye(replay, each)])
    if second:
        with_second = fewest_repeats(replay, present, present)
        if without_second is not None and without_second <= len(repeats):
            return [f"contestant {second[0]} has a second bye that could be avoided"]
        return avoidable(repeats, with_second)
    return avoidable(repeats, without_second)


def avoidable(repeats: list[Pair], least: int | None) -> list[str]:
    if least is None or len(repeats) <= least:
        return []
    return [f"{len(repeats)} meetings are repeated ({'; '.join(map(names, repeats))}), and {least} would do"]


# --- everybody against everybody ----------------------------------------------------------------------------------


def too_often(replay: Replay, new: PairedRound, cycles: int) -> list[str]:
    """Meetings beyond those that a league has."""
    past = met(replay)
    now = [pair for meeting in new.meetings if meeting.is_duel for pair in opposed(meeting)]
    return [f"{names(pair)} have already met {past[pair]} times" for pair in now if past[pair] >= cycles]


def incomplete(replay: Replay, members: list[int], cycles: int) -> list[str]:
    """Who has not met whom as often as they should; those who have ever withdrawn are left out."""
    past = met(replay)
    if not all(meeting.is_duel for meeting in replay.meetings.values()):
        return []
    steady = [each for each in members if each not in replay.ever_withdrawn]
    return [
        f"{a} and {b} have met {past[frozenset({a, b})]} times instead of {cycles}"
        for a, b in combinations(steady, 2)
        if past[frozenset({a, b})] < cycles
    ]


def completeness_faults(replay: Replay) -> list[str]:
    """What a tournament lacks that is closed as finished."""
    found = [f"meeting {each.number} has no result" for each in replay.meetings.values() if not each.verdict]
    if replay.kind == "league":
        found += incomplete(replay, replay.taking_part, replay.format.get("cycles", 1))
    return found


def groups_of(replay: Replay) -> dict[int, set[int]]:
    """The members of each group, as far as they were paired in it."""
    found: dict[int, set[int]] = {}
    for meeting in replay.meetings.values():
        if meeting.group:
            found.setdefault(meeting.group, set()).update(meeting.contestants)
    return found


def groups_faults(replay: Replay, new: PairedRound, before: list[JSONObject]) -> list[str]:
    """A round of groups, or of the knock-out after them."""
    begun = replay.knockout_begins() < len(replay.rounds)
    if not begun and new.meetings and all(meeting.group for meeting in new.meetings):
        found = everybody_faults(new, set(replay.present)) + too_often(replay, new, 1)
        groups = groups_of(replay)
        for meeting in new.meetings:
            others = [set(members) for number, members in groups.items() if number != meeting.group]
            found += [
                f"contestant {each} is paired in a second group"
                for each in meeting.contestants
                if any(each in members for members in others)
            ]
        return found
    found = [f"meeting {each.number} of a group is in the knock-out" for each in new.meetings if each.group]
    if begun:
        return found + everybody_faults(new, going_on(replay) - replay.withdrawn)
    for members in groups_of(replay).values():
        found += incomplete(replay, sorted(members), 1)
    return found + qualifying_faults(replay, new, before)


def qualifying_faults(replay: Replay, new: PairedRound, before: list[JSONObject]) -> list[str]:
    """The first round of the knock-out: the best of each group, and byes up to the next power of two."""
    found, here = [], set(new.contestants)
    for number, table in group_standings(before).items():
        inside = [each for each in table if each["contestant"] in here]
        left_out = [each for each in table if each["contestant"] not in here | replay.withdrawn]
        if len(inside) > replay.format["qualifiers"]:
            found.append(f"more than {replay.format['qualifiers']} of group {number} are in the knock-out")
        gone = sum(
            each["place"] <= replay.format["qualifiers"] for each in table if each["contestant"] in replay.withdrawn
        )
        if left_out and len(inside) + gone < replay.format["qualifiers"]:
            found.append(f"too few of group {number} are in the knock-out")
        worst = max((each["place"] for each in inside), default=0)
        found += [f"{each['contestant']} is better and left out" for each in left_out if each["place"] < worst]
    if len(new.byes) != size_of_bracket(len(here)) - len(here):
        found.append(f"{len(here)} contestants of a knock-out have {len(new.byes)} byes")
    return found


# --- knock-out ----------------------------------------------------------------------------------------------------


def size_of_bracket(contestants: int) -> int:
    """The next power of two."""
    size = 1
    while size < contestants:
        size *= 2
    return size


def bracket(order: list[int]) -> list[int | None]:
    """The lines of the bracket from top to bottom: in each round, first against last if the stronger ones win."""
    lines = [1]
    while len(lines) < len(order):
        lines = [each for line in lines for each in (line, 2 * len(lines) + 1 - line)]
    return [order[line - 1] if line <= len(order) else None for line in lines]


def going_on(replay: Replay) -> set[int]:
    """Who goes on from the last round."""
    last = replay.rounds[-1]
    winners = [winner(replay, meeting) for meeting in last.main]
    return {*last.byes, *(each for each in winners if each is not None)}


def lines_now(replay: Replay) -> list[int | None]:
    """Who is left on each line of the bracket before the round that is paired now."""
    lines = bracket(replay.bracket if replay.rounds else replay.present)
    for past in replay.rounds:
        on = {*past.byes, *(winner(replay, meeting) for meeting in past.main)}
        halves = [lines[index : index + 2] for index in range(0, len(lines), 2)]
        lines = [next((each for each in half if each is not None and each in on), None) for half in halves]
    return [None if each in replay.withdrawn else each for each in lines]


def knockout_faults(replay: Replay, new: PairedRound) -> list[str]:
    """The meetings and byes that follow from the draw, and the meeting for the third place."""
    lines = lines_now(replay)
    if len(lines) < 2:
        return ["a round is paired after the end of the knock-out"]
    if not all(meeting.is_duel for meeting in new.meetings):
        return ["a meeting of a knock-out has not two sides of one contestant"]
    halves = [{each for each in lines[index : index + 2] if each is not None} for index in range(0, len(lines), 2)]
    expected = {frozenset(half) for half in halves if half}
    found = {frozenset(meeting.contestants) for meeting in new.main} | {frozenset({each}) for each in new.byes}
    faults = [f"{names(each)} do not follow from the draw" for each in found - expected]
    faults += [f"{names(each)} are missing" for each in expected - found]
    third = [set(meeting.contestants) for meeting in new.meetings if meeting.place == 3]
    return faults if third == third_place(replay, lines) else [*faults, "the meeting for the third place is wrong"]


def third_place(replay: Replay, lines: list[int | None]) -> list[set[int]]:
    """The meeting for the third place that the last round has: the losers of the two semi-finals who are still here."""
    if not replay.format.get("third_place", False) or len(lines) != 2 or not replay.rounds:
        return []
    decided = [meeting for meeting in replay.rounds[-1].main if winner(replay, meeting) is not None]
    losers = {each for meeting in decided for each in meeting.contestants if each != winner(replay, meeting)}
    losers -= replay.withdrawn
    return [losers] if len(losers) == 2 else []


def late_ruling_faults(replay: Replay, entry: JSONObject) -> list[str]:
    """A ruling that changes who goes on, when the round after it is already paired."""
    meeting = replay.meetings[entry["meeting"]]
    if replay.kind not in {"knockout", "groups"} or meeting.group or meeting.place or meeting in replay.rounds[-1].main:
        return []
    before = winner(replay, meeting)
    changed = Replay(replay.created, meetings={meeting.number: Meeting(**vars(meeting))})
    changed.apply(entry)
    after = winner(changed, changed.meetings[meeting.number])
    return [] if before == after else [f"the winner of meeting {meeting.number} changes after the next round began"]


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
    if replay.format["movement"] == "howell":
        found += too_often(replay, new, 1)
    tables = Counter((meeting.group, board) for meeting in new.meetings for board in meeting.boards)
    found += [f"board {board} is at {times} tables" for (_, board), times in tables.items() if times > 1]
    return found + (["there are more rounds than planned"] if len(replay.rounds) >= replay.format["rounds"] else [])


def plays(meeting: Meeting) -> list[tuple[int, int]]:
    """Each contestant of a meeting with each of its boards."""
    return [(contestant, board) for contestant in meeting.contestants for board in meeting.boards]
