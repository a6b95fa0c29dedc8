"""Starts a new game: copies the skeleton (`tests/skeleton`) under another name and registers it.

    .venv/bin/python tools/new_game.py NAME [--title TITLE] [--prefix PREFIX]

NAME: lower-case letters and underscores, as in commands and records. TITLE: the game's name for people. PREFIX: the
beginning of its rule ids, two to five capital letters. Writes

    src/vierblatt/games/NAME     the game: its rules, its texts for a table in three languages
    docs/rules/NAME.md           its rules with their ids
    tests/games/NAME             a test for each id
    src/vierblatt/envs/NAME_v0.py  the module for PettingZoo

and adds NAME to the registry (`src/vierblatt/games/registry.py`) and to the contracts in `pyproject.toml`. It never
overwrites existing files. CONTRIBUTING describes the next steps.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: A game named in the registry and the contracts; new ones are added after it.
LAST = "back_alley"


class CannotStartGame(Exception):
    """Why the game could not be started, and what to do about it."""


def begin(name: str, title: str, prefix: str, root: Path = ROOT) -> list[Path]:
    """Copies and registers; returns the paths written. Raises CannotStartGame before anything is changed."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise CannotStartGame(
            f"'{name}' is not a module name: use lower-case letters and underscores, such as 'tarneeb'"
        )
    if not re.fullmatch(r"[A-Z]{2,5}", prefix):
        raise CannotStartGame(
            f"'{prefix}' cannot be a prefix of rule ids: use two to five capital letters, such as 'TAR'"
        )
    skeleton, games = root / "tests" / "skeleton", root / "src" / "vierblatt" / "games"
    folder, rules, tests = games / name, root / "docs" / "rules" / f"{name}.md", root / "tests" / "games" / name
    environment, like = (root / "src" / "vierblatt" / "envs" / f"{each}_v0.py" for each in (name, LAST))
    for path in (folder, rules, tests, environment, root / "tests" / name):
        if path.exists():
            raise CannotStartGame(f"{path.relative_to(root)} exists already: choose another name, or remove it first")
    taken = [page.name for page in rules.parent.glob("*.md") if f"**{prefix}-" in page.read_text("utf-8")]
    if taken:
        raise CannotStartGame(f"docs/rules/{taken[0]} has rules that begin with {prefix}: choose another --prefix")
    registry, contracts = games / "registry.py", root / "pyproject.toml"
    registered, bound = _registered(registry, name), _bound(contracts, name)

    shutil.copytree(skeleton, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*.py", "rules.md"))
    tests.mkdir()
    (tests / "__init__.py").touch()
    shutil.copy(skeleton / "test_rules.py", tests)
    shutil.copy(skeleton / "rules.md", rules)
    for path in [*(each for each in folder.rglob("*") if each.is_file()), *tests.iterdir(), rules]:
        text = path.read_text("utf-8").replace("tests.skeleton", f"vierblatt.games.{name}")
        text = text.replace("SK-", f"{prefix}-").replace("Skeleton", title).replace("skeleton", name)
        path.write_text(_sorted(text) if path.suffix == ".py" else text, "utf-8")
    text = like.read_text("utf-8").replace(LAST, name).replace(LAST.replace("_", " ").title(), title)
    environment.write_text(text, "utf-8")
    registry.write_text(registered, "utf-8")
    contracts.write_text(bound, "utf-8")
    return [folder, rules, tests, environment, registry, contracts]


def _sorted(text: str) -> str:
    """The source with its imports from the package sorted again, since the new name changes their order."""
    lines = text.splitlines(keepends=True)
    places = [at for at, line in enumerate(lines) if line.startswith("from vierblatt")]
    for at, line in zip(places, sorted(lines[at] for at in places), strict=True):
        lines[at] = line
    return "".join(lines)


def _registered(registry: Path, name: str) -> str:
    """The registry with a line for the new game."""
    text = registry.read_text("utf-8")
    line = f'    "{LAST}": "vierblatt.games.{LAST}",\n'
    if line not in text:
        raise CannotStartGame(f"{registry.name} does not look as expected: add {name} to MODULES by hand")
    return text.replace(line, line + line.replace(LAST, name))


def _bound(contracts: Path, name: str) -> str:
    """The contracts, with the new game beside the last one everywhere."""
    text = contracts.read_text("utf-8")
    layer = re.compile(rf'^(.*\({LAST}\)[^"]*)"', re.MULTILINE)
    line = f'"vierblatt.games.{LAST}",\n'
    return layer.sub(rf'\1 | ({name})"', text).replace(line, f'{line}  "vierblatt.games.{name}",\n')


def main(arguments: list[str] | None = None) -> int:
    """The command; returns 2 if the game cannot be started."""
    parser = argparse.ArgumentParser(description="Start a new game from the skeleton.")
    parser.add_argument("name", help="as in commands: lower-case letters and underscores")
    parser.add_argument("--title", default="", help="the name shown to people; by default NAME with capitals")
    parser.add_argument("--prefix", default="", help="the beginning of its rule ids; by default its first letters")
    given = parser.parse_args(arguments)
    title = given.title or given.name.replace("_", " ").title()
    prefix = given.prefix or re.sub(r"[^A-Z]", "", given.name.upper())[:3]
    try:
        written = begin(given.name, title, prefix)
    except CannotStartGame as fault:
        print(fault, file=sys.stderr)
        return 2
    for path in written:
        print(path.relative_to(ROOT))
    print(f"\nPlay it now: .venv/bin/vierblatt play {given.name}")
    print(f"Its tests:   .venv/bin/python -m pytest -k {given.name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
