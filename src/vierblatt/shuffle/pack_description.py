"""The description of a match's packs, in the form used by game records and the protocol."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vierblatt.bounds import SeatNumber
from vierblatt.shuffle.hash_tree import DEPTH, LEAVES

LONGEST_LOT = 200  #: characters of the text that is drawn in public for the boards of a tournament

#: 32 bytes as 64 hexadecimal digits, lower case.
Hex32 = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
#: The same, or empty for a seat that did not send it.
Hex32OrEmpty = Annotated[str, Meta(pattern="^([0-9a-f]{64})?(?![\\s\\S])")]
#: A whole number as decimal text, since seeds can exceed the range of JSON numbers in a browser.
SeedText = Annotated[str, Meta(pattern="^(0|-?[1-9][0-9]{0,998})(?![\\s\\S])")]


class _Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base class of the descriptions; their JSON field `kind` distinguishes them."""


class Seeded(_Kind, frozen=True, tag="seeded"):
    """Packs from a seed. `first_seat` is null where the seed drew the first seat, else the seat that was set."""

    seed: SeedText
    first_seat: SeatNumber | None


class Given(_Kind, frozen=True, tag="given"):
    """Packs that somebody gave: a real game written down, a set-up deal."""


class Provable(_Kind, frozen=True, tag="provable"):
    """Packs of scheme 1, which a host could choose; what was public before the first deal.

    match: the match's id. anchor: s(0). commitments and nonces: one a seat, empty where the seat was silent; a seat
    with a commitment and no nonce never revealed its nonce. The secrets s(i) stand with their deals.
    """

    match: Annotated[str, Meta(min_length=1, max_length=100)]
    anchor: Hex32
    commitments: tuple[Hex32OrEmpty, ...]
    nonces: tuple[Hex32OrEmpty, ...]


#: The largest number of void rounds in a match.
MOST_ROUNDS = 16


class VoidRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start that failed because not every commitment was opened.

    commitments: the list that all seats were sent. unopened: the seats that did not reveal their nonce.
    """

    anchor: Hex32
    commitments: tuple[Hex32OrEmpty, ...]
    unopened: tuple[SeatNumber, ...]


class Provable2(_Kind, frozen=True, tag="provable-2"):
    """Packs that nobody can choose and everybody can check; what is public before the first deal.

    match: the match's id. anchor: s(0) of the round that counts. commitments and nonces: one a seat, both empty where
    the seat takes no part, as a bot. void: the rounds before. The secrets s(i) stand with their deals.
    """

    match: Annotated[str, Meta(min_length=1, max_length=100)]
    anchor: Hex32
    commitments: tuple[Hex32OrEmpty, ...]
    nonces: tuple[Hex32OrEmpty, ...]
    void: Annotated[tuple[VoidRound, ...], Meta(max_length=MOST_ROUNDS)]


class DuplicateBoard(_Kind, frozen=True, tag="board"):
    """The pack of a tournament's board, the same at all tables that play it (`docs/tournament-boards.md`).

    anchor: the tournament's. board: from 1. path: 14 hashes, from the leaf to the root of the tree. The key of the
    board stands with the deals.
    """

    tournament: Annotated[str, Meta(min_length=1, max_length=100)]
    anchor: Hex32
    board: Annotated[int, Meta(ge=1, le=LEAVES)]
    lot: Annotated[str, Meta(max_length=LONGEST_LOT)]
    path: Annotated[tuple[Hex32, ...], Meta(min_length=DEPTH, max_length=DEPTH)]


#: How packs were made, of whatever kind.
PackDescription = Seeded | Given | Provable | Provable2 | DuplicateBoard
