"""The whole picture: `draw_table`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from vierblatt.envs.picture import look
from vierblatt.envs.picture.cards import back, face
from vierblatt.envs.picture.felt import felt
from vierblatt.envs.picture.geometry import CENTRE, HAND_BOTTOM, SeatGeometry, seat_geometry
from vierblatt.envs.picture.panel import draw_panel
from vierblatt.envs.picture.text import draw_text, draw_wrapped, text_width
from vierblatt.envs.seat_view import SeatView

#: Cards that cannot be played now are blended with this much of the dark background.
_FADED = 0.42


def draw_table(view: SeatView) -> npt.NDArray[np.uint8]:
    """Returns the table as the viewer sees it: uint8, shape (760, 1120, 3)."""
    picture = felt().copy()
    draw = ImageDraw.Draw(picture)
    around = seat_geometry(view.state.seats, clockwise=view.clockwise)
    for seat, place in zip(view.order, around, strict=True):
        if seat != view.state.seat:
            _draw_backs(picture, place, view.state.hands_held[seat])
    _draw_trick(picture, view, dict(zip(view.order, around, strict=True)))
    for seat, place in zip(view.order, around, strict=True):
        _draw_plate(draw, view, seat, place)
    if view.state.seat >= 0:
        _draw_hand(picture, draw, view)
    _draw_question(draw, view)
    draw_panel(picture, draw, view)
    return np.asarray(picture.convert("RGB"), dtype=np.uint8)


def _paste(picture: Image.Image, card: Image.Image, middle: tuple[float, float]) -> None:
    where = (round(middle[0] - card.width / 2), round(middle[1] - card.height / 2))
    picture.alpha_composite(card, where)


def _draw_backs(picture: Image.Image, place: SeatGeometry, held: int) -> None:
    """Draws another player's hand as a fan of card backs."""
    for at in range(held):
        aside = at - (held - 1) / 2
        card = back(look.BACK_CARD).rotate(-3.2 * aside, Image.Resampling.BICUBIC, expand=True)
        _paste(picture, card, (place.hand[0] + 9 * aside, place.hand[1] + 0.35 * aside * aside))


def _draw_trick(picture: Image.Image, view: SeatView, around: dict[int, SeatGeometry]) -> None:
    """Draws the cards of the trick, each near its player's seat; the winning card has a gold border."""
    state = view.state
    for played in state.trick:
        place = around[played.seat]
        card = face(played.card, look.TRICK_CARD)
        if played.seat == state.winning:
            card = _framed(card)
        _paste(picture, card.rotate(place.tilt * 0.12, Image.Resampling.BICUBIC, expand=True), place.played)


def _framed(card: Image.Image) -> Image.Image:
    edge = 4
    framed = Image.new("RGBA", (card.width + 2 * edge, card.height + 2 * edge))
    box = [0, 0, framed.width - 1, framed.height - 1]
    ImageDraw.Draw(framed).rounded_rectangle(box, radius=card.width // 9, fill=look.ACCENT)
    framed.alpha_composite(card, (edge, edge))
    return framed


def _draw_plate(draw: ImageDraw.ImageDraw, view: SeatView, seat: int, place: SeatGeometry) -> None:
    """Draws the name of a seat, its tricks or last call, whether it deals and whether it is to act."""
    state = view.state
    acting = seat == state.turn
    x, y = place.plate
    box = [x - 66, y - 21, x + 66, y + 21]
    draw.rounded_rectangle(
        box, radius=12, fill=look.PLATE, outline=look.ACCENT if acting else look.LINE, width=3 if acting else 1
    )
    tricks = state.tricks[seat]
    below = view.called.get(seat, "") if view.calling else f"{tricks} {'trick' if tricks == 1 else 'tricks'}"
    name_y = y - 9 if below else y
    draw_text(draw, (x, name_y), view.words.seat(seat), 15, look.ACCENT if acting else look.TEXT, "mm")
    draw_text(draw, (x, y + 9), below, 13, look.TEXT if view.calling else look.DIM, "mm", most=124)
    if seat == state.dealer:
        draw.ellipse([x + 53, y - 31, x + 75, y - 9], fill=look.ACCENT, outline=look.PLATE, width=2)
        draw_text(draw, (x + 64, y - 20), "D", 14, look.PLATE, "mm")


def _draw_hand(picture: Image.Image, draw: ImageDraw.ImageDraw, view: SeatView) -> None:
    """Draws the viewer's cards; when a card must be played, raises the legal ones and fades the others."""
    hand, state = view.hand, view.state
    if not hand:
        return
    width = look.HAND_CARD
    step = min(width + 6, (look.WIDTH - look.PANEL_WIDTH - 40 - width) / max(len(hand) - 1, 1))
    left = CENTRE[0] - (step * (len(hand) - 1) + width) / 2
    top = HAND_BOTTOM - look.card_height(width)
    choosing = state.turn == state.seat and not view.calling
    for at, card in enumerate(hand):
        sprite = face(card, width)
        if choosing and card not in state.legal:
            dark = Image.new("RGBA", sprite.size, look.GROUND)
            dark.putalpha(sprite.getchannel("A"))
            sprite = Image.blend(sprite, dark, _FADED)
        raised = 12 if choosing and card in state.legal else 0
        picture.alpha_composite(sprite, (round(left + step * at), round(top - raised)))
    if state.turn == state.seat and view.calling:
        _draw_calls(draw, view, top)


def _draw_calls(draw: ImageDraw.ImageDraw, view: SeatView, bottom: float) -> None:
    """Draws the viewer's legal calls as rows of buttons above the hand."""
    labels = [view.words.call(action) for action in view.state.legal]
    widths = [text_width(label, 14) + 20 for label in labels]
    rows: list[list[int]] = [[]]
    for at, width in enumerate(widths):
        if rows[-1] and sum(widths[i] + 6 for i in rows[-1]) + width > look.WIDTH - look.PANEL_WIDTH - 40:
            rows.append([])
        rows[-1].append(at)
    y = bottom - 8 - 30 * len(rows)
    for row in rows:
        x = CENTRE[0] - (sum(widths[i] + 6 for i in row) - 6) / 2
        for i in row:
            draw.rounded_rectangle([x, y, x + widths[i], y + 25], radius=12, fill=look.PLATE, outline=look.ACCENT)
            draw_text(draw, (x + widths[i] / 2, y + 12), labels[i], 14, look.TEXT, "mm")
            x += widths[i] + 6
        y += 30


def _draw_question(draw: ImageDraw.ImageDraw, view: SeatView) -> None:
    """Draws what the deal is waiting for in the middle, unless there is a trick."""
    if not view.state.trick:
        middle = (int(CENTRE[0]), int(CENTRE[1]) - 12)
        draw_wrapped(draw, middle, view.question, 19, look.TEXT, 300, "mm")
