"""Positions in a picture: the seats around the table, their cards, the trick."""

from __future__ import annotations

import math
from dataclasses import dataclass

from vierblatt.envs.picture.look import HEIGHT, PANEL_WIDTH, WIDTH

#: The table's centre and semi-axes, in pixels. The viewer's hand is drawn below its rim.
CENTRE = ((WIDTH - PANEL_WIDTH) / 2, 292.0)
AXES = (366.0, 248.0)
HAND_BOTTOM = HEIGHT - 14


@dataclass(frozen=True)
class SeatGeometry:
    """The positions of one seat: its direction, name plate, hand, and card in the trick."""

    angle: float  #: in degrees, clockwise as seen from above; the viewer is at 90
    plate: tuple[int, int]
    hand: tuple[int, int]
    played: tuple[int, int]

    @property
    def tilt(self) -> float:
        """The rotation of this seat's cards, in degrees."""
        return 90 - (self.angle % 180)


def seat_geometry(seats: int, *, clockwise: bool) -> list[SeatGeometry]:
    """The positions of the seats in the order of play, the viewer first."""
    step = (1 if clockwise else -1) * 360 / seats
    return [_geometry_at(90 + step * at) for at in range(seats)]


def _geometry_at(angle: float) -> SeatGeometry:
    x, y = _at(angle, 0.86, 0.82)
    return SeatGeometry(angle, plate=(x, y + 14), hand=(x, y - 26), played=_at(angle, 0.32, 0.42))


def _at(angle: float, across: float, down: float) -> tuple[int, int]:
    """A point in that direction, at the given fractions of the semi-axes from the centre."""
    x = CENTRE[0] + AXES[0] * across * math.cos(math.radians(angle))
    y = CENTRE[1] + AXES[1] * down * math.sin(math.radians(angle))
    return round(x), round(y)
