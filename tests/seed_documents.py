"""The seed documents of `docs/rules/seed`, sentence by sentence; `python -m tests.seed_documents` updates the counts.

A game has two files there: its document, word for word (`GAME.txt`), and a page (`GAME.md`) that quotes every sentence
of it: in a table if it contains a rule, otherwise in a list.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "rules" / "seed"
INDEX = ROOT / "docs" / "rules" / "seed.md"
CASES = ROOT / "tests" / "cases" / "seed"

PREFIX = {"baloot": "SEED-BAL", "king_bolola": "SEED-KB", "kout_bo": "SEED-KOUT", "back_alley": "SEED-BA"}
PRESETS = ("seed", "standard")
NO_RULE = "## Sentences without a rule"
NO_CASE = "not testable by a case:"
SAME = "the same"  #: the whole cell, if `standard` does what `seed` does

_ROW = re.compile(r"^\| \*\*(SEED-[A-Z]+-\d+)\*\* \|")
_CELL = re.compile(r"(?<!\\)\|")
_ITEM = re.compile(r"^- „(.*)“ – (.+)$")
_COUNTS = re.compile(r"^\| game \|.*?(?=^$|\Z)", re.MULTILINE | re.DOTALL)


def games_with_a_page() -> list[str]:
    """The games whose document has been worked through, in the order of the documents."""
    return [game for game in PREFIX if (FOLDER / f"{game}.md").exists()]


def collapsed(text: str) -> str:
    """The text with each run of white space replaced by one space."""
    return " ".join(text.split())


@dataclass(frozen=True)
class Sentence:
    """One row of a page's tables: a sentence with a rule, and how the presets follow it."""

    id: str
    quote: str
    seed: str  #: what the preset `seed` does
    standard: str  #: what the preset `standard` does
    rules: str
    reason: str  #: why they differ, or a remark

    @property
    def differs(self) -> bool:
        """Whether `standard` departs from the sentence."""
        return self.standard != SAME

    @property
    def without_case(self) -> bool:
        """Whether the row says that no case can test this."""
        return NO_CASE in f"{self.seed} {self.standard} {self.reason}"


@dataclass(frozen=True)
class SeedDocument:
    """The document of one game, and the page about it."""

    game: str

    @cached_property
    def text(self) -> str:
        """The document, white space collapsed."""
        return collapsed((FOLDER / f"{self.game}.txt").read_text(encoding="utf-8"))

    @cached_property
    def lines(self) -> list[str]:
        """The lines of the page."""
        return (FOLDER / f"{self.game}.md").read_text(encoding="utf-8").splitlines()

    @cached_property
    def sentences(self) -> list[Sentence]:
        """The rows of the page's tables; raises ValueError for a malformed one."""
        return [_sentence(line) for line in self.lines if _ROW.match(line)]

    @cached_property
    def without_rule(self) -> list[str]:
        """The sentences that the page lists as having no rule; raises ValueError for a malformed item."""
        start = self.lines.index(NO_RULE) if NO_RULE in self.lines else len(self.lines)
        items = [line for line in self.lines[start:] if line.startswith("-")]
        if odd := [line for line in items if not _ITEM.match(line)]:
            raise ValueError(f"not - „...“ – why: {odd[0]}")
        return [collapsed(match[1]) for line in items if (match := _ITEM.match(line))]

    @cached_property
    def cases(self) -> list[dict[str, Any]]:
        """The worked cases of the game's sentences."""
        content = json.loads((CASES / f"{self.game}.json").read_bytes())
        return [case for cases in content.values() if isinstance(cases, list) for case in cases]

    def uncovered(self) -> list[str]:
        """What remains of the document without all quotations: the words that the page does not quote.

        Raises ValueError for a quotation that is not in the document, or comes before the previous one there.
        """
        rest = _without(self.text, [sentence.quote for sentence in self.sentences])
        rest = _without(rest, self.without_rule)
        return [piece.strip(" •◦") for piece in rest.split("\0") if re.search(r"\w", piece)]

    def asked(self, preset: str) -> set[str]:
        """The rule ids in the cases of exactly this preset."""
        asked: set[str] = set()
        for case in self.cases:
            if _preset(case) == preset:
                asked.update(case.get("sentences", ()))
        return asked

    def counts(self) -> str:
        """The game's row in the index."""
        cells = [
            f"[{self.game}](seed/{self.game}.md)",
            f"[text](seed/{self.game}.txt)",
            len(self.sentences),
            sum(sentence.differs for sentence in self.sentences),
            len(self.without_rule),
            len(self.cases),
        ]
        return f"| {' | '.join(map(str, cells))} |"


def _sentence(line: str) -> Sentence:
    cells = [cell.strip().replace(r"\|", "|") for cell in _CELL.split(line)[1:-1]]
    if len(cells) != 6 or not (cells[1].startswith("„") and cells[1].endswith("“")):
        raise ValueError(f"not | **id** | „quotation“ | seed | standard | rules | reason |: {line}")
    name, quote, *others = cells
    return Sentence(name.strip("*"), collapsed(quote[1:-1]), *others)


def _without(text: str, quotes: Iterable[str]) -> str:
    """The text without the quotations, which occur in it in this order."""
    kept, place = [], 0
    for quote in quotes:
        start = text.find(quote, place)
        if start < 0:
            where = "occurs earlier in" if quote in text else "is not in"
            raise ValueError(f"„{quote}“ {where} the document")
        kept.append(text[place:start])
        place = start + len(quote)
    return "\0".join([*kept, text[place:]])


def _preset(case: dict[str, Any]) -> str:
    """The preset that a case is about, or "" if it changes an option of it."""
    rules = case.get("position", case)
    return "" if rules.get("options") else str(rules.get("preset", "standard"))


def index_table() -> str:
    """The table of the index with the current counts."""
    head = "| game | its document | sentences with a rule | where `standard` differs | without a rule | worked cases |"
    rows = [SeedDocument(game).counts() for game in games_with_a_page()]
    return "\n".join([head, "|---|---|---|---|---|---|", *rows]) + "\n"


def counted(page: str) -> str:
    """The index with its table updated."""
    return _COUNTS.sub(lambda _: index_table(), page, count=1)


if __name__ == "__main__":
    INDEX.write_text(counted(INDEX.read_text(encoding="utf-8")), encoding="utf-8")
