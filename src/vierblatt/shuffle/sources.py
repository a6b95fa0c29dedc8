"""Pack sources: who says in which order the cards lie.

`Match` never draws anything itself: its driver asks a source for the first seat and for every pack.

>>> from vierblatt.match import Match
>>> packs = SeededPacks(7)
>>> match = Match("kout_bo", first_seat=packs.seat(6))
>>> packs.next(match) == SeededPacks(7).next(match)
True
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Protocol

from vierblatt.errors import BadOption, WrongTime
from vierblatt.match import Match
from vierblatt.shuffle.origin import Given, Origin, Seeded
from vierblatt.shuffle.stream import below, sha256, shuffled, stream, u32

SEED_TAG = b"vierblatt seed 1\n"
PACK_TAG = b"vierblatt seeded pack 1\n"
LONGEST_SEED = 999  #: decimal digits


class Packs(Protocol):
    """Where the packs of one match come from."""

    def seat(self, seats: int) -> int:
        """The first seat, drawn at random where the source can; asked once, before the match."""
        ...

    def next(self, match: Match) -> list[int]:
        """The pack of the match's next deal, in dealing order."""
        ...

    def origin(self) -> Origin:
        """What a game record says about this source."""
        ...

    def secret(self, match: Match, number: int) -> str | None:
        """What becomes public when deal `number` has ended; None where there is nothing to reveal."""
        ...


def fresh_seed() -> int:
    """A seed that nobody can foresee, 64 bits."""
    return secrets.randbits(64)


class SeededPacks:
    """The same seed gives the same packs, everywhere and in every version.

    A pack depends on the seed, the deal's number and the cards of the game, on nothing else: not on the rules, the
    players or the deals before. seed: any whole number of at most 999 digits, or none for a fresh one. first_seat: sets
    the seat instead of drawing it. Raises BadOption.
    """

    def __init__(self, seed: int | None = None, *, first_seat: int | None = None) -> None:
        self.seed = fresh_seed() if seed is None else seed
        self.first_seat = first_seat
        if abs(self.seed) >= 10**LONGEST_SEED:
            raise BadOption("bad-seed", digits=LONGEST_SEED)
        self._key = sha256(SEED_TAG, str(self.seed).encode("ascii"))

    def _draws(self, number: int) -> Iterator[int]:
        return stream(self._key, PACK_TAG + u32(number))

    def seat(self, seats: int) -> int:
        """The seat that was set, or the one that the seed draws (as deal number 0)."""
        return below(self._draws(0), seats) if self.first_seat is None else self.first_seat

    def next(self, match: Match) -> list[int]:
        """The pack of the next deal."""
        return self.pack(match.table.pack, len(match.deals) + 1)

    def pack(self, cards: Sequence[int], number: int) -> list[int]:
        """The pack of deal `number` (from 1) of a game with these cards."""
        return shuffled(cards, self._draws(number))

    def origin(self) -> Seeded:
        """The seed."""
        return Seeded(seed=str(self.seed), first_seat=self.first_seat)

    def secret(self, match: Match, number: int) -> None:
        """Nothing: the seed is known from the start."""


class GivenPacks:
    """Packs that are given, each in the order in which its cards are dealt: texts (``AS TD 2C``) or card numbers."""

    def __init__(self, packs: Sequence[Sequence[int] | Sequence[str] | str], *, first_seat: int = 0) -> None:
        self.packs = list(packs)
        self.first_seat = first_seat

    def seat(self, seats: int) -> int:
        """The seat that was given; raises BadOption where the table has no such seat."""
        if not 0 <= self.first_seat < seats:
            raise BadOption("bad-seat", seat=self.first_seat, seats=seats)
        return self.first_seat

    def next(self, match: Match) -> list[int]:
        """The next pack; raises BadPack if it is not the game's, WrongTime when there is none left."""
        dealt = len(match.deals)
        if dealt >= len(self.packs):
            raise WrongTime("no-more-packs", packs=len(self.packs))
        return match.check_pack(self.packs[dealt])

    def origin(self) -> Origin:
        """Given."""
        return Given()

    def secret(self, match: Match, number: int) -> str | None:  # noqa: ARG002 - as every source is asked
        """Nothing."""
        return None
