"""Build the wheel and the source archive twice, at the same time, and compare the bytes.

    .venv-dist/bin/python tools/dist.py [FOLDER]      by default dist

What may differ between two machines differs between the two builds: the folder, the time zone, the order of sets. The
modes of files do not depend on the umask. The time in the files is that of the last commit, unless SOURCE_DATE_EPOCH
names another. The wheel is built from the source archive, so the archive is complete. Other versions of Python or zlib
may compress differently.

For a release, run `make bundles` first: existing bundles become part of the package. If RELEASE_TAG is set, the version
must be the one that it names.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: What the source archive is made of.
SOURCES = ("LICENSE", "README.md", "pyproject.toml", "src")
BUNDLES = "src/vierblatt/web/bundles"
LARGEST_WHEEL = 10_000_000  #: bytes
BACKEND = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"
#: Two machines: time zone, seed of the order of sets.
MACHINES = (("UTC", "1"), ("Asia/Kuwait", "2"))


class NotPublishable(Exception):
    """The reason why what was built must not be published."""


def package_page(readme: str) -> str:
    r"""The README for the page of a package, which has none of the project's other files.

    Pictures of the project are left out, and links into it become their text.

    >>> package_page("See [the rules](docs/rules.md) ([MIT](https://example.org)).")
    'See the rules ([MIT](https://example.org)).'
    >>> package_page("A table:\n\n![A table](docs/table.svg)\n\nThe end.")
    'A table:\n\nThe end.'
    >>> package_page('Some:\n\n<p><picture><img src="docs/some.webp"></picture>\n</p>\n\nThe end.')
    'Some:\n\nThe end.'
    """
    for picture in (r"<p><(?:img|picture)\b.*?</p>\n*", r"!\[[^\]]*\]\((?!\w+:)[^)]*\)\n*"):
        readme = re.sub(picture, "", readme, flags=re.DOTALL)
    return re.sub(r"\[([^\]]+)\]\((?!\w+:)[^)]*\)", r"\1", readme)


def check_metadata(tag: str = "") -> None:
    """Raises NotPublishable if an index would refuse a classifier, or if the tag names another version."""
    from trove_classifiers import classifiers

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if tag and tag != f"v{project['version']}":
        raise NotPublishable(f"The tag is {tag}, and pyproject.toml has version {project['version']}")
    if unknown := [each for each in project["classifiers"] if each not in classifiers]:
        raise NotPublishable(f"pyproject.toml has classifiers that do not exist: {', '.join(unknown)}")


def commit_time() -> str:
    """Seconds since 1970 of the last commit, or what SOURCE_DATE_EPOCH says."""
    command = ["git", "log", "-1", "--format=%ct"]
    return os.environ.get("SOURCE_DATE_EPOCH") or subprocess.check_output(command, cwd=ROOT, text=True).strip()


def export(folder: Path) -> None:
    """Copy what a release is made of: files that git tracks, and the bundles if there are any."""
    command = ["git", "ls-files", "-z", "--", *SOURCES]
    names = subprocess.check_output(command, cwd=ROOT, text=True).rstrip("\0").split("\0")
    bundles = sorted(path for path in (ROOT / BUNDLES).rglob("*") if path.is_file())
    for source in [*(ROOT / name for name in names), *bundles]:
        target = folder / source.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    readme = folder / "README.md"
    readme.write_text(package_page(readme.read_text(encoding="utf-8")), encoding="utf-8")


def call_backend(hook: str, source: Path, target: Path, machine: tuple[str, str]) -> Path:
    """Let the build backend make an archive as on this machine; returns its path."""
    zone, seed = machine
    environment = {**os.environ, "SOURCE_DATE_EPOCH": commit_time(), "TZ": zone, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", BACKEND, hook, str(target)]
    ran = subprocess.run(command, cwd=source, env=environment, umask=0o022, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise NotPublishable(f"{hook} failed:\n{ran.stderr}")
    return target / ran.stdout.splitlines()[-1]


def normalise(archive: Path) -> None:
    """Rewrite a source archive without what depends on the machine: times, owners, modes, order."""
    out = io.BytesIO()
    with tarfile.open(archive) as old, tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda each: each.name):
            kept = tarfile.TarInfo(member.name)
            kept.type, kept.size, kept.mtime = member.type, member.size, int(commit_time())
            kept.mode = 0o755 if member.isdir() else 0o644
            new.addfile(kept, old.extractfile(member) if member.isfile() else None)
    with archive.open("wb") as file, gzip.GzipFile("", "wb", 9, file, int(commit_time())) as packed:
        packed.write(out.getvalue())


def build(folder: Path, machine: tuple[str, str]) -> list[Path]:
    """Build source archive and wheel in a folder; returns their paths."""
    source, made, unpacked = (folder / name for name in ("source", "made", "unpacked"))
    made.mkdir(parents=True)
    export(source)
    archive = call_backend("build_sdist", source, made, machine)
    normalise(archive)
    shutil.unpack_archive(archive, unpacked)
    (inside,) = unpacked.iterdir()
    return [archive, call_backend("build_wheel", inside, made, machine)]


def release(target: Path) -> list[Path]:
    """Build twice, compare, and put the archives into a folder; raises NotPublishable."""
    check_metadata(os.environ.get("RELEASE_TAG", ""))
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(len(MACHINES)) as threads:
        folders = [Path(temporary, f"build-{number}") for number in range(len(MACHINES))]
        first, second = threads.map(build, folders, MACHINES)
        for one, other in zip(first, second, strict=True):
            if one.name != other.name or one.read_bytes() != other.read_bytes():
                raise NotPublishable(f"{one.name}: two builds of the same sources differ")
        if (size := first[-1].stat().st_size) > LARGEST_WHEEL:
            raise NotPublishable(f"{first[-1].name} has {size} bytes, and {LARGEST_WHEEL} are the limit")
        target.mkdir(parents=True, exist_ok=True)
        return [Path(shutil.copy(each, target)) for each in first]


def main() -> int:
    """Do what the module's docstring says."""
    try:
        archives = release(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist"))
    except NotPublishable as fault:
        print(fault, file=sys.stderr)
        return 1
    for each in archives:
        content = each.read_bytes()
        print(f"{hashlib.sha256(content).hexdigest()}  {each.name}  ({len(content)} bytes, two equal builds)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
