"""Facts, scores, the latest events, and the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.games.events import Event
from vierblatt.locale.words import Words
from vierblatt.tui.drawing.painter import TextPainter
from vierblatt.tui.layout import Rect, ScreenLayout
from vierblatt.tui.scene import Scene
from vierblatt.tui.screen_texts import width_of


def draw_head(painter: TextPainter, layout: ScreenLayout, scene: Scene, title: str, *, scores: bool) -> None:
    """Draws the title on one side and, if they are wanted, the scores on the other."""
    painter.fill(layout.head, "head")
    area = Rect(layout.head.x + 1, 0, layout.head.w - 2, 1)
    painter.text(area, title, "head")
    if scores:
        painter.text(area, score_line(painter, scene), "head", "end")


def match_title(words: Words, scene: Scene, trick: int) -> str:
    """Game, deal and number of the trick."""
    title = words.game_name
    if scene.view.deal:
        title += " · " + words.text("ui-deal-number", number=scene.view.deal)
    if scene.playing:
        title += " · " + words.text("ui-trick-number", number=trick)
    return title


def score_line(painter: TextPainter, scene: Scene) -> str:
    """All scores in one line."""
    words, view = painter.texts.words, scene.view
    return "   ".join(f"{words.side(side, view.seat)} {words.number(n)}" for side, n in enumerate(view.scores))


def draw_headline(painter: TextPainter, layout: ScreenLayout, scene: Scene) -> None:
    """Draws trumps, contract and its owner on one side, the tricks of each side on the other.

    The tricks are never cut off, and trumps come first; the facts page has everything.
    """
    words, view = painter.texts.words, scene.view
    headline, me = view.headline, view.seat
    pieces = [words.text("side-trumps", suit=words.suit(headline.trump))] if headline.trump else []
    pieces += [words.short_fact(fact, me) for fact in headline.facts]
    if headline.owner is not None:
        pieces.append(words.seat(headline.owner))
    tricks = "   ".join(side_tricks(painter, scene))
    area = Rect(layout.facts.x + 1, layout.facts.y, layout.facts.w - 2, 1)
    room = area.w - width_of(tricks) - 2
    painter.fill(layout.facts, "ground")
    start = area.x + area.w - room if painter.texts.mirrored else area.x
    painter.text(Rect(start, area.y, room, 1), " · ".join(pieces), "accent")
    painter.text(area, tricks, "accent", "end")


def side_tricks(painter: TextPainter, scene: Scene) -> list[str]:
    """The tricks of each side and those that it needs, as soon as there is anything to count.

    If everyone plays alone, there is nothing to add up: the plates show the tricks of each player.
    """
    words, view, needed = painter.texts.words, scene.view, scene.view.headline.needed
    if view.sides == view.seats or not (scene.playing or needed or any(view.tricks)):
        return []
    shown: list[str] = []
    for side in range(view.sides):
        won = words.number(sum(view.tricks[side :: view.sides]))
        goal = f"/{words.number(needed[side])}" if needed else ""
        shown.append(f"{words.side(side, view.seat)} {won}{goal}")
    return shown


def draw_panel(painter: TextPainter, layout: ScreenLayout, scene: Scene) -> None:
    """Draws the panel beside a wide table: scores, facts, latest events."""
    if layout.panel is None:
        return
    words, view = painter.texts.words, scene.view
    painter.fill(layout.panel, "panel")
    x, w, bottom = layout.panel.x + 2, layout.panel.w - 4, layout.panel.y + layout.panel.h
    y = _title(painter, Rect(x, layout.panel.y + 1, w, 1), words.text("ui-scores"))
    for side, score in enumerate(view.scores):
        painter.text(Rect(x, y, w, 1), words.side(side, view.seat), "panel")
        painter.text(Rect(x, y, w, 1), words.number(score), "panel", "end")
        y += 1
    y = _title(painter, Rect(x, y + 1, w, 1), words.text("tui-this-deal"))
    room = max(3, (bottom - y) // 2)
    end = y + room
    for fact in view.facts:
        if fact.kind == "call" and fact.seat is not None:
            continue  # is shown at the seat
        if y < end:
            y += painter.paragraph(Rect(x, y, w, end - y), words.fact(fact, view.seat), "panel")
    y = _title(painter, Rect(x, y + 1, w, 1), words.text("tui-log"))
    draw_log(painter, Rect(x, y, w, bottom - y), scene.events, view.seat, "panel")


def _title(painter: TextPainter, area: Rect, text: str) -> int:
    painter.text(area, text, "panel-title")
    return area.y + 1


def draw_log(painter: TextPainter, area: Rect, events: Sequence[Event], me: int, style: str) -> None:
    """Draws the latest events that fit, the newest at the bottom."""
    lines: list[str] = []
    for event in reversed(events):
        if len(lines) >= area.h:
            break
        lines = painter.texts.wrap(painter.texts.words.event(event, me), area.w) + lines
    for i, line in enumerate(lines[-area.h :] if area.h > 0 else []):
        painter.ready(Rect(area.x, area.y + i, area.w, 1), line, style)


#: A line of a message in the terminal's order, and its style.
MessageLine = tuple[str, str]


def draw_messages(
    painter: TextPainter, layout: ScreenLayout, scene: Scene, lines: Sequence[MessageLine], first: int
) -> None:
    """Draws the message at the bottom and, if there is no panel, the latest events above it.

    first: the number of the first line to show, of a message that is longer than its area; marks show where it goes on.
    """
    painter.fill(layout.messages, "ground")
    area = Rect(layout.messages.x + 2, layout.messages.y, layout.messages.w - 4, layout.messages.h)
    shown = lines[first : first + area.h]
    free = area.h - len(shown)
    if layout.panel is None and free:
        draw_log(painter, Rect(area.x, area.y, area.w, free), scene.events, scene.view.seat, "dim")
    for i, (line, style) in enumerate(shown):
        painter.ready(Rect(area.x, area.y + free + i, area.w, 1), line, style)
    margin = Rect(layout.messages.x, area.y, layout.messages.w - 1, 1)
    if first:
        painter.ready(margin, "▲", "accent", "end")
    if first + area.h < len(lines):
        painter.ready(Rect(margin.x, area.y + area.h - 1, margin.w, 1), "▼", "accent", "end")
