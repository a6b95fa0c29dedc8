"""Rules for the repository as a whole: its files, its pinned versions, its promises to a reader."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import vierblatt

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 400
EXCUSE = "Over 400 lines because"
SOURCES = {".py", ".js", ".ts", ".css"}
#: Not written by hand here: types that `make format` generates from the API documents, and libraries of others.
UNLIMITED = ("src/vierblatt/web/types/wire.d.ts", "src/vierblatt/web/vendor/")
REQUIREMENTS = sorted([*ROOT.glob("requirements/*.txt"), *ROOT.glob("examples/requirements*.txt")])

PIN = re.compile(r"^(?P<name>[a-z0-9][a-z0-9.-]*)==(?P<version>[^ ;]+)( ;[^\\]+)?( \\)?$")
#: A picture in Markdown, or in HTML within it.
PICTURE = re.compile(r'!\[[^\]]*\]\(([^)\s]+)\)|<img src="([^"]+)"')
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")

# Joined from pieces, so that this file does not contain what it searches for.
SLASH = "/"
PRIVATE_PATH = re.compile(
    "|".join(
        [
            re.escape(".." + SLASH + "shared"),
            rf"(?<![\w.~-]){SLASH}(?:home|Users){SLASH}[a-z]",
            rf"(?<![\w.~-]){SLASH}(?:root|work){SLASH}",
        ]
    )
)


def project_files() -> list[Path]:
    """Files that git tracks or would track."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The text of a file; empty for pictures and archives."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def pins(path: Path) -> dict[str, str]:
    """The versions that a requirements file names."""
    matches = (PIN.match(line) for line in path.read_text(encoding="utf-8").splitlines())
    return {pin["name"]: pin["version"] for pin in matches if pin}


def test_no_source_file_is_long_without_a_reason() -> None:
    sources = {path.relative_to(ROOT).as_posix(): path for path in project_files() if path.suffix in SOURCES}
    assert {name.split("/")[0] for name in sources} >= {"src", "tests", "tools", "benchmarks", "examples"}
    too_long = []
    for name, path in sources.items():
        lines = text_of(path).splitlines()
        if len(lines) > LONGEST and not name.startswith(UNLIMITED) and not any(EXCUSE in line for line in lines[:20]):
            too_long.append(f"{name}: {len(lines)} lines")
    assert not too_long


def test_no_file_names_a_private_path() -> None:
    lines = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in project_files()
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if PRIVATE_PATH.search(line)
    ]
    assert not lines


def test_pictures_take_less_than_two_megabytes() -> None:
    endings = {".png", ".jpg", ".jpeg", ".webp", ".svg", ".gif", ".ico"}
    pictures = (path for path in project_files() if path.suffix in endings)
    # The recordings have limits of their own (`tests/release/test_recordings.py`).
    sizes = {path: path.stat().st_size for path in pictures if path.parent.name != "recordings"}
    assert len(sizes) > 50 and sum(sizes.values()) < 2_000_000


def test_every_picture_in_a_document_exists() -> None:
    pages = [path for path in project_files() if path.suffix == ".md"]
    shown = [(page, name) for page in pages for pair in PICTURE.findall(text_of(page)) for name in pair if name]
    assert len(shown) > 50
    assert not [f"{page.name}: {name}" for page, name in shown if not (page.parent / name).is_file()]


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"])
def test_a_reader_finds_the_usual_files(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_pin_is_exact_and_has_hashes(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    wanted = [line for line in lines if line and not line.startswith(("#", "--no-binary "))]
    for line, following in zip(wanted, [*wanted[1:], ""], strict=True):
        assert PIN.match(line) or HASH.match(line), line
        assert line.endswith(" \\") == bool(HASH.match(following)), line
        if PIN.match(line):
            assert HASH.match(following), f"{line} has no hash"


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_requirements_name_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8") + path.with_suffix(".in").read_text(encoding="utf-8")
    assert not re.search(r"://|https?:|index-url|find-links|trusted-host|[a-z]\s*@\s", text, re.IGNORECASE)


def test_testers_and_players_run_the_same_versions() -> None:
    play, test = (pins(ROOT / "requirements" / f"{name}.txt") for name in ("play", "test"))
    assert play == {name: test[name] for name in play}


def test_the_package_and_its_metadata_name_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert vierblatt.__version__ == project["version"]
