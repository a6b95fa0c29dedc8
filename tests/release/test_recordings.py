"""The recordings: short, small, of the same game each time, described, still for who wants no motion."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from tests.test_repository import ROOT
from tools.recording import FOLDER, PLAYS, Recording
from tools.seeded_server import seeded
from vierblatt.server.live.opening import NewTable, opening
from vierblatt.server.table.outcome import Person

LARGEST, LARGEST_STILL = 500_000, 60_000  #: bytes
LONGEST, SHORTEST_FRAME = 10_000, 125  #: milliseconds
WIDEST_PHONE = 320  #: pixels
NAMES = ("phone", "terminal")
#: Where readers arrive.
PAGES = ("README.md", "docs/index.md")

_SHOWN = re.compile(
    r'<picture><source media="\(prefers-reduced-motion: reduce\)" srcset="(?P<still>[^"]+)">\s*'
    r'<img src="(?P<moving>[^"]+)"\s+width="(?P<width>\d+)"\s+alt="(?P<alt>[^"]+)"></picture>'
)


class Shown(NamedTuple):
    """A recording as a page shows it."""

    moving: Path
    still: Path
    width: int  #: pixels of a page
    alt: str


def shown(page: str) -> list[Shown]:
    """The recordings of a page."""
    path = ROOT / page
    found = _SHOWN.finditer(path.read_text(encoding="utf-8"))
    folder = path.parent
    return [Shown(folder / one["moving"], folder / one["still"], int(one["width"]), one["alt"]) for one in found]


def times(path: Path) -> list[int]:
    """How long each frame of a picture is shown, in milliseconds."""
    found = []
    with Image.open(path) as picture:
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            picture.load()
            found.append(int(picture.info.get("duration", 0)))
    return found


def of(name: str) -> tuple[Path, Path]:
    """A recording and its still."""
    return FOLDER / f"{name}.webp", FOLDER / f"{name}-still.webp"


@pytest.mark.parametrize("page", PAGES)
def test_readers_see_both_recordings_where_they_arrive(page: str) -> None:
    found = shown(page)
    assert [(one.moving, one.still) for one in found] == [of(name) for name in NAMES]
    text = (ROOT / page).read_text(encoding="utf-8")
    assert text.count("<source") == len(NAMES) and text.index("<picture") < 1500
    for one in found:
        assert len(one.alt) > 40 and one.alt.startswith("Recording")
        with Image.open(one.moving) as picture:
            assert one.width <= picture.width


def test_both_pages_describe_them_alike() -> None:
    readme, home = (shown(page) for page in PAGES)
    assert [one.alt for one in readme] == [one.alt for one in home]
    assert len({one.alt for one in readme}) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_recording_is_short_and_small_and_comes_to_rest(name: str) -> None:
    moving, still = of(name)
    frames = times(moving)
    assert len(frames) > 15 and sum(frames) <= LONGEST and min(frames) >= SHORTEST_FRAME
    assert moving.stat().st_size <= LARGEST and still.stat().st_size <= LARGEST_STILL
    with Image.open(moving) as picture:
        assert picture.info["loop"] == PLAYS > 0


@pytest.mark.parametrize("name", NAMES)
def test_who_wants_no_motion_sees_a_picture_of_the_same_size(name: str) -> None:
    moving, still = of(name)
    assert len(times(still)) == 1
    with Image.open(moving) as picture, Image.open(still) as other:
        assert picture.size == other.size


def test_the_phone_is_upright_and_no_wider_than_a_phone() -> None:
    with Image.open(of("phone")[0]) as picture:
        assert picture.width <= WIDEST_PHONE and picture.height > 2 * picture.width


def test_nothing_else_is_in_the_folder() -> None:
    assert {*FOLDER.iterdir()} == {path for name in NAMES for path in of(name)}


def test_what_does_not_change_is_one_frame(tmp_path: Path) -> None:
    recording = Recording()
    for colour, milliseconds in (("red", 200), ("red", 300), ("blue", 400)):
        recording.add(Image.new("RGB", (20, 10), colour), milliseconds)
    assert "2 frames, 0.9 seconds" in recording.save("some", tmp_path, quality=80)
    assert times(tmp_path / "some.webp") == [500, 400]
    assert times(tmp_path / "some-still.webp") == [0]


def test_the_first_table_of_a_seeded_server_is_the_same_each_time() -> None:
    host = Person("abc", "Ann")

    def first() -> tuple[object, bytes]:
        return opening(NewTable(game="baloot", solo=True), host, 0)

    with seeded():
        one = first()
    with seeded():
        assert first() == one != first()
    assert first() != one


def test_no_picture_of_the_terminal_depends_on_the_half_blocks_of_a_font() -> None:
    pictures = [*(ROOT / "docs" / "screens").glob("terminal*.svg")]
    assert len(pictures) == 4
    assert [path.name for path in pictures if re.search("[▄▀]", path.read_text(encoding="utf-8"))] == []
