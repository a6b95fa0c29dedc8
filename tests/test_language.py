"""Words that this project no longer uses in English, and what it uses instead."""

import re
from pathlib import Path
from subprocess import run

import pytest

from .seed_documents import ROOT

#: Where to search; an empty name means the files outside these folders.
FOLDERS = ("", ".ci", "benchmarks", "deploy", "docs", "examples", "src", "tests", "tools")
ENDINGS = (".py", ".md", ".js", ".en.ftl", "/en.ftl")
#: Retired words, as regular expressions for whole words, and what to say instead.
RETIRED = {
    "he|she": "they, or name the player",
    "his|her|hers": "their, or name whose it is",
    "him|himself|herself": "them, themselves, or name the player",
    "crews?": "a runner of boards, a team of threads",
    "desk": "the context of a screen, `AppContext`",
    "hall": "the setup of a simulation, `SimulationSetup`",
    "tabletop": "the widget of a table, `TableWidget`",
    "wander(?:s|ed|ing)?|walkers?": "a Markov chain that samples worlds, `mcmc_sample`",
    "asides": "control frames, or other lines",
    "thinkers?": "the processes in which bots think, `BotWorkers`",
    "pour(?:s|ed|ing)?": "copying a database, `copy_database`",
    "worths": "equities: points as they count in the match",
    "as_begun|nothing_noted|nothing_promised|nothing_observed": "the names in `kernel.optional`",
}
#: Beginnings of paths that are not searched, and why.
EXCEPTED = {
    "src/vierblatt/web/vendor/": "written by others",
    "tests/services/vendor/": "written by others",
    "tests/test_language.py": "names the words",
}
#: German quotations may span several lines; "her" is a German word, too.
QUOTED = re.compile(r"„[^“]*“")


def retired_words_in(text: str) -> list[tuple[int, str, str]]:
    """Each retired word in a text: its line, the word, what to say instead."""
    text = QUOTED.sub(lambda quote: "\n" * quote[0].count("\n"), text)
    return sorted(
        (text.count("\n", 0, hit.start()) + 1, hit[0], instead)
        for words, instead in RETIRED.items()
        for hit in re.finditer(rf"(?<![^\W_])(?:{words})(?![^\W_])", text, re.IGNORECASE)
    )


def searched() -> list[Path]:
    names = run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [
        ROOT / name
        for name in names
        if name.endswith(ENDINGS)
        and (name.split("/")[0] if "/" in name else "") in FOLDERS
        and not name.startswith(tuple(EXCEPTED))
        and not name.endswith((".de.md", ".ar.md"))
    ]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("A player\nand his card", [2]),
        ("def test_nobody_loses_his_seat", [1]),
        ("He and\n\nshe", [1, 3]),
        ("there, the others, this, when", []),
        ("„er kommt\nher“ - said\nby him", [3]),
    ],
)
def test_a_retired_word_is_found_where_it_stands(text: str, lines: list[int]) -> None:
    assert [line for line, _, _ in retired_words_in(text)] == lines


def test_no_retired_word_is_said() -> None:
    files = searched()
    assert len(files) > 100
    said = [
        f"{path.relative_to(ROOT)}:{line}: {word!r}; say {instead}"
        for path in files
        if path.exists()
        for line, word, instead in retired_words_in(path.read_text(encoding="utf-8"))
    ]
    assert not said, "\n" + "\n".join(said)
