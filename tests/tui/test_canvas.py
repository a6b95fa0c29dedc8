"""The grid that the terminal's table is drawn on."""

from __future__ import annotations

import pytest
from rich.style import Style

from vierblatt.tui.canvas import Canvas

GROUND, RED, BOLD = Style(), Style(color="red"), Style(bold=True)
#: A card, a border, letters of two cells, a letter with a mark, Arabic.
TEXTS = ("10", "╭──╮", "日本", "e\u0301f", "بلوت", "a日\u0301b")


def drawn(canvas: Canvas) -> list[list[tuple[str, Style | None]]]:
    return [[(run.text, run.style) for run in canvas.segments(y)] for y in range(canvas.height)]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("x", range(-3, 7))
@pytest.mark.parametrize("y", [-1, 0, 2])
def test_a_line_is_clipped_as_its_signs_are(text: str, x: int, y: int) -> None:
    whole, by_sign = Canvas(6, 2, GROUND), Canvas(6, 2, GROUND)
    column = x
    for sign in text:
        column = by_sign.put(column, y, sign, RED)
    assert whole.put(x, y, text, RED) == column
    assert drawn(whole) == drawn(by_sign)


def test_a_row_consists_of_runs_of_one_style() -> None:
    canvas = Canvas(8, 1, GROUND)
    canvas.put(2, 0, "ab", RED)
    canvas.put(4, 0, "日", Style(color="red"))
    canvas.put(6, 0, "c", BOLD)
    assert drawn(canvas) == [[("  ", GROUND), ("ab日", RED), ("c", BOLD), (" ", GROUND)]]


def test_a_box_may_reach_beyond_the_edges() -> None:
    canvas = Canvas(4, 3, GROUND)
    canvas.box(1, 1, 6, 4, RED)
    assert [canvas.row_text(y) for y in range(3)] == ["    ", " ╭──", " │  "]
    canvas.fill(-2, -2, 4, 4, BOLD)
    assert [canvas.row_text(y) for y in range(3)] == ["    ", "  ──", " │  "]
