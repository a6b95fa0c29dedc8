"""Whether a movement can be played and keeps its promises, judged from its data alone.

>>> from vierblatt.tournaments.howell import howell
>>> movement_faults(howell(pairs=9, rounds=9, boards_per_round=3))
[]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vierblatt.tournaments.movements import Movement


def movement_faults(movement: Movement) -> list[str]:
    """Everything that is wrong with a movement, a sentence each; empty if nothing is."""
    if not movement.schedule or not movement.schedule[0].tables:
        return ["nobody plays"]
    checks = (_seating, _tables, _meetings, _board_sets, _sitting_out, _sections, _everyone_met, _completeness)
    return [fault for check in checks for fault in check(movement)]


def _seating(movement: Movement) -> Iterator[str]:
    """Everybody is in one place in each round."""
    for number, turn in enumerate(movement.schedule, 1):
        places = Counter(pair for table in turn.tables for pair in table.sides) + Counter(turn.sitting_out)
        for pair in range(1, movement.pairs + 1):
            if places[pair] != 1:
                yield f"round {number}: pair {pair} is in {places[pair]} places"
        for pair in sorted(pair for pair in places if not 1 <= pair <= movement.pairs):
            yield f"round {number}: there is no pair {pair}"


def _tables(movement: Movement) -> Iterator[str]:
    """All rounds have the same tables, and boards that exist; a copy of a set is at one table at a time."""
    first = [(table.table, table.section) for table in movement.schedule[0].tables]
    if len(dict(first)) < len(first):
        yield "two tables have the same number"
    for number, turn in enumerate(movement.schedule, 1):
        if sorted((table.table, table.section) for table in turn.tables) != sorted(first):
            yield f"round {number}: its tables are not those of round 1"
        copies = Counter((table.section, table.board_set) for table in turn.tables)
        for (section, board_set), count in sorted(copies.items()):
            if not 1 <= board_set <= movement.board_sets:
                yield f"round {number}: there is no set {board_set}"
            if count > 1:
                yield f"round {number}: set {board_set} is at {count} tables of section {section}"


def _meetings(movement: Movement) -> Iterator[str]:
    for pair, other in sorted(couple for couple, count in _met(movement).items() if count > 1):
        yield f"pairs {pair} and {other} meet more than once"


def _board_sets(movement: Movement) -> Iterator[str]:
    for (pair, board_set), count in sorted(_played(movement).items()):
        if count > 1:
            yield f"pair {pair} plays set {board_set} {count} times"


def _sitting_out(movement: Movement) -> Iterator[str]:
    """Nobody sits out while all could play, nor again before all others have."""
    for number, turn in enumerate(movement.schedule, 1):
        if len(turn.sitting_out) != movement.pairs % 2:
            yield f"round {number}: {len(turn.sitting_out)} pairs sit out"
    sat = Counter(pair for turn in movement.schedule for pair in turn.sitting_out)
    most = -(-sat.total() // movement.pairs)
    for pair in sorted(pair for pair, count in sat.items() if count > most):
        yield f"pair {pair} sits out {sat[pair]} times"


def _sections(movement: Movement) -> Iterator[str]:
    if max(movement.sections) - min(movement.sections) > 1:
        yield f"the sections have {min(movement.sections)} to {max(movement.sections)} tables"


def _everyone_met(movement: Movement) -> Iterator[str]:
    """In a Howell movement with the most rounds, everybody meets everybody."""
    met = len(_met(movement))
    couples = movement.pairs * (movement.pairs - 1) // 2
    full = movement.rounds >= movement.pairs - 1 + movement.pairs % 2
    if movement.name == "howell" and full and met < couples:
        yield f"only {met} of {couples} couples of pairs meet"


def _completeness(movement: Movement) -> Iterator[str]:
    """In a complete movement, a pair plays as many sets as there are, but one for each round that it sits out."""
    if not movement.complete:
        return
    played = _played(movement)
    sat = Counter(pair for turn in movement.schedule for pair in turn.sitting_out)
    for pair in range(1, movement.pairs + 1):
        sets = sum((pair, board_set) in played for board_set in range(1, movement.board_sets + 1))
        if sets + sat[pair] != movement.board_sets:
            yield f"pair {pair} plays only {sets} of {movement.board_sets} sets"
    tables = Counter(table.board_set for turn in movement.schedule for table in turn.tables)
    if len(tables) != movement.board_sets or len({*tables.values()}) > 1:
        yield f"a set is played {min(tables.values())} to {max(tables.values())} times"


def _met(movement: Movement) -> Counter[tuple[int, int]]:
    """How often two pairs meet, the lower number first."""
    sides = [sorted(table.sides) for turn in movement.schedule for table in turn.tables]
    return Counter((pair, other) for pair, other in sides)


def _played(movement: Movement) -> Counter[tuple[int, int]]:
    """How often a pair plays a set of boards."""
    tables = (table for turn in movement.schedule for table in turn.tables)
    return Counter((pair, table.board_set) for table in tables for pair in table.sides)
