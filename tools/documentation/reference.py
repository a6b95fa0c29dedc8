"""The reference: its chapters, and the public names of each module, read from the source without importing it."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"

#: Page -> its title, and the modules that it describes.
CHAPTERS: dict[str, tuple[str, tuple[str, ...]]] = {
    "match": ("Matches", ("match", "view", "position", "cards", "errors", "taken_back")),
    "games": ("Games and house rules", ("games", "games.options", "games.events", "games.contract")),
    "records": ("Records and packs", ("record", "shuffle", "shuffle.seen")),
    "bots": ("Bots", ("bots", "bots.search", "reasons", "games.stakes")),
    "simulate": ("Simulations", ("simulate", "simulate.report", "simulate.files", "simulate.queries", "perft")),
    "arena": ("Contests of bots", ("arena", "arena.report")),
    "league": ("Leagues of bots", ("league", "league.signing")),
    "analysis": ("The analysis of a match", ("analysis", "analysis.par", "analysis.review")),
    "search": (
        "Search and solver",
        ("search", "search.solver", "search.solution", "search.evaluation", "games.solver_hooks"),
    ),
    "environments": (
        "Environments",
        ("envs", "envs.vector", "envs.episode", "envs.single", "envs.gym_vector",
         "envs.aec", "envs.baloot_v0", "envs.king_bolola_v0", "envs.kout_bo_v0", "envs.back_alley_v0",
         "envs.openspiel", "envs.action_values"),
    ),
    "datasets": ("Datasets of decisions", ("datasets.job", "datasets.collecting")),
    "policies": (
        "Players that learn",
        ("policies", "policies.protocol", "policies.net", "policies.net_files", "policies.suits", "policies.naming",
         "policies.shipped", "bots.policy_bot",
         "observations", "observations.layout", "observations.actions", "observations.records"),
    ),
    "check": ("Worked cases", ("check",)),
    "lessons": ("Lessons", ("lessons", "lessons.checking")),
    "puzzles": ("Puzzles", ("puzzles", "puzzles.safety")),
    "sheet": ("The score sheet", ("sheet", "games.sheets")),
    "dispute": ("Disputes about a card", ("dispute", "games.disputes")),
    "daily": ("Daily deals", ("daily", "daily.days", "daily.packs", "daily.board", "daily.comparing", "daily.scoring")),
    "tournaments": (
        "Tournaments",
        ("tournaments", "tournaments.entries", "tournaments.deciding", "tournaments.imp_scale",
         "tournaments.match_points", "tournaments.victory_points", "tournaments.movements",
         "tournaments.choosing_movements", "tournaments.board_packs", "shuffle.board_messages",
         "shuffle.hash_tree"),
    ),
    "client": ("The client of a server", ("client",)),
    "protocol": ("Messages of a server", ("protocol", "protocol.values", "protocol.commands", "protocol.frames")),
    "words": ("Words in three languages", ("locale.words",)),
}  # fmt: skip


def file_of(module: str) -> Path:
    """The file of a module of the package, `record` or `envs.vector`; raises FileNotFoundError."""
    path = SOURCE.joinpath("vierblatt", *module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    raise FileNotFoundError(module)


def page_of(file: str) -> str | None:
    """The page of the reference that describes a file of the source, named from the project's folder.

    >>> page_of("src/vierblatt/envs/vector.py"), page_of("src/vierblatt/pools.py")
    ('reference/environments.md', None)
    """
    if file == "src/vierblatt/__init__.py":
        return "reference/vierblatt.md"
    for name, (_, modules) in CHAPTERS.items():
        if any(file_of(module) == SOURCE.parent / file for module in modules):
            return f"reference/{name}.md"
    return None


def public_names(module: str) -> dict[str, str]:
    """What a module offers, each with where it is defined: `record` offers `save` of `vierblatt.record.files`.

    That is `__all__`, or else what it re-exports with `as` and what it defines without an underscore. Modules among
    these are left out, since they are described separately.
    """
    own = f"vierblatt.{module}"
    imported: dict[str, str] = {}
    passed_on: list[str] = []
    defined: list[str] = []
    listed: list[str] | None = None
    for node in ast.parse(file_of(module).read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                listed = ast.literal_eval(value)
            case ast.ImportFrom(module=str(origin), names=names):
                imported |= {each.asname or each.name: f"{origin}.{each.name}" for each in names}
                passed_on += [each.name for each in names if each.asname == each.name]
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                defined.append(name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                defined.append(name)
    names_here = listed if listed is not None else [*passed_on, *defined]
    found = {name: imported.get(name, f"{own}.{name}") for name in names_here if not name.startswith("_")}
    return {name: origin for name, origin in found.items() if not is_module(origin)}


def chapter(title: str, modules: tuple[str, ...]) -> str:
    """The page of a chapter, as the generator's directives."""
    parts = [f"# {title}"]
    for module in modules:
        names = public_names(module)
        # `vierblatt.record.verify` is a function and a module, and the generator would describe the module.
        doubtful = {name for name in names if is_module(f"vierblatt.{module}.{name}")}
        members = "".join(f"\n        - {name}" for name in names if name not in doubtful) or " false"
        parts.append(f"::: vierblatt.{module}\n    options:\n      members:{members}")
        for name in sorted(doubtful):
            parts.append(f'<a id="vierblatt.{module}.{name}"></a>')
            parts.append(f"::: {names[name]}\n    options:\n      heading_level: 3")
    return "\n\n".join(parts) + "\n"


def overview() -> str:
    """The page of the names that `vierblatt` itself offers, from its stub."""
    stub = ast.parse((SOURCE / "vierblatt" / "__init__.pyi").read_text(encoding="utf-8"))
    rows = []
    for node in stub.body:
        if isinstance(node, ast.ImportFrom):
            for each in node.names:
                public = f"vierblatt.{each.asname}"
                rows.append(f'| <a id="{public}"></a>`{public}` | [`{described(node.module or "", each.name)}`][] |')
    rows.append('| <a id="vierblatt.__version__"></a>`vierblatt.__version__` | the version, a string |')
    return "\n".join(
        [
            "# The public names",
            "",
            "::: vierblatt\n    options:\n      members: false\n      show_root_heading: false\n",
            "[What a version promises](../versioning.md)",
            "",
            "| name | what it is |",
            "|---|---|",
            *sorted(rows, key=str.casefold),
            "",
        ]
    )


def described(module: str, name: str) -> str:
    """The full name under which the reference describes a name of a module."""
    full = f"{module}.{name}"
    if module == "vierblatt" or not is_module(full):
        return full
    return public_names(module.removeprefix("vierblatt."))[name]


def pages() -> dict[str, str]:
    """Page of the site -> its text."""
    made = {f"reference/{name}.md": chapter(*content) for name, content in CHAPTERS.items()}
    return {"reference/vierblatt.md": overview(), **made}


def is_module(name: str) -> bool:
    """Whether a full name, `vierblatt.record.verify`, is that of a module."""
    try:
        file_of(name.removeprefix("vierblatt."))
    except FileNotFoundError:
        return False
    return True
