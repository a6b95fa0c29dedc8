"""Facts, scores, what happened, and the line that speaks to the player."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.games.events import Event
from vierblatt.tui.drawing.pen import Pen
from vierblatt.tui.layout import Plan, Rect
from vierblatt.tui.scene import Scene
from vierblatt.tui.voice import width_of


def draw_head(pen: Pen, plan: Plan, scene: Scene, trick: int) -> None:
    """Game, deal and the number of the trick on the table on one side, scores on the other."""
    words = pen.voice.words
    pen.fill(plan.head, "head")
    area = Rect(plan.head.x + 1, 0, plan.head.w - 2, 1)
    title = words.game_name
    if scene.view.deal:
        title += " · " + words.text("ui-deal-number", number=scene.view.deal)
    if scene.playing:
        title += " · " + words.text("ui-trick-number", number=trick)
    pen.text(area, title, "head")
    pen.text(area, score_line(pen, scene), "head", "end")


def score_line(pen: Pen, scene: Scene) -> str:
    """All scores in a line."""
    words, view = pen.voice.words, scene.view
    return "   ".join(f"{words.side(side, view.seat)} {words.number(n)}" for side, n in enumerate(view.scores))


def draw_facts(pen: Pen, plan: Plan, scene: Scene) -> None:
    """The facts in one line, the game's order, as far as they fit; the facts page has all."""
    if plan.facts.h == 0:
        return
    facts = [fact for fact in scene.view.facts if fact.seat is None or fact.kind != "call"]
    line, room = "", plan.facts.w - 2
    for fact in facts:
        longer = line + (" · " if line else "") + pen.voice.words.fact(fact, scene.view.seat)
        if width_of(longer) <= room:
            line = longer
    pen.fill(plan.facts, "ground")
    pen.text(Rect(plan.facts.x + 1, plan.facts.y, room, 1), line, "accent")


def draw_panel(pen: Pen, plan: Plan, scene: Scene) -> None:
    """The panel beside a wide table: scores, facts, what happened."""
    if plan.panel is None:
        return
    words, view = pen.voice.words, scene.view
    pen.fill(plan.panel, "panel")
    x, w, bottom = plan.panel.x + 2, plan.panel.w - 4, plan.panel.y + plan.panel.h
    y = _title(pen, Rect(x, plan.panel.y + 1, w, 1), words.text("ui-scores"))
    for side, score in enumerate(view.scores):
        pen.text(Rect(x, y, w, 1), words.side(side, view.seat), "panel")
        pen.text(Rect(x, y, w, 1), words.number(score), "panel", "end")
        y += 1
    y = _title(pen, Rect(x, y + 1, w, 1), words.text("tui-this-deal"))
    room = max(3, (bottom - y) // 2)
    end = y + room
    for fact in view.facts:
        if fact.kind == "call" and fact.seat is not None:
            continue  # stands at the seat
        if y < end:
            y += pen.paragraph(Rect(x, y, w, end - y), words.fact(fact, view.seat), "panel")
    y = _title(pen, Rect(x, y + 1, w, 1), words.text("tui-log"))
    draw_log(pen, Rect(x, y, w, bottom - y), scene.events, view.seat, "panel")


def _title(pen: Pen, area: Rect, text: str) -> int:
    pen.text(area, text, "panel-title")
    return area.y + 1


def draw_log(pen: Pen, area: Rect, events: Sequence[Event], me: int, style: str) -> None:
    """The latest events that fit, the newest at the bottom."""
    lines: list[str] = []
    for event in reversed(events):
        if len(lines) >= area.h:
            break
        lines = pen.voice.wrap(pen.voice.words.event(event, me), area.w) + lines
    for i, line in enumerate(lines[-area.h :] if area.h > 0 else []):
        pen.ready(Rect(area.x, area.y + i, area.w, 1), line, style)


def draw_messages(pen: Pen, plan: Plan, scene: Scene, prompt: str, style: str) -> None:
    """The prompt at the bottom and above it, where there is no panel, the latest events."""
    pen.fill(plan.messages, "ground")
    area = Rect(plan.messages.x + 2, plan.messages.y, plan.messages.w - 4, plan.messages.h)
    rows = min(len(pen.voice.wrap(prompt, area.w)), area.h)
    free = area.h - rows
    if plan.panel is None and free:
        draw_log(pen, Rect(area.x, area.y, area.w, free), scene.events, scene.view.seat, "dim")
    pen.paragraph(Rect(area.x, area.y + free, area.w, rows), prompt, style)
