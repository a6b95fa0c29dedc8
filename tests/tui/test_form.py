"""The scrolling of a form."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from vierblatt.tui.form import Form


def test_a_form_without_any_room_scrolls_to_its_row_and_stops() -> None:
    """Before the screen has its size, less than no room is left."""
    row = SimpleNamespace(selectable=True)
    form: Any = SimpleNamespace(rows=SimpleNamespace(at=2, rows=[row] * 3), _top=0)
    Form._scroll(form, [1, 1, 1], -3)
    assert form._top == 2
