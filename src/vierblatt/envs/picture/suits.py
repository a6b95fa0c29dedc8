"""The four suit symbols and the joker's star as shapes, since a font may lack them."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

Point = tuple[float, float]

#: Shapes are drawn this many times larger and scaled down, for smooth edges.
FINE = 8


@lru_cache(maxsize=256)
def suit_shape(suit: str, size: int) -> Image.Image:
    """The symbol of S, H, D, C or X (a star) as a mask of `size` x `size` pixels."""
    mask = Image.new("L", (size * FINE, size * FINE))
    draw = ImageDraw.Draw(mask)
    scale = size * FINE
    {"S": _spade, "H": _heart, "D": _diamond, "C": _club, "X": _star}[suit](draw, scale)
    return mask.resize((size, size), Image.Resampling.LANCZOS)


def _fill(draw: ImageDraw.ImageDraw, scale: int, points: list[Point]) -> None:
    """Fills a polygon whose coordinates are between 0 and 1."""
    draw.polygon([(x * scale, y * scale) for x, y in points], fill=255)


def _heart_points() -> list[Point]:
    """The outline of a heart, tip down."""
    outline = []
    for step in range(180):
        t = 2 * math.pi * step / 180
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        outline.append((0.5 + x / 35, 0.46 - y / 33))
    return outline


def _foot(draw: ImageDraw.ImageDraw, scale: int) -> None:
    """Draws the stem of a spade or a club, wider at the bottom."""
    left = [(0.5 - 0.02 - 0.17 * (step / 12) ** 3, 0.55 + 0.42 * step / 12) for step in range(13)]
    _fill(draw, scale, [*left, *((1 - x, y) for x, y in reversed(left))])


def _heart(draw: ImageDraw.ImageDraw, scale: int) -> None:
    _fill(draw, scale, _heart_points())


def _spade(draw: ImageDraw.ImageDraw, scale: int) -> None:
    _fill(draw, scale, [(x, 0.86 - y * 0.86) for x, y in _heart_points()])
    _foot(draw, scale)


def _diamond(draw: ImageDraw.ImageDraw, scale: int) -> None:
    """Draws a diamond with slightly concave sides."""
    corners: list[Point] = [(0.5, 0.03), (0.87, 0.5), (0.5, 0.97), (0.13, 0.5)]
    outline = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        middle = (0.5 + 0.4 * (x0 + x1 - 1), 0.5 + 0.44 * (y0 + y1 - 1))
        for step in range(12):
            t = step / 12
            outline.append(
                (
                    (1 - t) ** 2 * x0 + 2 * t * (1 - t) * middle[0] + t**2 * x1,
                    (1 - t) ** 2 * y0 + 2 * t * (1 - t) * middle[1] + t**2 * y1,
                )
            )
    _fill(draw, scale, outline)


def _club(draw: ImageDraw.ImageDraw, scale: int) -> None:
    radius = 0.215
    for x, y in ((0.5, 0.25), (0.255, 0.575), (0.745, 0.575)):
        draw.ellipse([(x - radius) * scale, (y - radius) * scale, (x + radius) * scale, (y + radius) * scale], fill=255)
    _fill(draw, scale, [(0.4, 0.3), (0.6, 0.3), (0.66, 0.66), (0.34, 0.66)])
    _foot(draw, scale)


def _star(draw: ImageDraw.ImageDraw, scale: int) -> None:
    """Draws a five-pointed star, for the jokers."""
    outline = []
    for step in range(10):
        radius = 0.48 if step % 2 == 0 else 0.2
        angle = math.pi * (step / 5 - 0.5)
        outline.append((0.5 + radius * math.cos(angle), 0.53 + radius * math.sin(angle)))
    _fill(draw, scale, outline)
