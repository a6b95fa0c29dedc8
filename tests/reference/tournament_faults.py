"""What a log of a tournament does not satisfy, each a sentence: entries first, then the rounds."""

from __future__ import annotations

from typing import Any

from .tournament_bracket import late_ruling_faults
from .tournament_fields import entry_field_faults
from .tournament_log import JSONObject, Meeting, Replay
from .tournament_pairing import completeness_faults, round_faults

Faults = list[str]

#: Formats that somebody can join after the start.
OPEN = {"swiss", "arena"}


def contestant_faults(replay: Replay, entry: JSONObject) -> Faults:
    """An entry about a contestant: they exist, and it can happen to them now."""
    kind, contestant = entry["entry"], entry["contestant"]
    if kind == "entered" and contestant != len(replay.entered) + 1:
        return [f"contestant {contestant} is out of turn"]
    if kind != "entered" and contestant not in replay.entered:
        return [f"contestant {contestant} is unknown"]
    if replay.started and kind in {"entered", "checked-in", "returned"} and replay.kind not in OPEN:
        return [f"contestant {contestant} {kind} after the start, which is not possible in {replay.kind}"]
    if kind == "checked-in" and contestant in replay.taking_part:
        return [f"contestant {contestant} checked in after the start and takes part already"]
    if kind == "withdrew" and contestant in replay.withdrawn:
        return [f"contestant {contestant} has already withdrawn"]
    if kind == "returned" and contestant not in replay.withdrawn:
        return [f"contestant {contestant} returned without having withdrawn"]
    return []


def started_faults(replay: Replay, entry: JSONObject) -> Faults:
    """The draw has exactly those who should be in it, first those with a seed."""
    order = entry["order"]
    if replay.started:
        return ["the tournament started twice"]
    found = [] if len(set(order)) == len(order) else ["somebody is twice in the order"]
    for each in order:
        if each not in replay.entered:
            found.append(f"contestant {each} of the order is unknown")
        elif each in replay.withdrawn:
            found.append(f"contestant {each} of the order has withdrawn")
        elif replay.created.get("check_in", False) and each not in replay.checked_in:
            found.append(f"contestant {each} of the order has not checked in")
    there = replay.checked_in if replay.created.get("check_in", False) else replay.entered.keys()
    lost = there - replay.withdrawn - set(order)
    found += [f"contestant {each} is not in the order" for each in sorted(lost)]
    seeds = [replay.entered[each].get("seed", 0) for each in order if each in replay.entered]
    if seeds != sorted(seeds, key=lambda seed: seed or float("inf")):
        found.append("the order does not begin with the seeds, in their order")
    return found + lot_faults(replay, entry)


def lot_faults(replay: Replay, entry: JSONObject) -> Faults:
    """The lot of the boards: there is one exactly if there is an anchor, which only boards have."""
    anchor, lot, lot_by = replay.created.get("anchor", ""), entry.get("lot", ""), entry.get("lot_by", "")
    found = ["there is an anchor, and no boards"] if anchor and not replay.of_boards else []
    if bool(anchor) != bool(lot_by) or (lot and not anchor):
        found.append("there is a lot without an anchor, or an anchor without one")
    if len(lot) > 200 or len(lot.splitlines()) > 1:
        found.append("the lot is not one line of at most 200 characters")
    return found


def meeting_faults(replay: Replay, meeting: JSONObject, number: int) -> Faults:
    """One meeting of a `paired` entry, by itself."""
    what, sides = f"meeting {number}", meeting["sides"]
    found = [] if meeting["meeting"] == number else [f"{what} has the number {meeting['meeting']}"]
    if len(sides) < 2 or not all(sides):
        found.append(f"{what} has not two sides or more")
    elif replay.kind not in OPEN and [len(side) for side in sides] != [1, 1]:
        found.append(f"{what} has not two sides of one contestant each")
    elif replay.of_boards and len(sides) != 2:
        found.append(f"{what} of boards has not two sides")
    boards = meeting.get("boards", [])
    wanted = replay.format["boards"] if replay.of_boards else 0
    if len(set(boards)) != len(boards) or len(boards) != wanted:
        found.append(f"{what} has not {wanted} different boards")
    if meeting.get("place", 0) and (replay.kind not in {"knockout", "groups"} or meeting.get("group", 0)):
        found.append(f"{what} decides a place and is not of a knock-out")
    return found


def paired_faults(replay: Replay, entry: JSONObject) -> Faults:
    """A `paired` entry that cannot be read: numbers, sides, contestants, groups."""
    if not replay.started:
        return ["a round is paired before the start"]
    found = [] if entry["round"] == len(replay.rounds) + 1 else [f"round {entry['round']} is out of turn"]
    meetings, taking_part = entry["meetings"], set(replay.taking_part)
    for index, meeting in enumerate(meetings):
        found += meeting_faults(replay, meeting, len(replay.meetings) + index + 1)
    if found:
        return found
    named = [*entry.get("byes", []), *(each for meeting in meetings for side in meeting["sides"] for each in side)]
    named += [each for each in entry.get("bracket", []) if each]
    found = [f"contestant {each} is paired and does not take part" for each in named if each not in taking_part]
    if not found and replay.kind == "groups":
        group_of = replay.group_of
        found = [
            f"contestant {each} is paired in group {meeting['group']} and is of group {group_of[each]}"
            for meeting in meetings
            for side in meeting["sides"]
            for each in side
            if meeting.get("group", 0) not in {0, group_of[each]}
        ]
    return found


def matches_faults(replay: Replay, meeting: Meeting, matches: list[list[int]]) -> Faults:
    """Matches that a meeting cannot have had, or that do not decide it."""
    what = f"meeting {meeting.number}"
    if any(len(match) != len(meeting.sides) for match in matches):
        return [f"a match of {what} has not one number a side"]
    if len(meeting.sides) > 2 or replay.kind == "arena":
        return [] if len(matches) == 1 else [f"{what} has not one match"]
    in_knockout = replay.kind == "knockout" or (replay.kind == "groups" and meeting.group == 0)
    best_of = replay.format.get("knockout_best_of" if in_knockout and replay.kind == "groups" else "best_of", 1)
    best = min if replay.fewest_win else max
    wins = [0, 0]
    for count, match in enumerate(matches):
        if max(wins) * 2 > best_of or count == best_of:
            return [f"{what} went on after it was decided"]
        if match[0] != match[1]:
            wins[match.index(best(match))] += 1
    if max(wins) * 2 <= best_of and len(matches) < best_of:
        return [f"{what} is not decided, and has {len(matches)} matches of {best_of}"]
    return [f"{what} of a knock-out has no winner"] if in_knockout and wins[0] == wins[1] else []


def boards_faults(replay: Replay, meeting: Meeting, results: list[JSONObject]) -> Faults:
    what = f"meeting {meeting.number}"
    found = []
    if sorted(each["board"] for each in results) != sorted(meeting.boards):
        found.append(f"{what} has not each of its own boards once")
    tables = 1 if replay.kind == "pairs" else 2
    for each in results:
        if ("margins" in each) == ("percents" in each):
            found.append(f"board {each['board']} of {what} has not either margins or percents")
        elif len(each.get("margins", [0] * tables)) != tables or len(each.get("percents", [0, 0])) != 2:
            found.append(f"board {each['board']} of {what} has a wrong number of margins or percents")
    return found


def result_faults(replay: Replay, meeting: Meeting, entry: JSONObject) -> Faults:
    """The `matches` or `boards` of a result: of the right kind, and not both."""
    wanted, other = ("boards", "matches") if replay.of_boards else ("matches", "boards")
    if not entry.get(wanted) or entry.get(other):
        return [f"the result of meeting {meeting.number} is not a list of {wanted}"]
    check = boards_faults if replay.of_boards else matches_faults
    return check(replay, meeting, entry[wanted])


def decision_faults(replay: Replay, entry: JSONObject) -> Faults:
    """A report or a ruling."""
    number = entry["meeting"]
    if number not in replay.meetings:
        return [f"meeting {number} is unknown"]
    meeting = replay.meetings[number]
    if entry["entry"] == "reported":
        found = [f"meeting {number} has a result already"] if meeting.verdict else []
        records = entry.get("records", [])
        tables = len(entry.get("matches", [])) + sum(len(each.get("margins", [])) for each in entry.get("boards", []))
        if records and (len(set(records)) < len(records) or len(records) != tables):
            found.append(f"meeting {number} has not one record for each match, or for each margin")
        left = entry.get("left", [])
        playing = (
            {contestant for side in meeting.sides for contestant in side} if records and replay.of_boards else set()
        )
        if left != sorted(playing.intersection(left)):
            found.append(f"meeting {number} was left by others than those who played boards there")
        return found + result_faults(replay, meeting, entry)
    ruling, side = entry["ruling"], entry.get("side", -1)
    if replay.kind == "pairs" and ruling in {"walkover", "forfeit"}:
        return [f"meeting {number} of pairs is ruled a {ruling}"]
    if side not in (range(len(meeting.sides)) if ruling == "walkover" else {-1}):
        return [f"the ruling on meeting {number} names side {side}"]
    if ruling == "result":
        return result_faults(replay, meeting, entry)
    given = entry.get("matches") or entry.get("boards")
    return [f"the ruling on meeting {number} is no result and has one"] if given else []


def pause_faults(replay: Replay, entry: JSONObject) -> Faults:
    if replay.paused == (entry["entry"] == "paused"):
        return ["the tournament was paused or resumed twice"]
    return []


CHECKS = {
    "started": started_faults,
    "paired": paired_faults,
    "reported": decision_faults,
    "ruled": decision_faults,
    "paused": pause_faults,
    "resumed": pause_faults,
}


def entry_faults(replay: Replay, entry: Any) -> Faults:
    """Why an entry cannot follow the entries before it."""
    found = entry_field_faults(entry)
    if not found and entry["entry"] == "created":
        found = ["the tournament was created twice"]
    if not found and replay.closed:
        found = [f"the entry {entry['entry']} comes after the tournament was closed"]
    if found or entry["entry"] == "closed":
        return found
    return CHECKS.get(entry["entry"], contestant_faults)(replay, entry)


def following_faults(replay: Replay, entry: JSONObject) -> Faults:
    """What an entry does to the tournament that it must not do."""
    if entry["entry"] == "paired":
        return round_faults(replay, entry)
    if entry["entry"] == "ruled":
        return late_ruling_faults(replay, entry)
    if entry["entry"] == "closed" and entry.get("reason", "finished") == "finished":
        return completeness_faults(replay)
    return []


def examined(entries: list[Any]) -> tuple[Faults, Replay | None]:
    """The faults of a log, and the tournament after all entries that make sense; None if the first does not."""
    first = entries[0] if entries else None
    if not isinstance(first, dict) or first.get("entry") != "created":
        return ["entry 1: the first entry is not `created`"], None
    found = [f"entry 1: {fault}" for fault in entry_field_faults(first)]
    if found:
        return found, None
    replay, latest = Replay(first), first["at"]
    for number, entry in enumerate(entries[1:], 2):
        new = entry_faults(replay, entry)
        if not new:
            if entry["at"] < latest:
                new.append("its time is before that of the entry before it")
            latest = entry["at"]
            new += following_faults(replay, entry)
            replay.apply(entry)
        found += [f"entry {number}: {fault}" for fault in new]
    return found, replay


def faults(entries: list[Any]) -> list[str]:
    """Everything that a log does not satisfy, with the number of the entry; entries that make no sense are left out."""
    return examined(entries)[0]
