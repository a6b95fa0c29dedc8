"""The felt: a plate for each seat, the trick in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.tui.drawing.cards import draw_card
from vierblatt.tui.drawing.pen import Pen
from vierblatt.tui.layout import Place, Plan, Rect, places, plate, trick_card
from vierblatt.tui.scene import Scene
from vierblatt.view import TableCard

PLATE_WIDTH = 24
PLATE_ROWS = 3
BORDERED_FROM = 26  #: rows of felt from which plates have a line round them


def draw_felt(pen: Pen, plan: Plan, scene: Scene, trick: Sequence[TableCard], best: int) -> None:
    """Seats and trick; `best` is the seat whose card wins so far."""
    pen.fill(plan.felt, "felt")
    view = scene.view
    me = max(view.seat, 0)
    where = places(view.seats, me, clockwise=scene.clockwise)
    for seat, place in enumerate(where):
        _draw_plate(pen, plan, scene, seat, place)
    for laid in trick:
        area = trick_card(where[laid.seat], plan.felt, plan.trick_card, view.seats)
        draw_card(pen, area, laid.card, "best" if laid.seat == best else "plain", "felt")


def _draw_plate(pen: Pen, plan: Plan, scene: Scene, seat: int, place: Place) -> None:
    bordered = plan.felt.h >= BORDERED_FROM
    edge = 1 if bordered else 0
    area = plate(place, plan.felt, PLATE_WIDTH + 4 * edge, PLATE_ROWS + 2 * edge)
    turn = scene.view.turn == seat
    if bordered:
        pen.box(area, "plate-call" if turn else "plate-dim")
    else:
        pen.fill(area, "plate")
    inner = Rect(area.x + 1 + edge, area.y + edge, area.w - 2 - 2 * edge, 1)
    rows = [Rect(inner.x, inner.y + i, inner.w, 1) for i in range(PLATE_ROWS)]
    if turn:
        pen.fill(Rect(area.x + edge, rows[0].y, area.w - 2 * edge, 1), "plate-turn")
    pen.text(rows[0], seat_title(pen, scene, seat), name_style(pen, scene, seat))
    if scene.view.dealer == seat:
        style, mark = "plate-turn" if turn else "plate-call", pen.voice.line(pen.voice.say("tui-dealer-mark"))
        pen.ready(rows[0], f"[{mark}]", style, "end")
    pen.text(rows[1], held(pen, scene, seat), "plate-dim")
    if seat in scene.called:
        pen.text(rows[2], pen.voice.words.call(scene.called[seat]), "plate-dim" if scene.playing else "plate-call")


def seat_title(pen: Pen, scene: Scene, seat: int) -> str:
    """A name, with a sign for the one whose turn it is; without colours partners have a sign too."""
    sign = ("◀ " if pen.voice.mirrored else "▶ ") if scene.view.turn == seat else ""
    if not pen.look.colours and seat != scene.view.seat and is_partner(scene, seat):
        sign += "+ "
    return sign + pen.voice.words.seat(seat)


def is_partner(scene: Scene, seat: int) -> bool:
    """Whether a seat plays on the viewer's side."""
    view = scene.view
    return view.sides < view.seats and view.seat >= 0 and seat % view.sides == view.seat % view.sides


def name_style(pen: Pen, scene: Scene, seat: int) -> str:
    """Partners have a colour of their own."""
    if scene.view.turn == seat:
        return "plate-turn"
    return "plate-partner" if is_partner(scene, seat) else "plate-name"


def held(pen: Pen, scene: Scene, seat: int) -> str:
    """Cards held and tricks taken."""
    cards = pen.voice.say("tui-held", count=scene.view.hands_held[seat])
    tricks = pen.voice.say("tui-taken", count=scene.view.tricks[seat])
    return f"{cards} · {tricks}"
