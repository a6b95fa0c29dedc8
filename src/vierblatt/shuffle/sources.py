"""Pack sources, which determine the order of the cards.

`Match` never draws anything itself: its driver gets the first seat and every pack from a source.

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
from vierblatt.shuffle.pack_description import Given, PackDescription, Seeded
from vierblatt.shuffle.stream import below, sha256, shuffled, stream, u32

SEED_TAG = b"vierblatt seed 1\n"
PACK_TAG = b"vierblatt seeded pack 1\n"
LONGEST_SEED = 999  #: decimal digits


class Packs(Protocol):
    """A source of packs for one match."""

    def seat(self, seats: int) -> int:
        """The first seat, drawn at random if the source can; called once, before the match."""
        ...

    def next(self, match: Match) -> list[int]:
        """The pack of the match's next deal, in dealing order."""
        ...

    def description(self) -> PackDescription:
        """The description of this source for a game record."""
        ...

    def secret(self, match: Match, number: int) -> str | None:
        """The secret that becomes public when deal `number` has ended; None if there is none."""
        ...


def fresh_seed() -> int:
    """An unpredictable seed of 64 bits."""
    return secrets.randbits(64)


class SeededPacks:
    """Packs from a seed: the same seed gives the same packs, everywhere and in every version.

    A pack depends only on the seed, the deal's number and the cards of the game, not on the rules, the players or
    earlier deals. seed: any whole number of at most 999 digits, or None for a fresh one. first_seat: sets the first
    seat instead of drawing it. Raises BadOption.
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
        """The seat that was set, or one drawn from the seed (as deal number 0)."""
        return below(self._draws(0), seats) if self.first_seat is None else self.first_seat

    def next(self, match: Match) -> list[int]:
        """The pack of the next deal."""
        return self.pack(match.table.pack, len(match.deals) + 1)

    def pack(self, cards: Sequence[int], number: int) -> list[int]:
        """The pack of deal `number` (from 1) of a game with these cards."""
        return shuffled(cards, self._draws(number))

    def description(self) -> Seeded:
        """The seed."""
        return Seeded(seed=str(self.seed), first_seat=self.first_seat)

    def secret(self, match: Match, number: int) -> None:
        """None: the seed is known from the start."""


class GivenPacks:
    """Given packs, each in dealing order: texts (``AS TD 2C``) or card numbers."""

    def __init__(self, packs: Sequence[Sequence[int] | Sequence[str] | str], *, first_seat: int = 0) -> None:
        self.packs = list(packs)
        self.first_seat = first_seat

    def seat(self, seats: int) -> int:
        """The seat that was given; raises BadOption if the table has no such seat."""
        if not 0 <= self.first_seat < seats:
            raise BadOption("bad-seat", seat=self.first_seat, seats=seats)
        return self.first_seat

    def next(self, match: Match) -> list[int]:
        """The next pack; raises BadPack if it is not the game's, WrongTime if there is none left."""
        dealt = len(match.deals)
        if dealt >= len(self.packs):
            raise WrongTime("no-more-packs", packs=len(self.packs))
        return match.check_pack(self.packs[dealt])

    def description(self) -> PackDescription:
        """The description of given packs."""
        return Given()

    def secret(self, match: Match, number: int) -> str | None:  # noqa: ARG002 - the interface of sources
        """None: there is nothing to reveal."""
        return None
