"""A sheet on disk: what is stored, what is refused, and who wrote last."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.test_parsers import ANYTHING, encoded
from vierblatt.errors import BadSheet, VierblattError
from vierblatt.sheet import FORMAT, Sheet, SheetFile, from_json, load, save, to_json

SUN = {"contract": "sun", "buyer": 0, "cards": 100}


def test_a_sheet_comes_back_as_it_was(tmp_path: Path) -> None:
    sheet = Sheet(
        "baloot", preset="online", changes={"target": 101}, names=["Ali", "Badr", "دانة", "Essa"], first_dealer=2
    )
    sheet.add(SUN)
    save(sheet, tmp_path / "sheet.json")
    again = load(tmp_path / "sheet.json")
    assert (again.deals, again.names, again.rules, again.dealer) == (
        sheet.deals,
        sheet.names,
        sheet.rules,
        sheet.dealer,
    )
    assert to_json(again) == (tmp_path / "sheet.json").read_bytes()


def test_a_second_writer_is_told_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    SheetFile(path, Sheet("baloot")).store()
    first, second = SheetFile(path), SheetFile(path)
    first.sheet.add(SUN)
    first.store()
    second.sheet.add({"contract": "passed"})
    with pytest.raises(BadSheet, match="sheet-changed"):
        second.store()
    assert load(path).deals == first.sheet.deals
    with pytest.raises(BadSheet, match="sheet-exists"):
        SheetFile(path, Sheet("baloot"))


def test_a_full_disk_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "sheet.json"
    kept = SheetFile(path, Sheet("baloot"))
    kept.store()
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vierblatt.sheet.files.write_whole", full)
    kept.sheet.add(SUN)
    with pytest.raises(BadSheet, match="cannot-write"):
        kept.store()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", 2), ("format", True), ("game", "chess"), ("game", 3), ("names", ["Ali"]), ("names", "Ali"),
        ("first_dealer", 4), ("first_dealer", -1), ("first_dealer", 10**30), ("deals", {}), ("deals", [SUN, {}]),
        ("deals", [{**SUN, "cards": 1e3}]), ("rules", {}), ("more", 1),
        ("rules", {"behaviour": 99, "preset": "", "options": {}}),
        ("rules", {"behaviour": 1, "preset": "", "options": {"target": 0}}),
        ("rules", {"behaviour": 1, "preset": "", "options": {"colour": "red"}}),
    ],
)  # fmt: skip
def test_a_damaged_sheet_is_refused(key: str, value: Any) -> None:
    document = json.loads(to_json(Sheet("baloot"))) | {key: value}
    with pytest.raises(VierblattError):
        from_json(json.dumps(document))


@pytest.mark.parametrize("content", [b"", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b"{" + b" " * (5 << 20)])
def test_what_is_no_sheet_is_refused(content: bytes) -> None:
    with pytest.raises(BadSheet):
        from_json(content)


def test_the_format_is_named_before_anything_else() -> None:
    with pytest.raises(BadSheet) as refusal:
        from_json(json.dumps({"format": FORMAT + 1, "pages": []}))
    assert refusal.value.code == "sheet-format"


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_spoilt_sheet_is_read_or_refused(data: st.DataObject) -> None:
    sheet = Sheet("kout_bo")
    for tricks in (3, 8):
        sheet.add({"maker": 1, "bid": 6, "trump": "S", "tricks": tricks})
    document = json.loads(to_json(sheet))
    place = data.draw(st.sampled_from([document, document["rules"], document["deals"][1]]))
    place[data.draw(st.sampled_from([*place, "more"]))] = data.draw(ANYTHING)
    try:
        read = from_json(encoded(document))
    except VierblattError:
        return
    assert from_json(to_json(read)).deals == read.deals
