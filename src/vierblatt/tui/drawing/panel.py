"""Facts, scores, the latest events, and the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.games.events import Event
from vierblatt.tui.drawing.painter import TextPainter
from vierblatt.tui.layout import Rect, ScreenLayout
from vierblatt.tui.scene import Scene
from vierblatt.tui.screen_texts import width_of


def draw_head(painter: TextPainter, layout: ScreenLayout, scene: Scene, trick: int) -> None:
    """Draws game, deal and number of the trick on one side, scores on the other."""
    words = painter.texts.words
    painter.fill(layout.head, "head")
    area = Rect(layout.head.x + 1, 0, layout.head.w - 2, 1)
    title = words.game_name
    if scene.view.deal:
        title += " · " + words.text("ui-deal-number", number=scene.view.deal)
    if scene.playing:
        title += " · " + words.text("ui-trick-number", number=trick)
    painter.text(area, title, "head")
    painter.text(area, score_line(painter, scene), "head", "end")


def score_line(painter: TextPainter, scene: Scene) -> str:
    """All scores in one line."""
    words, view = painter.texts.words, scene.view
    return "   ".join(f"{words.side(side, view.seat)} {words.number(n)}" for side, n in enumerate(view.scores))


def draw_facts(painter: TextPainter, layout: ScreenLayout, scene: Scene) -> None:
    """Draws the facts in one line, in the game's order, as many as fit; the facts page has all of them."""
    if layout.facts.h == 0:
        return
    facts = [fact for fact in scene.view.facts if fact.seat is None or fact.kind != "call"]
    line, room = "", layout.facts.w - 2
    for fact in facts:
        longer = line + (" · " if line else "") + painter.texts.words.fact(fact, scene.view.seat)
        if width_of(longer) <= room:
            line = longer
    painter.fill(layout.facts, "ground")
    painter.text(Rect(layout.facts.x + 1, layout.facts.y, room, 1), line, "accent")


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


def draw_messages(painter: TextPainter, layout: ScreenLayout, scene: Scene, prompt: str, style: str) -> None:
    """Draws the prompt at the bottom and, if there is no panel, the latest events above it."""
    painter.fill(layout.messages, "ground")
    area = Rect(layout.messages.x + 2, layout.messages.y, layout.messages.w - 4, layout.messages.h)
    rows = min(len(painter.texts.wrap(prompt, area.w)), area.h)
    free = area.h - rows
    if layout.panel is None and free:
        draw_log(painter, Rect(area.x, area.y, area.w, free), scene.events, scene.view.seat, "dim")
    painter.paragraph(Rect(area.x, area.y + free, area.w, rows), prompt, style)
