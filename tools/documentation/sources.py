"""Pages of the site whose text is outside `docs/`: the files at the top of the project, and the games' rules.

Nothing is written twice: such a page is made from the file that a reader of the source finds.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable
from functools import partial
from pathlib import Path

from vierblatt import games
from vierblatt.locale.house_rules import rules_page
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.pages import without_comments
from vierblatt.locale.rules_for_people import for_people
from vierblatt.locale.words import Words

ROOT = Path(__file__).resolve().parents[2]
DOCS = "docs/"

#: File of the project -> page of the site.
COPIED = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "report-a-vulnerability.md",
}


def rules_file(game: str, language: str) -> str:
    """The file with the rules of a game for players, as a path from the project's folder."""
    folder = games.get(game).table.words
    return posixpath.join(folder.relative_to(ROOT).as_posix(), f"rules.{language}.md")


def rules(game: str, language: str) -> str:
    """The page of a game's rules, as the program shows it to players, with links to the other languages."""
    words = Words(language, games.get(game))
    page = without_comments(for_people(rules_page(words), words))
    title, _, text = page.partition("\n")
    guide = f"{DOCS}players/how-to-play.{language}.md"
    how_to_play = copied(guide).partition("\n")[0].removeprefix("# ")
    links = [f"[{LANGUAGES[code]}](rules.{code}.md)" for code in LANGUAGES if code != language]
    links.append(f"[{how_to_play}]({posixpath.relpath(guide, posixpath.dirname(rules_file(game, language)))})")
    return f"{title}\n\n{' · '.join(links)}\n{text}"


def copied(name: str) -> str:
    """A file of the project as it is."""
    return (ROOT / name).read_text(encoding="utf-8")


def pages() -> dict[str, tuple[str, Callable[[], str]]]:
    """Page of the site -> the file of the project that it is made of, and what makes it.

    A game that has no rules for players yet has no page.
    """
    made: dict[str, tuple[str, Callable[[], str]]] = {
        page: (name, partial(copied, name)) for name, page in COPIED.items()
    }
    for game in games.game_ids():
        for language in LANGUAGES:
            file = rules_file(game, language)
            if (ROOT / file).is_file():
                made[f"players/{game}.{language}.md"] = (file, partial(rules, game, language))
    return made


def language_of(page: str) -> str:
    """The language of a page, as its name says: `rules.de.md` is German, and a page without a code is English.

    >>> language_of("players/baloot.ar.md"), language_of("hosting.md")
    ('ar', 'en')
    """
    code = page.removesuffix(".md").rpartition(".")[2]
    return code if code in LANGUAGES else "en"
