"""The bracket of a knock-out: its lines, and who meets whom in the next round."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.tournaments.knockout_places import winner_of
from vierblatt.tournaments.state import MeetingState, RoundState, TournamentState

Line = int | None  #: a contestant, or nobody


def bracket_numbers(lines: int) -> list[int]:
    """The number of each line: 1 and 2 can only meet in the last round, 1 to 4 in the last two, and so on.

    lines: a power of two.

    >>> bracket_numbers(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    numbers = [1]
    while len(numbers) < lines:
        size = 2 * len(numbers)
        numbers = [number for each in numbers for number in (each, size + 1 - each)]
    return numbers


def bracket_lines(contestants: int) -> int:
    """The number of lines that a bracket needs."""
    return 1 << (max(contestants, 1) - 1).bit_length()


def first_bracket(state: TournamentState, order: Sequence[int]) -> list[int]:
    """Who is on each line; 0 for an empty one. order: from the strongest; who has withdrawn leaves their line empty."""
    active = {*state.active}
    by_number = {number: each for number, each in enumerate(order, 1) if each in active}
    return [by_number.get(number, 0) for number in bracket_numbers(bracket_lines(len(order)))]


def lines_of(bracket: Sequence[int]) -> list[Line]:
    """A bracket as lines."""
    return [number or None for number in bracket]


def lines_now(state: TournamentState) -> list[Line]:
    """Who is on each line of the round that comes next; one line is left at the end."""
    lines = lines_of(state.bracket)
    for played in state.rounds[state.bracket_round - 1 :]:
        went_on = {number for each in _main(played) for number in winner_of(state, each)} | {*played.byes}
        lines = [
            next((number for number in lines[at : at + 2] if number in went_on), None) for at in range(0, len(lines), 2)
        ]
    active = {*state.active}
    return [number if number in active else None for number in lines] if len(lines) > 1 else lines


def pairs_on(lines: Sequence[Line]) -> tuple[list[tuple[int, int]], list[int]]:
    """Who meets whom on neighbouring lines, and who has a bye."""
    pairs, byes = [], []
    for one, other in zip(lines[::2], lines[1::2], strict=True):
        if one and other:
            pairs.append((one, other))
        elif one or other:
            byes += [number for number in (one, other) if number]
    return pairs, byes


def losing_semifinalists(state: TournamentState) -> list[int]:
    """Who lost the two meetings of the last round, if both were played there and both can play for the third place."""
    meetings = _main(state.rounds[-1]) if state.rounds else []
    if len(meetings) != 2 or any(len(winner_of(state, each)) != 1 for each in meetings):
        return []
    losers = [
        number for each in meetings for side in each.meeting.sides for number in side
        if number not in winner_of(state, each)
    ]  # fmt: skip
    return losers if all(number in state.active for number in losers) else []


def _main(played: RoundState) -> list[MeetingState]:
    return [each for each in played.meetings if not each.meeting.place]
