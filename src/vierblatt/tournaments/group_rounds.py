"""Which rounds of a tournament are those of its groups, and who is in which group."""

from __future__ import annotations

from vierblatt.tournaments.formats import Groups
from vierblatt.tournaments.state import RoundState, TournamentState


def number_of_groups(chosen: Groups, contestants: int) -> int:
    """How many groups there are: as few as keep each at `group_size` or fewer.

    >>> number_of_groups(Groups(group_size=4, qualifiers=2), 13)
    4
    """
    return max(1, -(-contestants // chosen.group_size))


def groups_of(state: TournamentState) -> dict[int, int]:
    """The group of each contestant: in the order of the draw, forwards and backwards in turn, so groups are even."""
    chosen = state.created.format
    assert isinstance(chosen, Groups)
    groups = number_of_groups(chosen, len(state.order))
    found = {}
    for place, number in enumerate(state.order):
        lap, step = divmod(place, groups)
        found[number] = 1 + (groups - 1 - step if lap % 2 else step)
    return found


def group_members(state: TournamentState) -> dict[int, list[int]]:
    """The contestants of each group, in the order of the draw."""
    found: dict[int, list[int]] = {}
    for number, group in groups_of(state).items():
        found.setdefault(group, []).append(number)
    return dict(sorted(found.items()))


def group_rounds(state: TournamentState) -> list[RoundState]:
    """The rounds before the knock-out."""
    return state.rounds[: state.bracket_round - 1] if state.bracket_round else state.rounds


def knockout_rounds(state: TournamentState) -> list[RoundState]:
    """The rounds of the knock-out after them."""
    return state.rounds[state.bracket_round - 1 :] if state.bracket_round else []
