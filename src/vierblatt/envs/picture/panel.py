"""The panel beside the table: the game, the scores, facts about the deal, the last trick."""

from __future__ import annotations

from PIL import Image, ImageDraw

from vierblatt.envs.picture import look
from vierblatt.envs.picture.cards import face
from vierblatt.envs.picture.text import draw_text, draw_wrapped
from vierblatt.envs.seat_view import SeatView

_LEFT = look.WIDTH - look.PANEL_WIDTH + 18
_WIDE = look.PANEL_WIDTH - 36
_SMALL_CARD = 34
#: Height reserved at the bottom for the last trick.
_FOOT = 92


def draw_panel(picture: Image.Image, draw: ImageDraw.ImageDraw, view: SeatView) -> None:
    """Draws the panel."""
    state = view.state
    draw_text(draw, (_LEFT, 18), view.words.game_name, 24, look.ACCENT, "la", _WIDE)
    viewer = "spectator" if state.seat < 0 else f"seen by {view.words.seat(state.seat)}"
    draw_text(draw, (_LEFT, 50), f"deal {state.deal}, {viewer}", 14, look.DIM, "la", _WIDE)
    y = _draw_scores(draw, view, 80)
    y = _rule(draw, y)
    _draw_facts(draw, view, y)
    if state.last_trick:
        _draw_last_trick(picture, draw, view)


def _rule(draw: ImageDraw.ImageDraw, y: float) -> float:
    draw.line([_LEFT, y + 6, _LEFT + _WIDE, y + 6], fill=look.LINE)
    return y + 16


def _draw_scores(draw: ImageDraw.ImageDraw, view: SeatView, y: float) -> float:
    """Draws a line for each side, the winners of the match in gold; returns the next free y."""
    for side, (name, score) in enumerate(zip(view.sides, view.state.scores, strict=True)):
        colour = look.ACCENT if side in view.state.winners else look.TEXT
        draw_text(draw, (_LEFT, y), name if "seat" in name else f"seats {name}", 16, colour, "la", _WIDE - 70)
        draw_text(draw, (_LEFT + _WIDE, y), str(score), 16, colour, "ra")
        y += 23
    return y


def _draw_facts(draw: ImageDraw.ImageDraw, view: SeatView, y: float) -> None:
    """Draws each fact, in smaller type if there are many; those that do not fit are only counted."""
    facts = view.facts
    size = 14 if len(facts) <= 16 else 12
    for at, fact in enumerate(facts):
        if y > look.HEIGHT - _FOOT - 36:
            draw_text(draw, (_LEFT, y), f"and {len(facts) - at} more", size, look.DIM, "la")
            return
        y += draw_wrapped(draw, (_LEFT, y), fact, size, look.TEXT, _WIDE) + 3


def _draw_last_trick(picture: Image.Image, draw: ImageDraw.ImageDraw, view: SeatView) -> None:
    state = view.state
    top = look.HEIGHT - _FOOT + 6
    text = f"last trick: {view.words.seat(state.last_winner)}"
    draw_text(draw, (_LEFT, top - 4), text, 13, look.DIM, "la", _WIDE)
    for at, played in enumerate(state.last_trick):
        picture.alpha_composite(face(played.card, _SMALL_CARD), (_LEFT + at * (_SMALL_CARD + 5), top + 18))
