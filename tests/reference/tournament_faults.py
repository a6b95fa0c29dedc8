"""What a log of a tournament does not satisfy, each a sentence: entries first, then the rounds."""

from __future__ import annotations

from typing import Any

from .tournament_log import JSONObject, Meeting, Replay
from .tournament_pairing import completeness_faults, late_ruling_faults, round_faults

Faults = list[str]

#: The fields of each entry beside `entry` and `at`: those that must be there, and those that may be missing.
FIELDS: dict[str, tuple[set[str], set[str]]] = {
    "created": (
        {"tournament", "name", "game", "preset", "format"},
        {"changes", "fewest_points_win", "players", "tie_breaks", "check_in"},
    ),
    "entered": ({"contestant", "name", "players"}, {"seed"}),
    "checked-in": ({"contestant"}, set()),
    "started": ({"order"}, set()),
    "paired": ({"round"}, {"meetings", "byes"}),
    "reported": ({"meeting"}, {"matches", "boards"}),
    "ruled": ({"meeting", "ruling"}, {"side", "matches", "boards", "reason"}),
    "penalised": ({"contestant", "points"}, {"reason"}),
    "withdrew": ({"contestant"}, {"reason"}),
    "returned": ({"contestant"}, set()),
    "paused": (set(), {"reason"}),
    "resumed": (set(), {"reason"}),
    "closed": ({"reason"}, set()),
}
MEETING_FIELDS = ({"meeting", "sides"}, {"table", "boards", "group", "place"})
FORMATS: dict[str, tuple[set[str], set[str]]] = {
    "knockout": (set(), {"best_of", "third_place"}),
    "swiss": ({"rounds"}, {"best_of", "boards", "imp_scale"}),
    "league": (set(), {"cycles", "best_of", "boards", "imp_scale"}),
    "groups": ({"group_size", "qualifiers"}, {"best_of", "knockout_best_of", "third_place"}),
    "pairs": ({"movement", "rounds", "boards", "scoring"}, {"imp_scale"}),
    "arena": ({"minutes"}, set()),
}
TIE_BREAKS = {"wins", "head-to-head", "buchholz", "sonneborn-berger", "match-margin", "points-margin"}
RULINGS = {"result", "walkover", "forfeit", "annulled"}


def field_faults(thing: Any, fields: tuple[set[str], set[str]], what: str) -> Faults:
    """Fields that are missing or unknown."""
    if not isinstance(thing, dict):
        return [f"{what} is not an object"]
    required, optional = fields
    missing = [f"{what} has no {name}" for name in sorted(required - thing.keys())]
    return missing + [f"{what} has an unknown field {name}" for name in sorted(thing.keys() - required - optional)]


def created_faults(entry: JSONObject) -> Faults:
    form = entry.get("format")
    if not isinstance(form, dict) or form.get("format") not in FORMATS:
        return [f"unknown format {form!r}"]
    required, optional = FORMATS[form["format"]]
    found = field_faults(form, (required | {"format"}, optional), f"the format {form['format']}")
    names = entry.get("tie_breaks", [])
    found += [f"unknown tie-break {name}" for name in names if name not in TIE_BREAKS]
    found += [f"best of {form[name]}" for name in ("best_of", "knockout_best_of") if form.get(name, 1) not in {1, 3, 5}]
    if form["format"] == "pairs":
        found += [] if form.get("movement") in {"mitchell", "howell"} else ["unknown movement"]
        found += [] if form.get("scoring") in {"match-points", "cross-imps"} else ["unknown scoring"]
    imps_needed = form.get("scoring") == "cross-imps" or (
        form["format"] in {"swiss", "league"} and form.get("boards", 0) > 0
    )
    scale = form.get("imp_scale", [])
    if (imps_needed and not scale) or scale != sorted(set(scale)) or any(step <= 0 for step in scale):
        found.append("the IMP scale is not a list of growing differences")
    return found


def contestant_faults(replay: Replay, entry: JSONObject) -> Faults:
    """An entry about a contestant: they exist, and it can happen to them now."""
    kind, contestant = entry["entry"], entry["contestant"]
    if kind == "entered":
        found = [] if contestant == len(replay.entered) + 1 else [f"contestant {contestant} is out of turn"]
        wanted = replay.created.get("players", 1)
        return (
            found if len(entry["players"]) == wanted else [*found, f"contestant {contestant} has not {wanted} players"]
        )
    if contestant not in replay.entered:
        return [f"contestant {contestant} is unknown"]
    if kind == "checked-in" and replay.started:
        return [f"contestant {contestant} checked in after the start"]
    if kind == "withdrew" and contestant in replay.withdrawn:
        return [f"contestant {contestant} has already withdrawn"]
    if kind == "returned" and contestant not in replay.withdrawn:
        return [f"contestant {contestant} returned without having withdrawn"]
    return []


def started_faults(replay: Replay, entry: JSONObject) -> Faults:
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
    return found


def meeting_faults(replay: Replay, meeting: JSONObject, number: int) -> Faults:
    """One meeting of a `paired` entry, by itself."""
    what = f"meeting {number}"
    found = field_faults(meeting, MEETING_FIELDS, what)
    if found:
        return found
    if meeting["meeting"] != number:
        found.append(f"{what} has the number {meeting['meeting']}")
    if len(meeting["sides"]) < 2 or not all(meeting["sides"]):
        found.append(f"{what} has not two sides or more")
    if replay.of_boards and len(meeting["sides"]) != 2:
        found.append(f"{what} of boards has not two sides")
    boards = meeting.get("boards", [])
    wanted = replay.format.get("boards", 0) if replay.of_boards else 0
    if len(set(boards)) != len(boards) or len(boards) != wanted:
        found.append(f"{what} has not {wanted} different boards")
    if meeting.get("place", 0) not in {0, 3}:
        found.append(f"{what} decides no place that there is")
    return found


def paired_faults(replay: Replay, entry: JSONObject) -> Faults:
    """A `paired` entry that cannot be read: numbers, sides, contestants."""
    if not replay.started:
        return ["a round is paired before the start"]
    found = [] if entry["round"] == len(replay.rounds) + 1 else [f"round {entry['round']} is out of turn"]
    byes, meetings = entry.get("byes", []), entry.get("meetings", [])
    for index, meeting in enumerate(meetings):
        found += meeting_faults(replay, meeting, len(replay.meetings) + index + 1)
    if not found:
        named = [*byes, *(each for meeting in meetings for side in meeting["sides"] for each in side)]
        found = [
            f"contestant {each} is paired and does not take part" for each in named if each not in replay.taking_part
        ]
    return found


def matches_faults(replay: Replay, meeting: Meeting, matches: list[list[float]]) -> Faults:
    what = f"meeting {meeting.number}"
    if any(len(match) != len(meeting.sides) for match in matches):
        return [f"a match of {what} has not one number a side"]
    if len(meeting.sides) > 2:
        return [] if len(matches) == 1 else [f"{what} has more than two sides and not one match"]
    in_knockout = replay.kind == "knockout" or (replay.kind == "groups" and meeting.group == 0)
    best_of = replay.format.get("knockout_best_of" if in_knockout and replay.kind == "groups" else "best_of", 1)
    best = min if replay.fewest_win else max
    wins = [match.index(best(match)) for match in matches if match.count(best(match)) == 1]
    found = []
    if max(wins.count(0), wins.count(1)) > best_of // 2 + 1 or len(wins) > best_of:
        found.append(f"{what} went on after it was decided")
    if in_knockout and wins.count(0) == wins.count(1):
        found.append(f"{what} of a knock-out has no winner")
    return found


def boards_faults(replay: Replay, meeting: Meeting, results: list[JSONObject]) -> Faults:
    what = f"meeting {meeting.number}"
    found = [
        f for each in results for f in field_faults(each, ({"board"}, {"margins", "percents"}), f"a board of {what}")
    ]
    if found:
        return found
    numbers = [each["board"] for each in results]
    if len(set(numbers)) != len(numbers) or not set(numbers) <= set(meeting.boards):
        found.append(f"{what} has results of boards that are not its own, or two of one board")
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
        return found + result_faults(replay, meeting, entry)
    ruling, side = entry["ruling"], entry.get("side", -1)
    if ruling not in RULINGS:
        return [f"unknown ruling {ruling}"]
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


def closed_faults(replay: Replay, entry: JSONObject) -> Faults:
    return [] if entry["reason"] in {"finished", "cancelled"} else [f"closed for an unknown reason {entry['reason']}"]


CHECKS = {
    "started": started_faults,
    "paired": paired_faults,
    "reported": decision_faults,
    "ruled": decision_faults,
    "paused": pause_faults,
    "resumed": pause_faults,
    "closed": closed_faults,
}


def entry_faults(replay: Replay, entry: JSONObject) -> Faults:
    """Why an entry cannot follow the entries before it."""
    kind = entry.get("entry")
    if kind not in FIELDS or kind == "created":
        return ["the tournament was created twice" if kind == "created" else f"unknown entry {kind!r}"]
    required, optional = FIELDS[kind]
    found = field_faults(entry, (required | {"entry", "at"}, optional), f"the entry {kind}")
    if replay.closed:
        found.append(f"the entry {kind} comes after the tournament was closed")
    return found or CHECKS.get(kind, contestant_faults)(replay, entry)


def faults(entries: list[JSONObject]) -> list[str]:
    """Everything that a log does not satisfy, with the number of the entry; entries that make no sense are left out."""
    if not entries or entries[0].get("entry") != "created":
        return ["entry 1: the first entry is not `created`"]
    required, optional = FIELDS["created"]
    found = field_faults(entries[0], (required | {"entry", "at"}, optional), "the entry created")
    found = found or created_faults(entries[0])
    if found:
        return [f"entry 1: {fault}" for fault in found]
    replay = Replay(entries[0])
    for number, entry in enumerate(entries[1:], 2):
        new = entry_faults(replay, entry)
        if not new:
            new = following_faults(replay, entry, entries[: number - 1])
            replay.apply(entry)
        found += [f"entry {number}: {fault}" for fault in new]
    return found


def following_faults(replay: Replay, entry: JSONObject, before: list[JSONObject]) -> Faults:
    """What an entry does to the tournament that it must not do."""
    if entry["entry"] == "paired":
        return round_faults(replay, entry, before)
    if entry["entry"] == "ruled":
        return late_ruling_faults(replay, entry)
    if entry["entry"] == "closed" and entry["reason"] == "finished":
        return completeness_faults(replay)
    return []
