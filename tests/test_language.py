"""Words that this project no longer uses in English, and what it uses instead."""

import io
import re
import tokenize
from pathlib import Path
from subprocess import run

import pytest

from .seed_documents import ROOT

#: Where to search; an empty name means the files outside these folders.
FOLDERS = ("", ".ci", "benchmarks", "deploy", "docs", "examples", "src", "tests", "tools")
ENDINGS = (".py", ".md", ".js", ".d.ts", ".en.ftl", "/en.ftl", ".toml", ".yml", "Makefile", "package.json")
#: Folders in which every file is searched, whatever its ending.
WHOLE = (".ci/", "deploy/", "tests/mutation/survivors/")
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
    "bur(?:y|ies|ied)": "closing an abandoned table",
    "(?<=_)forsaken|forsaken(?=_)": "abandoned; only the log still has the old word",
    "sitter": "a seated player; only the database has a table `sitters`",
    "tellings?": "events, a transcript, a report, or a forecast",
    "tongues?": "a language",
    "wish(?:es|ed)?": "a preference, an option, or what was requested",
    "thinkers?": "the processes in which bots think, `BotWorkers`",
    "pour(?:s|ed|ing)?": "copying a database, `copy_database`",
    "worths": "equities: points as they count in the match",
    "as_begun|nothing_noted|nothing_promised|nothing_observed": "the names in `kernel.optional`",
}
#: Retired names of Python, which are English words elsewhere, and what to say instead.
RETIRED_NAMES = {"told": "what it is: events, an answer, a report, a line"}
#: Beginnings of paths that are not searched, and why. No .json file is, but those in the folders above: the others are
#: published documents and their schemas, results of benchmarks, and data.
EXCEPTED = {
    "src/vierblatt/web/types/wire.d.ts": "made from the published protocol",
    "src/vierblatt/web/vendor/": "written by others",
    "tests/services/vendor/": "written by others",
    "tests/test_language.py": "names the words",
}
#: All retired words, each a group; the lookarounds make a part of a name, between underscores, a whole word.
ANY_RETIRED = re.compile(
    rf"(?<![^\W_])(?:{'|'.join(f'({words})' for words in RETIRED)})(?![^\W_])",
    re.IGNORECASE,
)
#: German quotations may span several lines; "her" is a German word, too.
QUOTED = re.compile(r"„[^“]*“")


def retired_words_in(text: str) -> list[tuple[int, str, str]]:
    """Each retired word in a text: its line, the word, what to say instead."""
    text = QUOTED.sub(lambda quote: "\n" * quote[0].count("\n"), text)
    return [
        (text.count("\n", 0, hit.start()) + 1, hit[0], [*RETIRED.values()][(hit.lastindex or 0) - 1])
        for hit in ANY_RETIRED.finditer(text)
    ]


def retired_names_in(source: str) -> list[tuple[int, str, str]]:
    """Each retired name of a Python file: its line, the name, what to say instead."""
    if not any(name in source for name in RETIRED_NAMES):
        return []
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    names = [(token.start[0], token.string) for token in tokens if token.type == tokenize.NAME]
    return [(line, name, RETIRED_NAMES[name.strip("_")]) for line, name in names if name.strip("_") in RETIRED_NAMES]


def searched() -> list[Path]:
    names = run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [ROOT / name for name in names if name.startswith(WHOLE) or is_searched(name)]


def is_searched(name: str) -> bool:
    """Whether a path belongs to the searched files by its folder and ending."""
    folder = name.partition("/")[0] if "/" in name else ""
    excepted = name.startswith(tuple(EXCEPTED)) or name.endswith((".de.md", ".ar.md"))
    return folder in FOLDERS and name.endswith(ENDINGS) and not excepted


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("A player\nand his card", [2]),
        ("def test_nobody_loses_his_seat", [1]),
        ("He and\n\nshe", [1, 3]),
        ("there, the others, this, when", []),
        ("„er kommt\nher“ - said\nby him", [3]),
        ("is_forsaken\nforsaken\nadd_sitter\nsitters", [1, 3]),
    ],
)
def test_a_retired_word_is_found_where_it_stands(text: str, lines: list[int]) -> None:
    assert [line for line, _, _ in retired_words_in(text)] == lines


def test_a_retired_name_is_found_and_a_word_is_not() -> None:
    source = 'told = 1\nsaid = "told"  # told\n_told()\ntold_of = told.get("told")\n'
    assert [line for line, _, _ in retired_names_in(source)] == [1, 3, 4]


def test_no_retired_word_is_used() -> None:
    files = searched()
    assert len(files) > 100
    assert {"Makefile", "pyproject.toml", ".ci/run", "deploy/prometheus/alerts.yml", "tools/page_types.js"} <= {
        path.relative_to(ROOT).as_posix() for path in files
    }
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word!r}; say {instead}"
        for path in files
        if path.exists()
        for text in (path.read_text(encoding="utf-8"),)
        for line, word, instead in (*retired_words_in(text), *(retired_names_in(text) if path.suffix == ".py" else ()))
    ]
    assert not found, "\n" + "\n".join(found)
