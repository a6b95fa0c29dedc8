"""Where each hidden card may be, from what one seat could know."""

from __future__ import annotations

import zlib

import msgspec
import numpy as np

from vierblatt.cards import card_text, members
from vierblatt.games.contract import Game
from vierblatt.kernel.state import States
from vierblatt.search.certain_cards import SeatRecord
from vierblatt.search.evaluation import ERRORS
from vierblatt.search.likelihood import Posterior
from vierblatt.search.worlds import Worlds


class CardChance(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of one card that the seat does not see: by seat, in whose hand it is; the rest is `elsewhere`.

    Elsewhere is where no hand is: not dealt, laid aside, or face up beside the pack.
    """

    card: str
    seats: tuple[float, ...]
    elsewhere: float


def card_chances(game: Game, concealed: States, seat: int, *, worlds: int = 512, seed: int = 0) -> list[CardChance]:
    """The chances of all cards that are neither in the seat's hand nor played, in the order of a pack's numbers.

    concealed: the record of the seat, a batch of one. Worlds count by how well they explain what the others did, as in
    `open_actions`; a share of 512 worlds has a standard error of at most 2.2 percent. Raises NoWorlds if there is no
    deal.
    """
    rng = np.random.default_rng([seed, zlib.crc32(game.layout.words(concealed).tobytes())])
    source = Worlds(game, concealed, seat)
    states, weights = Posterior(source, ERRORS).sample(rng, worlds)
    reader = source.record.reader
    hands = np.array([game.layout.reader(states, n).hands[: reader.seats] for n in range(len(states))], np.int64)
    found = []
    for card in members(hidden_cards(source.record)):
        shares = weights @ (hands >> card & 1)
        chances = tuple(round(min(float(share), 1.0), 4) for share in shares)
        elsewhere = round(max(1.0 - float(shares.sum()), 0.0), 4) + 0.0
        found.append(CardChance(card=card_text(card), seats=chances, elsewhere=elsewhere))
    return found


def hidden_cards(record: SeatRecord) -> int:
    """The cards of the game that are neither in the seat's hand nor played, as bits."""
    own: int = record.reader.hands[record.seat] if record.seat >= 0 else 0
    seen: int = record.reader.seen
    return record.pack() & ~(own | seen)
