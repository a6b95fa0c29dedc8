"""The deals of a day, from one secret: its packs, who plays them where and in which order, and their proof.

The packs are those of the provable shuffle for a table with bots alone (`docs/daily.md` says every byte), so the digest
of the secret, shown while the day lasts, commits to all of them.

>>> day = DayPacks("kout_bo", "2027-01-15", bytes(32))
>>> sorted(place.board for place in day.seating("amal"))
[1, 2, 3, 4, 5, 6, 7, 8]
>>> verify_day(day.proof())
[]
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vierblatt import games
from vierblatt.cards import NAMES, parse_card
from vierblatt.daily.days import BOARDS
from vierblatt.errors import BadOption, VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet
from vierblatt.shuffle.pack_description import Provable2
from vierblatt.shuffle.proof import ProofFault, verify_proof
from vierblatt.shuffle.rounds import Round
from vierblatt.shuffle.stream import below, sha256, shuffled, stream, u32

PRESET = "standard"  #: the rules of every daily deal
SECRET_SIZE = 32  #: bytes
BOTS_TAG = b"vierblatt daily bots 1\n"
SEATING_TAG = b"vierblatt daily seating 1\n"


class Seating(msgspec.Struct, frozen=True):
    """One board in a player's order. board: its number, from 1."""

    board: int
    seat: int


class DayProof(msgspec.Struct, frozen=True, kw_only=True):
    """Everything public about the deals of a day. secret, packs: empty until it is over."""

    game: str
    day: str
    rules_hash: str
    seats: int
    anchor: str  #: of the chain: the secret, hashed `BOARDS` times
    secret: str = ""
    packs: list[str] = []  #: by board, in dealing order


class DayPacks:
    """The deals of one day and game. secret: 32 random bytes. Raises BadOption.

    rules: as the day was made; by default those of the standard preset now.
    """

    def __init__(self, game: str | Game, day: str, secret: bytes, rules: RuleSet | None = None) -> None:
        self.game = games.get(game)
        self.day = day
        self.secret = secret
        self.rules = rules or self.game.options.chosen(None, PRESET)
        self.table = self.game.rules.shape(self.rules.values)
        chain = [secret]
        for _ in range(BOARDS):
            chain.append(sha256(chain[-1]))
        self._chain = chain[::-1]
        self._round = _round(self.game.id, day, self.rules.hash, self.table.seats, self._chain[0])
        self._agreement = self._round.agreement([""] * self.table.seats, [b""] * self.table.seats)

    @property
    def anchor(self) -> str:
        """What commits to the secret: the secret, hashed once for each board."""
        return self._chain[0].hex()

    def dealer(self, board: int) -> int:
        """The first seat of a board: they take turns."""
        return (board - 1) % self.table.seats

    def pack(self, board: int, again: int = 0) -> list[int]:
        """The pack of a board, in dealing order. again: how often it was shuffled again before anybody had cards."""
        number = board + BOARDS * again
        return self._round.pack(self.table.pack, self._chain[board], self._agreement, number)

    def seed(self, board: int) -> int:
        """The seed of the bots on a board: the same for everybody, whatever the seat."""
        return int.from_bytes(sha256(BOTS_TAG, self._chain[board], u32(board))[:7])

    def seating(self, player: str) -> list[Seating]:
        """A player's boards in their order, each with the player's seat."""
        draws = self._draws(player)
        order = shuffled(range(1, BOARDS + 1), draws)
        seats = [below(draws, self.table.seats) for _ in range(BOARDS)]  # by board
        return [Seating(board, seats[board - 1]) for board in order]

    def proof(self, *, over: bool = True) -> DayProof:
        """What is public. over: whether the day is over, so that the secret is."""
        packs = [" ".join(NAMES[card] for card in self.pack(board)) for board in range(1, BOARDS + 1)]
        return DayProof(
            game=self.game.id, day=self.day, rules_hash=self.rules.hash, seats=self.table.seats, anchor=self.anchor,
            secret=self.secret.hex() if over else "", packs=packs if over else [],
        )  # fmt: skip

    def _draws(self, player: str) -> Iterator[int]:
        name = player.encode(errors="surrogatepass")
        return stream(self.secret, SEATING_TAG + self._round.binding + name)


def verify_day(proof: DayProof) -> list[ProofFault]:
    """All faults of a day's deals: ``secret`` where the secret does not lead to the anchor, ``pack`` by board.

    Empty if they are proved, or if the day is not over. Raises BadOption for values that cannot be read.
    """
    if not proof.secret:
        return []
    game = games.get(proof.game)
    table = game.rules.shape(game.options.chosen(None, PRESET).values)
    if proof.seats != table.seats:
        raise BadOption("bad-day-proof", reason=f"seats {proof.seats}")
    try:
        secret, anchor = bytes.fromhex(proof.secret), bytes.fromhex(proof.anchor)
        packs = [[parse_card(card) for card in pack.split()] for pack in proof.packs]
        start = _round(proof.game, proof.day, proof.rules_hash, proof.seats, anchor)
        nothing = ("",) * proof.seats
        description = Provable2(start.match, proof.anchor, nothing, nothing, ())
        chain = [secret]
        for _ in range(BOARDS - 1):
            chain.append(sha256(chain[-1]))
        agreement = start.agreement(nothing, [b""] * proof.seats)
        return verify_proof(
            description,
            rules_hash=proof.rules_hash,
            pack=table.pack,
            first_seat=start.first_seat(chain[-1], agreement),  # the day draws no seat with it
            deals=[(pack, each.hex()) for pack, each in zip(packs, chain[::-1], strict=True)],
        )
    except VierblattError:
        raise
    except (ValueError, IndexError) as fault:
        raise BadOption("bad-day-proof", reason=str(fault)) from None


def _round(game: str, day: str, rules_hash: str, seats: int, anchor: bytes) -> Round:
    return Round(f"daily {game} {day}", rules_hash, seats, anchor)
