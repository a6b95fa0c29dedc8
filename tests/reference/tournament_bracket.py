"""Knock-outs: the bracket, also that after groups, and who meets whom in each round."""

from __future__ import annotations

from collections.abc import Iterable

from .tournament_log import JSONObject, PairedRound, Replay
from .tournament_points import winner
from .tournament_standings import group_tables


def names(contestants: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(contestants)))


def bracket(order: list[int]) -> list[int]:
    """The lines of the bracket, 0 for an empty one: in each round, first against last if the stronger ones win."""
    lines = [1]
    while len(lines) < len(order):
        lines = [each for line in lines for each in (line, 2 * len(lines) + 1 - line)]
    return [order[line - 1] if line <= len(order) else 0 for line in lines]


def halves(lines: list[int]) -> list[list[int]]:
    """Lines 1 and 2, 3 and 4, and so on."""
    return [lines[index : index + 2] for index in range(0, len(lines), 2)]


def lines_now(replay: Replay, new: PairedRound) -> list[int]:
    """Who is left on each line of the bracket before the round that is paired now."""
    rounds = replay.rounds[replay.knockout_begins :]
    lines = (rounds[0] if rounds else new).bracket
    for past in rounds:
        on = {*past.byes, *(winner(replay, meeting) for meeting in past.main)}
        lines = [next((each for each in half if each and each in on), 0) for half in halves(lines)]
    return [0 if each in replay.withdrawn else each for each in lines]


def knockout_faults(replay: Replay, new: PairedRound) -> list[str]:
    """A bracket where it belongs, the meetings and byes that follow from it, and that for the third place."""
    faults = [f"meeting {meeting.number} of a group is in the knock-out" for meeting in new.meetings if meeting.group]
    if len(replay.rounds) > replay.knockout_begins:
        faults += ["a later round of a knock-out has a bracket"] if new.bracket else []
    else:
        faults += bracket_faults(replay, new)
        if len(new.bracket) & (len(new.bracket) - 1):
            return faults
    lines = lines_now(replay, new)
    if len(lines) < 2:
        return faults or ["a round is paired after the end of the knock-out"]
    expected = {frozenset(half) - {0} for half in halves(lines)} - {frozenset()}
    found = {frozenset(meeting.contestants) for meeting in new.main} | {frozenset({each}) for each in new.byes}
    faults += [f"{names(each)} do not follow from the bracket" for each in found - expected]
    faults += [f"{names(each)} are missing" for each in expected - found]
    third = [set(meeting.contestants) for meeting in new.meetings if meeting.place == 3]
    return faults if third == third_place(replay, lines) else [*faults, "the meeting for the third place is wrong"]


def bracket_faults(replay: Replay, new: PairedRound) -> list[str]:
    """The bracket of the first round of a knock-out."""
    if replay.kind == "groups":
        return qualified_bracket_faults(replay, qualified(replay), new.bracket)
    expected = [0 if each in replay.withdrawn else each for each in bracket(replay.order)]
    return [] if new.bracket == expected else [f"the bracket is {new.bracket} and should be {expected}"]


def third_place(replay: Replay, lines: list[int]) -> list[set[int]]:
    """The meeting for the third place that the last round has: the losers of the two semi-finals who are still here."""
    past = replay.rounds[replay.knockout_begins :]
    if not replay.format.get("third_place", False) or len(lines) != 2 or not past:
        return []
    decided = [meeting for meeting in past[-1].main if winner(replay, meeting) is not None]
    losers = {each for meeting in decided for each in meeting.contestants if each != winner(replay, meeting)}
    losers -= replay.withdrawn
    return [losers] if len(losers) == 2 else []


def late_ruling_faults(replay: Replay, entry: JSONObject) -> list[str]:
    """A ruling about a round of a knock-out, when the next is already paired."""
    if replay.kind not in {"knockout", "groups"}:
        return []
    over = replay.rounds[replay.knockout_begins : -1]
    if any(meeting.number == entry["meeting"] for each in over for meeting in each.meetings):
        return [f"meeting {entry['meeting']} is ruled on after the next round of the knock-out was paired"]
    return []


# --- after groups -------------------------------------------------------------------------------------------------


def qualified(replay: Replay) -> list[int]:
    """Who is in the bracket after groups, from the strongest."""
    draw = {contestant: index for index, contestant in enumerate(replay.order)}
    keys = {}
    for table in group_tables(replay).values():
        here = [each for each in table if each["contestant"] not in replay.withdrawn]
        here.sort(key=lambda each: (each["place"], draw[each["contestant"]]))
        for rank, each in enumerate(here[: replay.format["qualifiers"]]):
            relative = each["points"] / max(1, len(table) - 1)  # the page does not say what a group of one has
            contestant = each["contestant"]
            keys[contestant] = (rank, -relative, [-value for value in each["tie_breaks"]], draw[contestant])
    return sorted(keys, key=lambda contestant: keys[contestant])


def qualified_bracket_faults(replay: Replay, order: list[int], given: list[int]) -> list[str]:
    """The bracket is that of the order but for weaker ones of first meetings, exchanged to separate groups."""
    inside = {each for each in given if each}
    if inside != set(order):
        found = [f"{names(set(order) - inside)} should be in the bracket"] if set(order) - inside else []
        return found + ([f"{names(inside - set(order))} should not be in the bracket"] if inside - set(order) else [])
    plain = bracket(order)
    if len(given) != len(plain) or given[::2] != plain[::2] or sorted(given) != sorted(plain):
        return [f"the bracket is {given}, and follows not from {plain} by exchanges of the weaker ones of meetings"]
    if any(plain[index] == 0 and given[index] for index in range(len(plain))):
        return [f"somebody of the bracket {given} meets who should have a bye: {plain}"]
    group = replay.group_of
    meetings = [half for half in halves(given) if half[1]]
    clashes = [half for half in meetings if group[half[0]] == group[half[1]]]
    moved = sum(a != b for a, b in zip(given, plain, strict=True))
    before = sum(group[a] == group[b] for a, b in halves(plain) if b)
    if moved > 2 * before:
        return [f"{moved} lines of the bracket {given} differ from {plain}, where {before} meetings are of one group"]
    return [
        f"{names(clash)} of one group meet, and could be separated"
        for clash in clashes
        if any(group[clash[0]] != group[other[1]] and group[other[0]] != group[clash[1]] for other in meetings)
    ]
