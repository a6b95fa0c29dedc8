"""Texts in the terminal's order, and the grid they are written on."""

import pytest
from rich.cells import cell_len
from rich.style import Style

from vierblatt.locale.words import Words
from vierblatt.tui.bidi import can_disable_reordering, mode_for
from vierblatt.tui.canvas import Canvas
from vierblatt.tui.palette import STYLES, Palette
from vierblatt.tui.screen_texts import ScreenTexts, width_of

ARABIC = "لعب سالم الجوكر الأحمر ثم أخذ الأكلة كلها من غير تعب"


@pytest.mark.parametrize("width", [8, 13, 20, 60])
@pytest.mark.parametrize("mode", ["app", "terminal", "off"])
def test_no_line_is_wider_than_asked(width: int, mode: str) -> None:
    texts = ScreenTexts(Words("ar"), mode)  # type: ignore[arg-type]
    assert all(cell_len(line) <= width for line in texts.wrap(ARABIC, width))
    assert cell_len(texts.fit(ARABIC, width)) <= width


def test_lines_are_cut_in_reading_order_before_they_are_put_in_order() -> None:
    texts = ScreenTexts(Words("ar"), "app")
    first, *_ = texts.wrap(ARABIC, 12)
    assert first == texts.line("لعب سالم")
    assert first != "لعب سالم"


def test_the_terminal_gets_the_text_as_it_is_read_where_it_orders_itself() -> None:
    assert ScreenTexts(Words("ar"), "terminal").line("لعب سالم") == "لعب سالم"


def test_marks_that_steer_the_order_take_no_room_and_never_reach_the_screen() -> None:
    assert width_of("\u2068abc\u2069") == 3
    assert ScreenTexts(Words("en")).line("\u2068abc\u2069") == "abc"


def test_a_terminal_that_obeys_leaves_the_order_to_the_program() -> None:
    assert can_disable_reordering({"VTE_VERSION": "7600"})
    assert mode_for("auto", {"VTE_VERSION": "7600"}) == "app"
    assert mode_for("auto", {"VTE_VERSION": "5202"}) == "terminal"
    assert mode_for("auto", {"KONSOLE_VERSION": "230800"}) == "terminal"
    assert mode_for("auto", {"VTE_VERSION": "7600", "VIERBLATT_BIDI": "off"}) == "off"
    assert mode_for("terminal", {}) == "terminal"


def test_text_outside_the_canvas_is_not_drawn() -> None:
    canvas = Canvas(4, 2, Style())
    assert canvas.put(-2, 0, "abcdefgh", Style()) == 6
    canvas.put(0, 7, "x", Style())
    assert [canvas.row_text(y) for y in range(2)] == ["cdef", "    "]


def test_vowel_signs_and_wide_signs_keep_their_columns() -> None:
    canvas = Canvas(6, 1, Style())
    canvas.put(0, 0, "b\u064ec日d", Style())
    assert canvas.row_text(0) == "b\u064ec日d "
    assert cell_len(canvas.row_text(0)) == 6


def test_every_style_exists_with_and_without_colours() -> None:
    for name in STYLES:
        assert Palette().style(name).bgcolor is not None
        plain = Palette(colours=False).style(name)
        assert plain.color is None and plain.bgcolor is None
    assert Palette(colours=False).tints() == {}
    assert Palette(four_colours=False).tints()["♦"] == Palette(four_colours=False).tints()["♥"]
    assert Palette().tints()["♦"] != Palette().tints()["♥"]
