"""Takebacks of a person who plays alone against bots: without limit, back to the first decision of the deal.

No one else is held up or outplayed. What the person has learned since stays known: what bots did, and cards that
came after a call. A deal that has been scored stays: its pack is published. Log and record keep every line of play.
"""

from __future__ import annotations

from vierblatt.bots.levels import LEVELS
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT
from vierblatt.server.table.state import TableState


def solo_seat(table: TableState) -> int:
    """The seat of the only person at an unrated table where bots have all other seats; -1 at any other table."""
    people = [number for number, seat in enumerate(table.seats) if seat.kind != "bot"]
    if table.settings.rated or len(people) != 1 or not table.seats[people[0]].played_by_person:
        return -1
    return people[0]


def counted_bot(table: TableState) -> str:
    """The level of the bots at a table that counts for the leaderboard against bots; empty at any other table.

    One person, bots of one level on all other seats, a preset without changes, no hints and no takebacks.
    """
    people = sum(seat.kind == "human" for seat in table.seats)
    bots = {seat.bot for seat in table.seats if seat.kind == "bot"}
    settings = table.settings
    helped = settings.hints or settings.takeback or settings.rated
    if helped or people != 1 or len(bots) != 1 or not table.rules.preset:
        return ""
    [bot] = bots
    return bot if bot in LEVELS and all(seat.kind != "empty" for seat in table.seats) else ""


def undoable(table: TableState) -> list[int]:
    """The decisions of this deal that a person in solo play can take back, each as its place among the actions."""
    match, seat = table.match, solo_seat(table)
    if match is None or table.stage != "playing" or match.turn < 0 or seat < 0 or not table.settings.takeback:
        return []
    state = match.state
    actors = (entry // LOG_ACTION % LOG_SEAT for entry in state.log[: state.logged])
    # What is said out of turn is among the actions and not in the state's log, which also lacks answers to a count.
    places = (place for place, number in enumerate(match.deals[-1][1]) if number < LOG_ACTION)
    return [place for place, actor in zip(places, actors, strict=False) if actor == seat]


def steps_back(table: TableState) -> int:
    """The actions to take back so that a person in solo play makes their last decision again; 0 if there is none."""
    decisions, match = undoable(table), table.match
    return len(match.deals[-1][1]) - decisions[-1] if decisions and match is not None else 0
