"""The faults that are tried: the operators of Cosmic Ray, without redundant ones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "vierblatt" / "games"
#: The files that a game's folder `rules` may contain.
FILES = ("actions.py", "calls.py", "doubling.py", "deal.py", "play.py", "projects.py", "scoring.py")

#: One or two replacements for each operator of the language. All pairs would be seven times as many mutants. Those
#: left out fail at the first call (a division for an addition), or rarely change anything: `<=` for `==` between
#: numbers that are names, and `^` for `|`, which here joins sets without common members (4 of 39 such mutants died).
REPLACED = {
    "BinaryOperator": (
        "Add_Sub Sub_Add Mul_FloorDiv FloorDiv_Mul Mod_FloorDiv RShift_LShift LShift_RShift "
        "BitOr_BitAnd BitAnd_BitOr BitAnd_BitXor BitXor_BitOr BitXor_BitAnd"
    ),
    "ComparisonOperator": "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt",
    "UnaryOperator": "Delete_USub Delete_Invert Delete_Not",
}
OTHERS = (
    "AddNot NumberReplacer ReplaceAndWithOr ReplaceBreakWithContinue ReplaceContinueWithBreak "
    "ReplaceFalseWithTrue ReplaceOrWithAnd ReplaceTrueWithFalse ZeroIterationForLoop"
)
OPERATORS = (
    *(f"core/Replace{kind}_{pair}" for kind, pairs in REPLACED.items() for pair in pairs.split()),
    *(f"core/{name}" for name in OTHERS.split()),
)


@dataclass(frozen=True)
class Mutant:
    """One fault: the source that contains it, and how it differs from the original."""

    game: str
    file: str
    line: int
    before: str  #: the original line
    after: str  #: the line with the fault
    operator: str
    source: str

    @property
    def path(self) -> Path:
        """The file that it replaces."""
        return GAMES / self.game / "rules" / self.file

    @property
    def key(self) -> str:
        """A name that does not depend on the lines above: file, both lines, and which of equal lines it is."""
        text = f"{self.file}\0{self.before}\0{self.after}\0{self._twins}"
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    @property
    def _twins(self) -> int:
        """How many equal lines there are above."""
        return self.path.read_text(encoding="utf-8").splitlines()[: self.line - 1].count(self.before)

    def __str__(self) -> str:
        return f"{self.game}/{self.file}:{self.line}  {self.before.strip()}  ->  {self.after.strip()}"


def mutants_of(game: str) -> Iterator[Mutant]:
    """All mutants of a game's rules, file by file, without duplicates."""
    for file in FILES:
        path = GAMES / game / "rules" / file
        if path.exists():
            yield from _mutants_in(game, path)


def _mutants_in(game: str, path: Path) -> Iterator[Mutant]:
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    seen = {source}
    for name in OPERATORS:
        operator = get_operator(name)()
        places = [place for node in ast_nodes(get_ast(source)) for place in operator.mutation_positions(node)]
        for occurrence in range(len(places)):
            changed = mutate_code(source, operator, occurrence)
            if changed is None or changed in seen:
                continue
            seen.add(changed)
            number = _first_difference(lines, changed.splitlines())
            yield Mutant(game, path.name, number + 1, lines[number], changed.splitlines()[number], name, changed)


def _first_difference(before: list[str], after: list[str]) -> int:
    return next(i for i, (old, new) in enumerate(zip(before, after, strict=False)) if old != new)
