"""Movements: who plays whom in which round, and on which boards, when pairs play the same cards as others.

A movement is data; `mitchell` and `howell` make them, `movement_faults` checks them. A *pair* is one contestant,
whatever the number of its players: in a game of two sides of three players, it is a team of three. Boards move in
sets: set 1 is the first `boards_per_round` boards, and so on.

>>> from vierblatt.tournaments.mitchell import mitchell
>>> evening = mitchell(pairs=10, rounds=5, boards_per_round=4, switched=0)
>>> evening.tables, evening.boards, list(evening.boards_of(2))
(5, 20, [5, 6, 7, 8])
>>> [(each.table, each.sides, each.board_set) for each in evening.schedule[1].tables]
[(1, (1, 10), 2), (2, (2, 6), 3), (3, (3, 7), 4), (4, (4, 8), 5), (5, (5, 9), 1)]
"""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from vierblatt.errors import BadTournament

LEAST_PAIRS = 4  #: of three, only two can play at a time, and nobody plays the same boards
LEAST_ROUNDS = 2  #: of one, no board is played twice


class MovementTable(Struct, frozen=True):
    """A table in one round. All numbers begin at 1.

    section: tables of a section share one copy of the boards. sides: the pairs on side 0 and on side 1.
    """

    table: int
    section: int
    sides: tuple[int, int]
    board_set: int


class MovementRound(Struct, frozen=True):
    """One round. sitting_out: the pairs without a table, at most one."""

    tables: tuple[MovementTable, ...]
    sitting_out: tuple[int, ...] = ()


class Movement(Struct, frozen=True):
    """A whole movement. name: `mitchell` or `howell`. pairs: they are numbered from 1.

    board_sets: how many different sets are played. complete: each pair plays every set, but those that it misses
    while it sits out, so every set is played equally often.
    """

    name: str
    pairs: int
    board_sets: int
    boards_per_round: int
    complete: bool
    schedule: tuple[MovementRound, ...]

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return len(self.schedule)

    @property
    def tables(self) -> int:
        """The number of tables; it is the same in all rounds."""
        return len(self.schedule[0].tables)

    @property
    def boards(self) -> int:
        """The number of different boards."""
        return self.board_sets * self.boards_per_round

    @property
    def sections(self) -> tuple[int, ...]:
        """How many tables each section has; as many copies of the boards are needed as there are sections."""
        sizes = Counter(table.section for table in self.schedule[0].tables)
        return tuple(sizes[section] for section in sorted(sizes))

    def boards_of(self, board_set: int) -> range:
        """The numbers of the boards of a set."""
        first = (board_set - 1) * self.boards_per_round + 1
        return range(first, first + self.boards_per_round)


def require_size(pairs: int, rounds: int, boards_per_round: int, *, least_pairs: int, most_rounds: int) -> None:
    """Refuses what no movement of a kind can do (`BadTournament`)."""
    if pairs < least_pairs:
        raise BadTournament("too-few-contestants", given=pairs, least=least_pairs)
    if rounds < LEAST_ROUNDS:
        raise BadTournament("too-few-rounds", given=rounds, least=LEAST_ROUNDS)
    if rounds > most_rounds:
        raise BadTournament("too-many-rounds", given=rounds, most=most_rounds, contestants=pairs)
    if boards_per_round < 1:
        raise BadTournament("too-few-boards", given=boards_per_round, least=1)
