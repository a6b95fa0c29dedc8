"""What a network sees of King Bolola beyond the cards: the contract, what players have shown, who owes what."""

from __future__ import annotations

from typing import Any

from vierblatt.games.contract import Feature
from vierblatt.games.king_bolola.rules.calls import CAP
from vierblatt.games.king_bolola.rules.state import CONTRACTS, NEGATIVES, OWN_NEGATIVES, OWN_TRUMPS
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.rows import put, relative_bit, turned_seats, write_bits

_TRUMP = len(CONTRACTS)
_TWELFTH, _CLEAN, _OPEN, _VOIDS, _TYPES, _FLAGS = _TRUMP + 4, _TRUMP + 8, _TRUMP + 12, _TRUMP + 13, _TRUMP + 29, 62

FEATURES = (
    Feature("contract", len(CONTRACTS), "the contract: " + ", ".join(CONTRACTS)),
    Feature("trump", 4, "the trump suit, S H D C", "suits"),
    Feature("twelfth", 4, "who took the last trick but one"),
    Feature("clean", 4, "seats known to hold no card that they would have to discard"),
    Feature("opened", 1, "1 when the suit that may not be led first has appeared"),
    Feature("voids", 16, "suits that each seat has shown to be out of, four places per seat", "suits"),
    Feature("types", 24, "negative contracts that each seat has chosen in this match, six places per seat"),
    Feature("negatives", 4, "negative contracts that each seat still owes", scale=OWN_NEGATIVES),
    Feature("trumps", 4, "Trump contracts that each seat still owes", scale=OWN_TRUMPS),
    Feature("bololas", 4, "Bololas that each seat still owes"),
    Feature("used", NEGATIVES, "how often each negative contract was chosen by anyone", scale=CAP),
    Feature("signs", 2, "how often Bolola was chosen: as minus, as plus", scale=4),
)


@rule
def observe(s: State, seat: int, out: Any, at: int) -> None:
    """Writes `FEATURES`."""
    flags = relative_bit(s, s.twelfth, seat) << _TWELFTH | turned_seats(s, s.clean, seat) << _CLEAN
    if s.contract >= 0:
        flags |= 1 << s.contract
    if s.trump >= 0:
        flags |= 1 << (_TRUMP + s.trump)
    if s.seen & s.barred:
        flags |= 1 << _OPEN
    numbers = at + _FLAGS
    for step in range(4):
        other = (seat + step) & 3
        flags |= s.voids[other] << (_VOIDS + 4 * step) | s.types[other] << (_TYPES + 6 * step)
        put(out, numbers + step, s.negatives[other])
        put(out, numbers + 4 + step, s.trumps[other])
        put(out, numbers + 8 + step, s.bololas[other])
    write_bits(out, at, flags, _FLAGS)
    for contract in range(NEGATIVES):
        put(out, numbers + 12 + contract, s.used[contract])
    put(out, numbers + 18, s.signs[0])
    put(out, numbers + 19, s.signs[1])
