"""Cards, suits and packs; text <-> card <-> bit set.

A card is a small integer: ``suit * 13 + rank`` for the 52 plain cards (suits S H D C = 0..3, ranks 2..A = 0..12),
52 for the black joker and 53 for the red one. A set of cards is an int64 whose bit ``c`` says whether card ``c``
is in it. The text of a card is rank and suit, ``AS TD 2C``; the jokers are ``XB`` and ``XR``.

>>> parse_card("TD")
34
>>> card_text(34)
'TD'
>>> cards_text(card_set("AS 2C XR"))
'AS 2C XR'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from vierblatt.argument_checks import as_whole_number
from vierblatt.errors import BadCard, BadPack

SUITS = "SHDC"
RANKS = "23456789TJQKA"
S, H, D, C = range(4)
XB = 52  #: the black joker: Kout Bo's lower joker, Back Alley's little bleeder
XR = 53  #: the red joker: Kout Bo's higher joker, Back Alley's big bleeder
JOKERS = (1 << XB) | (1 << XR)
SUIT_BITS = 0x1FFF  #: the thirteen cards of suit 0; shift by ``13 * suit`` for the others

NAMES: tuple[str, ...] = (*(rank + suit for suit in SUITS for rank in RANKS), "XB", "XR")
_IDS = {name: card for card, name in enumerate(NAMES)}

PACK_52: tuple[int, ...] = tuple(range(52))
PACK_54: tuple[int, ...] = tuple(range(54))
PACK_32: tuple[int, ...] = tuple(13 * suit + rank for suit in range(4) for rank in range(5, 13))


def parse_card(text: object) -> int:
    """The card that ``text`` names, in upper or lower case; raises BadCard for anything else."""
    card = _IDS.get(text.strip().upper()) if isinstance(text, str) else None
    if card is None:
        raise BadCard("bad-card", text=str(text)[:20])
    return card


def card_text(card: int) -> str:
    """The two characters of a card."""
    if not 0 <= card < 54:
        raise BadCard("bad-card", text=str(card))
    return NAMES[card]


def order_of(pack: Sequence[int] | Sequence[str] | str, wanted: Sequence[int]) -> list[int]:
    """A pack as card numbers, in its order; raises BadPack unless it has exactly the wanted cards, or BadCard."""
    try:
        items: list[int | str] = [*(pack.split() if isinstance(pack, str) else pack)]
    except TypeError:  # not a sequence at all
        items = []
    order = [parse_card(item) if (card := as_whole_number(item)) is None else card for item in items]
    if sorted(order) != sorted(wanted):
        missing = " ".join([card_text(c) for c in wanted if c not in order][:5])
        raise BadPack("bad-pack", cards=len(order), needed=len(wanted), missing=missing)
    return order


def members(cards: int) -> Iterator[int]:
    """The cards of a bit set, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def card_set(cards: str | Iterable[str | int]) -> int:
    """A bit set from text (separated by spaces) or from cards; raises BadCard when one occurs twice."""
    result = 0
    for item in cards.split() if isinstance(cards, str) else cards:
        card = item if isinstance(item, int) else parse_card(item)
        if not 0 <= card < 54:
            raise BadCard("bad-card", text=str(card))
        if result >> card & 1:
            raise BadCard("card-twice", text=NAMES[card])
        result |= 1 << card
    return result


class _CardTexts(dict[int, tuple[str, ...]]):
    """A cache of the texts of the cards of one suit, or of the jokers, by their bits."""

    def __init__(self, first: int) -> None:
        self._first = first

    def __missing__(self, bits: int) -> tuple[str, ...]:
        held = tuple(NAMES[self._first + n] for n in range(12, -1, -1) if bits >> n & 1)
        self[bits] = held
        return held


_SPADES, _HEARTS, _DIAMONDS, _CLUBS, _JOKERS = map(_CardTexts, range(0, 65, 13))


def card_list(cards: int) -> list[str]:
    """The texts of a bit set, suit by suit, highest first, jokers last (red before black)."""
    return [
        *_SPADES[cards & SUIT_BITS],
        *_HEARTS[cards >> 13 & SUIT_BITS],
        *_DIAMONDS[cards >> 26 & SUIT_BITS],
        *_CLUBS[cards >> 39 & SUIT_BITS],
        *_JOKERS[cards >> 52 & 3],
    ]


def cards_text(cards: int) -> str:
    """Like `card_list`, joined by spaces."""
    return " ".join(card_list(cards))


def suit_of(card: int) -> int:
    """0..3 for S H D C; 4 for a joker."""
    return card // 13


def rank_of(card: int) -> int:
    """0..12 for 2..A; 0 and 1 for the black and the red joker."""
    return card % 13
