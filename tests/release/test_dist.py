"""`make dist`: two builds are equal to the byte, and the wheel has what runs and nothing else."""

from __future__ import annotations

import doctest
import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.release.made_once import made_once
from tests.test_repository import ROOT, pins

PYTHON = ROOT / ".venv-dist" / "bin" / "python"
NOT_INSTALLED = "the build backend is not installed; `make dist-environment` installs it"
LARGEST = 10_000_000  #: bytes of a wheel
EPOCH = 1_700_000_000
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


def tool() -> ModuleType:
    """`tools/dist.py`, which is in no package."""
    spec = importlib.util.spec_from_file_location("vierblatt_dist_tool", ROOT / "tools" / "dist.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The source archive and the wheel, by their endings; the tool has built both twice and compared them."""
    if not PYTHON.exists():
        pytest.skip(NOT_INSTALLED)
    target, sums = made_once(tmp_path_factory, "dist", build)
    made = {path.suffix: path for path in target.iterdir()}
    assert made.keys() == {".whl", ".gz"}
    named = {line.split()[1]: line.split()[0] for line in sums.splitlines()}
    assert named == {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in made.values()}
    return made


def build(target: Path) -> str:
    """Runs the tool; returns what it prints."""
    ran = subprocess.run(
        [PYTHON, ROOT / "tools" / "dist.py", target],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def tracked(folder: str) -> set[str]:
    listed = subprocess.run(["git", "ls-files", "-z", folder], cwd=ROOT, check=True, capture_output=True, text=True)
    return {name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}


def test_the_wheel_is_small(archives: dict[str, Path]) -> None:
    assert 500_000 < archives[".whl"].stat().st_size < LARGEST
    assert tool().LARGEST_WHEEL == LARGEST


def test_the_wheel_has_all_files_of_the_package_and_nothing_else(archives: dict[str, Path]) -> None:
    names = set(zipfile.ZipFile(archives[".whl"]).namelist())
    metadata = {name for name in names if ".dist-info/" in name}
    bundles = {name for name in names if name.startswith("vierblatt/web/bundles/")}
    assert {f"src/{name}" for name in names - metadata - bundles} == tracked("src")
    assert not [name for name in names if "test" in name.lower().split("/") or name.endswith(".pyc")]
    assert {name.partition("/")[2] for name in metadata} >= {"METADATA", "RECORD", "entry_points.txt"}
    licences = {Path(name).name for name in metadata if "/licenses/" in name}
    vendored = {path.name for path in (ROOT / "src" / "vierblatt" / "web" / "vendor").glob("*.LICENSE.txt")}
    assert vendored and licences == {"LICENSE", *vendored}


@pytest.mark.parametrize(
    "part",
    [
        "vierblatt/web/index.html",
        "vierblatt/locale/errors.ar.ftl",
        "vierblatt/py.typed",
        "vierblatt/games/baloot/table/lessons.toml",
    ],
)
def test_the_wheel_has_pages_words_and_types(part: str, archives: dict[str, Path]) -> None:
    assert part in zipfile.ZipFile(archives[".whl"]).namelist()


def test_the_archives_do_not_tell_when_or_by_whom_they_were_made(archives: dict[str, Path]) -> None:
    with tarfile.open(archives[".gz"]) as packed:
        members = packed.getmembers()
    assert {(member.mtime, member.uid, member.gid, member.uname) for member in members} == {(EPOCH, 0, 0, "")}
    assert {member.mode for member in members} == {0o644, 0o755}
    entries = zipfile.ZipFile(archives[".whl"]).infolist()
    assert {entry.date_time for entry in entries} == {(2023, 11, 14, 22, 13, 20)}


def test_the_wheel_runs(archives: dict[str, Path], tmp_path: Path) -> None:
    zipfile.ZipFile(archives[".whl"]).extractall(tmp_path)
    code = "import vierblatt, sys; print(vierblatt.__file__); from vierblatt.cli import main; main(['games'])"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    first, *games = ran.stdout.splitlines()
    assert Path(first).is_relative_to(tmp_path) and "back_alley" in "".join(games)


def test_the_metadata_are_those_of_the_project(archives: dict[str, Path]) -> None:
    wheel = zipfile.ZipFile(archives[".whl"])
    (name,) = [name for name in wheel.namelist() if name.endswith("/METADATA")]
    metadata, _, page = wheel.read(name).decode().partition("\n\n")
    assert "License-Expression: MIT AND" in metadata and "Description-Content-Type: text/markdown" in metadata
    assert page.rstrip() == tool().package_page(README).rstrip()


def test_the_page_of_the_package_has_no_link_that_leads_nowhere() -> None:
    page = tool().package_page(README)
    assert "docs/" in README
    assert re.findall(r"\]\((?!https?://)[^)]*\)|<(?:img|picture|source)\b", page) == []
    assert len(page) > len(README) * 0.7
    assert doctest.testmod(tool()).failed == 0


@pytest.mark.parametrize(
    ("classifier", "tag", "complaint"),
    [
        ("Typing :: Typed", "v7.0.0", ""),
        ("Typing :: Typed", "", ""),
        ("Topic :: Cards", "", "pyproject.toml has classifiers that do not exist: Topic :: Cards"),
        ("Typing :: Typed", "v7.0.1", "The tag is v7.0.1, and pyproject.toml has version 7.0.0"),
    ],
)
def test_what_an_index_would_refuse_is_not_built(classifier: str, tag: str, complaint: str, tmp_path: Path) -> None:
    if not PYTHON.exists():
        pytest.skip(NOT_INSTALLED)
    (tmp_path / "pyproject.toml").write_text(f'[project]\nversion = "7.0.0"\nclassifiers = ["{classifier}"]\n')
    code = f"""
import sys; sys.path.insert(0, {str(ROOT / "tools")!r})
import dist
dist.ROOT = dist.Path(sys.argv[1])
try:
    dist.check_metadata(sys.argv[2])
except dist.NotPublishable as fault:
    print(fault)
"""
    ran = subprocess.run([PYTHON, "-c", code, tmp_path, tag], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == complaint


def test_the_backend_is_pinned_once() -> None:
    (backend,) = PROJECT["build-system"]["requires"]
    assert backend == f"setuptools=={pins(ROOT / 'requirements' / 'dist.txt')['setuptools']}"


def test_the_licence_needs_no_classifier_and_its_files_exist() -> None:
    project = PROJECT["project"]
    vendored = (ROOT / "src/vierblatt/web/vendor/README.md").read_text(encoding="utf-8")
    licences = re.findall(r"^\|.*\| ([\w.-]+), `[\w.-]+\.LICENSE\.txt` \|$", vendored, re.MULTILINE)
    assert len(licences) == 3 and {*project["license"].split(" AND ")} == {"MIT", *licences}
    assert not [each for each in project["classifiers"] if each.startswith("License ::")]
    assert all([*ROOT.glob(pattern)] for pattern in project["license-files"])
