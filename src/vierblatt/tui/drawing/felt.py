"""The felt: a plate for each seat, the trick in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len

from vierblatt.tui.drawing.cards import draw_card, faces
from vierblatt.tui.drawing.painter import TextPainter
from vierblatt.tui.layout import Rect, ScreenLayout, SeatPosition, flow, plate, plate_rows, seat_positions, trick_card
from vierblatt.tui.scene import Scene
from vierblatt.view import TableCard

PLATE_WIDTH = 24
BORDERED_FROM = 26  #: rows of felt from which plates have a border


def draw_felt(painter: TextPainter, layout: ScreenLayout, scene: Scene, trick: Sequence[TableCard], best: int) -> None:
    """Draws seats and trick; `best` is the seat whose card is winning."""
    painter.fill(layout.felt, "felt")
    view = scene.view
    me = max(view.seat, 0)
    where = seat_positions(view.seats, me, clockwise=scene.clockwise)
    for seat, place in enumerate(where):
        _draw_plate(painter, layout, scene, seat, place, plate_rows(layout.felt, bare=not trick))
    for laid in trick:
        area = trick_card(where[laid.seat], layout.felt, layout.trick_card, view.seats)
        draw_card(painter, area, laid.card, "best" if laid.seat == best else "plain", "felt")


def _draw_plate(
    painter: TextPainter, layout: ScreenLayout, scene: Scene, seat: int, place: SeatPosition, count: int
) -> None:
    """Draws the plate of a seat; of fewer than three rows, those are left out that matter least at the moment."""
    bordered = layout.felt.h >= BORDERED_FROM
    edge = 1 if bordered else 0
    area = plate(place, layout.felt, PLATE_WIDTH + 4 * edge, count + 2 * edge)
    turn = scene.view.turn == seat
    if bordered:
        painter.box(area, "plate-call" if turn else "plate-dim")
    else:
        painter.fill(area, "plate")
    inner = Rect(area.x + 1 + edge, area.y + edge, area.w - 2 - 2 * edge, 1)
    rows = [Rect(inner.x, inner.y + i, inner.w, 1) for i in range(count)]
    if turn:
        painter.fill(Rect(area.x + edge, rows[0].y, area.w - 2 * edge, 1), "plate-turn")
    painter.text(rows[0], seat_title(painter, scene, seat), name_style(painter, scene, seat))
    if scene.view.dealer == seat:
        style, mark = "plate-turn" if turn else "plate-call", painter.texts.line(painter.texts.say("tui-dealer-mark"))
        painter.ready(rows[0], f"[{mark}]", style, "end")
    if seat in scene.open_hands and seat != scene.view.seat:
        draw_open_hand(painter, rows[1:], scene.sorted_hand(scene.open_hands[seat]))
        return
    counts = (counts_text(painter, scene, seat), "plate-dim")
    called = painter.texts.words.call(scene.called[seat]) if seat in scene.called else ""
    call = (called, "plate-dim" if scene.playing else "plate-call")
    more = [call, counts] if len(rows) == 2 and called and not scene.playing else [counts, call]
    for row, (text, style) in zip(rows[1:], more, strict=False):
        painter.text(row, text, style)


def draw_open_hand(painter: TextPainter, rows: Sequence[Rect], cards: Sequence[str]) -> None:
    """Writes a hand that lies open, a suit as its sign and its ranks, in as many of the rows as it needs."""
    suits = [faces(painter, suit[0])[1] + "".join(faces(painter, card)[0] for card in suit) for suit in _suits(cards)]
    room = rows[0].w if rows else 0
    lines = [" ".join(suits[i] for i in line) for line in flow([cell_len(suit) for suit in suits], room)]
    if len(lines) > len(rows) > 0:  # a low felt: what is left out is marked
        lines[len(rows) - 1] = " ".join(lines[len(rows) - 1 :])[: room - 1] + "…"
    for row, line in zip(rows, lines, strict=False):
        painter.ready(row, line, "plate")


def _suits(cards: Sequence[str]) -> list[list[str]]:
    """The cards of each suit; a joker is one of its own."""
    return [[*suit] for _, suit in groupby(cards, key=lambda card: card if card[0] == "X" else card[1])]


def seat_title(painter: TextPainter, scene: Scene, seat: int) -> str:
    """A name, with a mark if it is that seat's turn; without colours, partners have a mark too."""
    sign = ("◀ " if painter.texts.mirrored else "▶ ") if scene.view.turn == seat else ""
    if not painter.palette.colours and seat != scene.view.seat and is_partner(scene, seat):
        sign += "+ "
    return sign + painter.texts.words.seat(seat)


def is_partner(scene: Scene, seat: int) -> bool:
    """Whether a seat plays on the viewer's side."""
    view = scene.view
    return view.sides < view.seats and view.seat >= 0 and seat % view.sides == view.seat % view.sides


def name_style(painter: TextPainter, scene: Scene, seat: int) -> str:
    """The style of a name; partners have a colour of their own."""
    if scene.view.turn == seat:
        return "plate-turn"
    return "plate-partner" if is_partner(scene, seat) else "plate-name"


def counts_text(painter: TextPainter, scene: Scene, seat: int) -> str:
    """The numbers of cards held and tricks taken."""
    cards = painter.texts.say("tui-held", count=scene.view.hands_held[seat])
    tricks = painter.texts.say("tui-taken", count=scene.view.tricks[seat])
    return f"{cards} · {tricks}"
