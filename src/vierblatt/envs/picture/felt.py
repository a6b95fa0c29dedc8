"""The background: the table and the empty panel, drawn once."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from vierblatt.envs.picture import look
from vierblatt.envs.picture.geometry import AXES, CENTRE

_FINE = 2


@lru_cache(maxsize=1)
def felt() -> Image.Image:
    """Background, rim, felt and empty panel, RGBA; copy it before drawing on it."""
    picture = Image.new("RGB", (look.WIDTH, look.HEIGHT), look.GROUND)
    shadow = _oval(16, 14)
    shadow = shadow.filter(ImageFilter.GaussianBlur(14))
    picture.paste(Image.new("RGB", picture.size, (6, 9, 12)), (0, 0), shadow)
    for grown, colour in ((16, look.RIM), (12, look.RIM_LIGHT), (9, look.RIM), (3, look.FELT_EDGE)):
        picture.paste(Image.new("RGB", picture.size, colour), (0, 0), _oval(grown))
    picture.paste(_cloth(), (0, 0), _oval(0))
    panel = [look.WIDTH - look.PANEL_WIDTH, 0, look.WIDTH, look.HEIGHT]
    draw = ImageDraw.Draw(picture)
    draw.rectangle(panel, fill=look.PANEL)
    draw.line([panel[0], 0, panel[0], look.HEIGHT], fill=look.LINE)
    return picture.convert("RGBA")


def _oval(grown: int, lowered: int = 0) -> Image.Image:
    """The table's shape as a mask, enlarged by `grown` pixels on all sides and moved down by `lowered`."""
    mask = Image.new("L", (look.WIDTH * _FINE, look.HEIGHT * _FINE))
    wide, high = AXES[0] + grown, AXES[1] + grown
    x, y = CENTRE[0], CENTRE[1] + lowered
    box = [(x - wide) * _FINE, (y - high) * _FINE, (x + wide) * _FINE, (y + high) * _FINE]
    ImageDraw.Draw(mask).ellipse(box, fill=255)
    return mask.resize((look.WIDTH, look.HEIGHT), Image.Resampling.LANCZOS)


def _cloth() -> Image.Image:
    """The green cloth, lighter in the middle."""
    y, x = np.mgrid[0 : look.HEIGHT, 0 : look.WIDTH]
    away = np.clip(np.hypot((x - CENTRE[0]) / AXES[0], (y - CENTRE[1]) / AXES[1]), 0, 1)[..., None] ** 1.7
    lit = np.array(look.FELT) * 1.18 * (1 - away) + np.array(look.FELT_EDGE) * 1.15 * away
    return Image.fromarray(np.clip(lit, 0, 255).astype(np.uint8))
