"""The packs of one board of a tournament at one table, and how anybody checks them afterwards.

All tables that play a board have the same pack; `docs/tournament-boards.md` specifies every byte.
"""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.errors import BadOption, WrongTime
from vierblatt.match import Match
from vierblatt.shuffle.board_messages import anchor_by_path, dealer_of, pack_of
from vierblatt.shuffle.pack_description import DuplicateBoard
from vierblatt.shuffle.proof import ProofFault


class BoardSource:
    """A source of packs for one board. key: secret until the board is opened. seats: of the table."""

    def __init__(self, board: DuplicateBoard, key: bytes, seats: int) -> None:
        self.board, self._key, self._seats = board, key, seats
        self._anchor = bytes.fromhex(board.anchor)

    def seat(self, seats: int) -> int:
        """The first seat. Raises BadOption for another number of seats."""
        if seats != self._seats:
            raise BadOption("bad-seats", seats=seats, needed=self._seats)
        return dealer_of(self.board.board, seats)

    def next(self, match: Match) -> list[int]:
        """The pack, or the next one if the last was only shuffled again."""
        cards, again = match.table.pack, len(match.deals)
        return pack_of(cards, self._key, self._anchor, self.board.board, again, self.board.lot)

    def description(self) -> DuplicateBoard:
        """What is public from the beginning."""
        return self.board

    def secret(self, match: Match, number: int) -> str:
        """The key, for the record, which must stay secret until the board is opened. Raises WrongTime during a deal."""
        if not 0 < number <= len(match.deals) or (number == len(match.deals) and not (match.needs_deal or match.over)):
            raise WrongTime("deal-running", deal=number)
        return self._key.hex()


def verify_board(
    board: DuplicateBoard,
    *,
    rules_hash: str,
    pack: Sequence[int],
    seats: int,
    first_seat: int,
    deals: Sequence[tuple[Sequence[int], str | None]],
) -> list[ProofFault]:
    """All faults of the deals of a board; as `verify_proof`, empty if they are proved. seats: of the table."""
    path = [bytes.fromhex(each) for each in board.path]
    faults = [] if first_seat == dealer_of(board.board, seats) else [ProofFault("first-seat")]
    for number, (order, revealed) in enumerate(deals, 1):
        if revealed is None:
            continue
        key = bytes.fromhex(revealed)
        anchor = anchor_by_path(board.tournament, rules_hash, seats, board.board, key, path)
        if anchor.hex() != board.anchor:
            faults.append(ProofFault("secret", number))
        elif list(order) != pack_of(pack, key, anchor, board.board, number - 1, board.lot):
            faults.append(ProofFault("pack", number))
    return faults
