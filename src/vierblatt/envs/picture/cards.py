"""Faces and backs of the cards, drawn once for each size."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from vierblatt.envs.picture import look
from vierblatt.envs.picture.suits import suit_shape

#: Cards are drawn this many times larger and scaled down, for smooth edges.
_FINE = 3
#: Positions of the pips of each rank: columns and rows between 0 and 1.
_LEFT, _MIDDLE, _RIGHT = 0.36, 0.5, 0.64
_PIPS: dict[str, list[tuple[float, float]]] = {
    "A": [(_MIDDLE, 0.5)],
    "2": [(_MIDDLE, 0.2), (_MIDDLE, 0.8)],
    "3": [(_MIDDLE, 0.2), (_MIDDLE, 0.5), (_MIDDLE, 0.8)],
    "4": [(x, y) for x in (_LEFT, _RIGHT) for y in (0.2, 0.8)],
    "5": [*((x, y) for x in (_LEFT, _RIGHT) for y in (0.2, 0.8)), (_MIDDLE, 0.5)],
    "6": [(x, y) for x in (_LEFT, _RIGHT) for y in (0.2, 0.5, 0.8)],
    "7": [*((x, y) for x in (_LEFT, _RIGHT) for y in (0.2, 0.5, 0.8)), (_MIDDLE, 0.35)],
    "8": [*((x, y) for x in (_LEFT, _RIGHT) for y in (0.2, 0.5, 0.8)), (_MIDDLE, 0.35), (_MIDDLE, 0.65)],
    "9": [*((x, y) for x in (_LEFT, _RIGHT) for y in (0.17, 0.39, 0.61, 0.83)), (_MIDDLE, 0.5)],
    "T": [*((x, y) for x in (_LEFT, _RIGHT) for y in (0.17, 0.39, 0.61, 0.83)), (_MIDDLE, 0.28), (_MIDDLE, 0.72)],
}


@lru_cache(maxsize=512)
def face(card: str, width: int) -> Image.Image:
    """The face of a card (``AS``, ``TD``, ``XR``), RGBA."""
    fine = width * _FINE
    picture = _paper(fine, look.PAPER)
    rank, suit = ("", "X") if card[0] == "X" else (card[0], card[1])
    colour = look.ink(card)
    if rank in _PIPS:
        _pips(picture, rank, suit, colour)
    else:
        _court(picture, rank, suit, colour)
    corner = Image.new("RGBA", picture.size)
    _corner(corner, rank, suit, colour)
    picture.alpha_composite(corner)
    picture.alpha_composite(corner.rotate(180))
    return picture.resize((width, look.card_height(width)), Image.Resampling.LANCZOS)


@lru_cache(maxsize=8)
def back(width: int) -> Image.Image:
    """The back of a card, RGBA."""
    fine = width * _FINE
    picture = _paper(fine, look.PAPER)
    high = picture.height
    edge, step = fine // 12, max(fine // 7, 4)
    inner = Image.new("RGBA", (fine - 2 * edge, high - 2 * edge), look.BACK)
    draw = ImageDraw.Draw(inner)
    for start in range(-high, fine, step):
        draw.line([(start, 0), (start + high, high)], fill=look.BACK_LIGHT, width=max(fine // 60, 1))
        draw.line([(start, high), (start + high, 0)], fill=look.BACK_LIGHT, width=max(fine // 60, 1))
    cut = Image.new("L", inner.size)
    ImageDraw.Draw(cut).rounded_rectangle([0, 0, inner.width - 1, inner.height - 1], radius=fine // 16, fill=255)
    picture.paste(inner, (edge, edge), cut)
    return picture.resize((width, look.card_height(width)), Image.Resampling.LANCZOS)


def _paper(width: int, colour: look.Colour) -> Image.Image:
    high = look.card_height(width)
    picture = Image.new("RGBA", (width, high))
    ImageDraw.Draw(picture).rounded_rectangle(
        [0, 0, width - 1, high - 1], radius=width // 11, fill=colour, outline=look.PAPER_EDGE, width=max(width // 70, 1)
    )
    return picture


def _stamp(picture: Image.Image, suit: str, colour: look.Colour, x: float, y: float, size: int) -> None:
    """Draws a suit symbol centred on a point given in fractions of the picture, upside down in the lower half."""
    shape = suit_shape(suit, size)
    if y > 0.5 and suit != "X":
        shape = shape.rotate(180)
    where = (round(x * picture.width - size / 2), round(y * picture.height - size / 2))
    picture.paste(Image.new("RGBA", shape.size, colour), where, shape)


def _pips(picture: Image.Image, rank: str, suit: str, colour: look.Colour) -> None:
    size = picture.width * (46 if rank == "A" else 19) // 100
    for x, y in _PIPS[rank]:
        _stamp(picture, suit, colour, x, y, size)


def _court(picture: Image.Image, rank: str, suit: str, colour: look.Colour) -> None:
    """Draws a king, queen, jack or joker: a framed panel with a large letter or star."""
    wide, high = picture.size
    box = [wide * 0.24, high * 0.13, wide * 0.76, high * 0.87]
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle(box, radius=wide // 20, fill=look.COURT, outline=colour, width=max(wide // 70, 1))
    if not rank:
        _stamp(picture, "X", colour, 0.5, 0.5, wide * 44 // 100)
        return
    letter = look.font(wide * 46 // 100)
    draw.text((wide / 2, high / 2), rank, font=letter, fill=colour, anchor="mm", stroke_width=wide // 90)
    for x, y in ((0.36, 0.21), (0.64, 0.79)):
        _stamp(picture, suit, colour, x, y, wide * 17 // 100)


def _corner(corner: Image.Image, rank: str, suit: str, colour: look.Colour) -> None:
    wide = corner.width
    draw = ImageDraw.Draw(corner)
    if not rank:
        for at, letter in enumerate("JOKER"):
            draw.text(
                (wide * 0.12, wide * (0.14 + 0.13 * at)), letter, font=look.font(wide // 8), fill=colour, anchor="mm"
            )
        return
    text = "10" if rank == "T" else rank
    size = wide * (19 if rank == "T" else 23) // 100
    draw.text(
        (wide * 0.125, wide * 0.15), text, font=look.font(size), fill=colour, anchor="mm", stroke_width=wide // 110
    )
    _stamp(corner, suit, colour, 0.125, 0.26, wide * 15 // 100)
