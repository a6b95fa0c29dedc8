"""The terms of a game: the words that a newcomer meets at its table, each with one sentence that explains it.

A term has two messages: `term-NAME`, the word, and `term-NAME-is`, the sentence. The attribute `.forms` of the first
lists other forms of the word, such as plurals, by which the page finds it in a text.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from vierblatt.locale.languages import FALLBACK
from vierblatt.locale.store import attribute, bundle, message_ids
from vierblatt.locale.vocabulary import Vocabulary

_PREFIX, _MEANING = "term-", "-is"


@dataclass(frozen=True)
class Term:
    """A word, its other forms, and the sentence that explains it."""

    name: str
    word: str
    forms: tuple[str, ...]
    meaning: str


def terms_of(words: Vocabulary) -> list[Term]:
    """The terms of a game in its language, in alphabetical order; those that all games share if no game is loaded.

    >>> [term.word for term in terms_of(Vocabulary("en"))][:2]
    ['deal', 'dealer']
    """
    folder = words.game.table.words if words.game else None
    names = [each.removesuffix(_MEANING) for each in message_ids(FALLBACK, folder) if each.startswith(_PREFIX)]
    found = [_term(words, name) for name in dict.fromkeys(names)]
    return sorted(found, key=lambda term: _sorted_as(term.word))


def _term(words: Vocabulary, name: str) -> Term:
    folder = words.game.table.words if words.game else None
    for language in (words.language, FALLBACK):
        messages = bundle(language, folder)
        if messages.has_message(name):
            break
    listed = attribute(messages, name, "forms")
    others = tuple(form.strip() for form in listed.split(",") if form.strip())
    return Term(name.removeprefix(_PREFIX), words.text(name), others, words.text(name + _MEANING))


def _sorted_as(word: str) -> str:
    """The word without accents, in lower case: ä is sorted as a."""
    return "".join(each for each in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(each))
