"""Where everything is: the seats round the table, and the parts of the screen; pure functions of sizes.

Seats are placed as at a real table seen from above: if play runs clockwise, the next player sits on your left,
otherwise on your right. That is never mirrored: a language written from right to left changes the texts, not the table.
"""

from __future__ import annotations

from dataclasses import dataclass

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
PANEL_FROM, PANEL_WIDTH = 112, 38
ROOMY_FROM = 34  #: rows of the screen from which cards are drawn large
MESSAGE_ROWS = 3  #: at least; a longer message takes rows from the felt
#: The fewest rows of the felt, with cards in the middle and without any.
FELT_ROWS, BARE_FELT_ROWS = 9, 5


@dataclass(frozen=True)
class Rect:
    """A part of the screen, in cells."""

    x: int
    y: int
    w: int
    h: int

    def contains(self, x: int, y: int) -> bool:
        """Whether a cell is in it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h


@dataclass(frozen=True)
class CardSize:
    """The size in which a card is drawn."""

    w: int
    h: int


SMALL, LARGE = CardSize(5, 3), CardSize(7, 5)


@dataclass(frozen=True)
class SeatPosition:
    """A place at the table: across -1 left, 0 middle, 1 right; up 0.0 at the bottom edge, 1.0 at the top one."""

    across: int
    up: float


def seat_positions(seats: int, me: int, *, clockwise: bool) -> list[SeatPosition]:
    """The place of each seat; `me` sits at the bottom, and if the number is even, one player sits straight across."""
    flank = (seats - 1) // 2
    first = -1 if clockwise else 1
    near = [SeatPosition(first, (2 * k + 1) / (2 * flank)) for k in range(flank)]
    top = [SeatPosition(0, 1.0)] if seats % 2 == 0 else []
    far = [SeatPosition(-first, (2 * k + 1) / (2 * flank)) for k in reversed(range(flank))]
    order = [SeatPosition(0, 0.0), *near, *top, *far]
    return [order[(seat - me) % seats] for seat in range(seats)]


@dataclass(frozen=True)
class ScreenLayout:
    """The parts of the table screen; only wide screens have a `panel`."""

    width: int
    height: int
    head: Rect
    facts: Rect
    felt: Rect
    calls: Rect
    hand: Rect
    messages: Rect
    keys: Rect
    panel: Rect | None
    trick_card: CardSize
    hand_card: CardSize


def too_small(width: int, height: int) -> bool:
    """Whether there is too little room to draw a table."""
    return width < LEAST_WIDTH or height < LEAST_HEIGHT


def main_width(width: int) -> int:
    """The width of the table, without the panel if there is one."""
    return width - PANEL_WIDTH if width >= PANEL_FROM else width


def message_width(width: int) -> int:
    """The width of a line of a message."""
    return main_width(width) - 4


def screen_layout(
    width: int,
    height: int,
    *,
    cards: int,
    call_rows: int = 0,
    message_rows: int = MESSAGE_ROWS,
    bare: bool = False,
    mirrored: bool = False,
) -> ScreenLayout:
    """Divides the screen.

    cards: in the longest hand. call_rows: for the calls. message_rows: wanted for the message; it gets as many of them
    as the felt can spare. bare: whether no card lies on the felt. mirrored: panel on the left.
    """
    wide = width >= PANEL_FROM
    across = main_width(width)
    left = PANEL_WIDTH if wide and mirrored else 0
    roomy = height >= ROOMY_FROM
    hand_card = LARGE if roomy and cards * LARGE.w <= across - 2 else SMALL
    spare = height - 2 - (hand_card.h + 1) - 1 - call_rows
    message_rows = max(MESSAGE_ROWS, min(message_rows, spare - (BARE_FELT_ROWS if bare else FELT_ROWS)))
    felt_rows = spare - message_rows
    y = 2
    rows = {"felt": felt_rows, "calls": call_rows, "hand": hand_card.h + 1, "messages": message_rows, "keys": 1}
    parts: dict[str, Rect] = {}
    for name, h in rows.items():
        parts[name] = Rect(left, y, across, h)
        y += h
    panel = Rect(0 if mirrored else across, 1, PANEL_WIDTH, height - 1) if wide else None
    return ScreenLayout(
        width=width, height=height, head=Rect(0, 0, width, 1), facts=Rect(left, 1, across, 1), panel=panel,
        trick_card=LARGE if roomy and felt_rows >= 20 else SMALL, hand_card=hand_card, **parts,
    )  # fmt: skip


def plate_rows(felt: Rect, *, bare: bool) -> int:
    """How many rows the plates have, so that they cover neither each other nor the cards; bare: there are no cards."""
    three, two = (10, 6) if bare else (13, 11)
    return 3 if felt.h >= three else 2 if felt.h >= two else 1


def plate(place: SeatPosition, felt: Rect, w: int, h: int) -> Rect:
    """The area of a seat's plate on the felt."""
    margin = 1
    x = {-1: felt.x + margin, 0: felt.x + (felt.w - w) // 2, 1: felt.x + felt.w - w - margin}[place.across]
    y = felt.y + round((felt.h - h) * (1 - place.up))
    return Rect(x, y, w, h)


def trick_card(place: SeatPosition, felt: Rect, size: CardSize, seats: int) -> Rect:
    """The area of a seat's card in the middle of the felt, on its player's side."""
    flank = (seats - 1) // 2
    rise = size.h // 2 + 1
    across = max(size.w + 2, felt.w // 9)
    if place.across == 0:
        dx, dy = 0, -rise if place.up > 0 else rise
    else:
        rank = int(place.up * flank)
        dx, dy = place.across * across, round(((flank - 1) / 2 - rank) * (size.h + 1))
    x = felt.x + felt.w // 2 - size.w // 2 + dx
    y = felt.y + felt.h // 2 - size.h // 2 + dy
    return Rect(x, y, size.w, size.h)


def spread(count: int, area: Rect, size: CardSize) -> list[int]:
    """The left edges of a row of cards, centred; they overlap if there is too little room."""
    if count == 0:
        return []
    step = size.w if count * size.w <= area.w else max(2, (area.w - size.w) // max(1, count - 1))
    start = area.x + (area.w - (step * (count - 1) + size.w)) // 2
    return [start + step * i for i in range(count)]


def flow(widths: list[int], room: int) -> list[list[int]]:
    """Arranges items in rows, one cell apart, as many as fit; returns the items' indices row by row."""
    rows: list[list[int]] = [[]]
    used = 0
    for i, w in enumerate(widths):
        if rows[-1] and used + 1 + w > room:
            rows.append([])
            used = 0
        used += w + (1 if rows[-1] else 0)
        rows[-1].append(i)
    return rows if rows != [[]] else []
