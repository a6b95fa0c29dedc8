"""The player's own hand, and the calls if the player has to make one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vierblatt.tui.drawing.cards import CardState, draw_card
from vierblatt.tui.drawing.painter import TextPainter
from vierblatt.tui.layout import Rect, ScreenLayout, flow, spread
from vierblatt.tui.screen_texts import ScreenTexts, width_of

#: If a family of numbered calls has more members than this, they are shown as bare numbers.
MANY = 6


@dataclass(frozen=True)
class Item:
    """Something to choose: an action, its area, its label."""

    action: str
    area: Rect
    label: str = ""


def hand_items(layout: ScreenLayout, cards: Sequence[str]) -> list[Item]:
    """The cards of the hand with their areas."""
    size, hand = layout.hand_card, layout.hand
    xs = spread(len(cards), hand, size)
    return [Item(card, Rect(x, hand.y + 1, size.w, size.h)) for card, x in zip(cards, xs, strict=True)]


def draw_hand(
    painter: TextPainter, layout: ScreenLayout, items: Sequence[Item], legal: Sequence[str], chosen: str, *, asked: bool
) -> None:
    """Draws the hand; the chosen card stands out by a row. asked: whether the player has to play a card."""
    painter.fill(layout.hand, "ground")
    for item in items:
        area, state = item.area, _card_state(item.action, legal, chosen, asked=asked)
        if state == "chosen" or (asked and item.action == chosen):
            area = Rect(area.x, area.y - 1, area.w, area.h)
        draw_card(painter, area, item.action, state)


def _card_state(card: str, legal: Sequence[str], chosen: str, *, asked: bool) -> CardState:
    if not asked:
        return "plain"
    if card not in legal:
        return "barred"
    return "chosen" if card == chosen else "plain"


def call_labels(texts: ScreenTexts, calls: Sequence[str], wordings: Mapping[str, str]) -> list[str]:
    """The label of each call: its words, or just its number if there are many of its kind.

    wordings: those of the `View`.
    """
    counts: dict[str, int] = {}
    for call in calls:
        family, _, rest = call.partition(" ")
        counts[family] = counts.get(family, 0) + rest.isdecimal()
    labels = []
    for call in calls:
        family, _, rest = call.partition(" ")
        bare = rest.isdecimal() and counts[family] > MANY
        labels.append(texts.words.number(int(rest)) if bare else texts.words.call(wordings.get(call, call)))
    return labels


def call_rows(labels: Sequence[str], room: int) -> int:
    """How many rows the calls take, including an empty one below them."""
    rows = len(flow([width_of(label) + 4 for label in labels], room))
    return rows + 1 if rows else 0


def call_items(
    layout: ScreenLayout, texts: ScreenTexts, calls: Sequence[str], wordings: Mapping[str, str]
) -> list[Item]:
    """The calls with their areas; rows begin on the side where the language begins."""
    labels = call_labels(texts, calls, wordings)
    widths = [width_of(label) + 4 for label in labels]
    area = layout.calls
    items: list[Item] = []
    for y, row in enumerate(flow(widths, area.w - 4)):
        room = sum(widths[i] + 1 for i in row) - 1
        x = area.x + (area.w - room) // 2
        for i in reversed(row) if texts.mirrored else row:
            items.append(Item(calls[i], Rect(x, area.y + y, widths[i], 1), labels[i]))
            x += widths[i] + 1
    return items


def draw_calls(
    painter: TextPainter, layout: ScreenLayout, items: Sequence[Item], legal: Sequence[str], chosen: str
) -> None:
    """Draws the calls as buttons, without brackets if they are not open."""
    painter.fill(layout.calls, "ground")
    for item in items:
        here = item.action == chosen
        is_open = item.action in legal
        style = "chip-chosen" if here else "chip" if is_open else "card-barred"
        painter.fill(item.area, style)
        left, right = ("▸", "◂") if here else ("[", "]") if is_open else (" ", " ")
        ink = painter.palette.style(style)
        painter.canvas.put(item.area.x, item.area.y, left, ink)
        painter.canvas.put(item.area.x + item.area.w - 1, item.area.y, right, ink)
        inner = Rect(item.area.x + 1, item.area.y, item.area.w - 2, 1)
        painter.text(inner, item.label, style, "centre")
