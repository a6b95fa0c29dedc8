"""Every term of a game has its word and one sentence in each language."""

from __future__ import annotations

import re

import pytest

from tests.lessons.paths import terms_in
from tests.locale.messages import every, families
from vierblatt import games
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.store import message_ids
from vierblatt.locale.terms import terms_of
from vierblatt.locale.words import Words

LONGEST = 140  #: characters of a sentence that is to be read at a glance
SHARED = ("trick", "trump", "follow", "lead", "deal", "dealer", "ruff", "discard")
#: Some that a newcomer meets at each table.
MET = {
    "baloot": {"hokom", "sun", "ashkal", "kawesh", "sira", "kaboot", "khasara", "gahwa", "sawa", "project", "baloot"},
    "kout_bo": {"bab", "malzom", "bawan", "hokm-team", "joker", "null-joker", "maker"},
    "king_bolola": {"contract", "negative", "bolola", "barred", "no-king", "penalty"},
    "back_alley": {"board", "bleeder", "rainbow", "overtrick", "closed-trumps", "contract"},
}

each = pytest.mark.parametrize(("game", "language"), [(g, lang) for g in games.game_ids() for lang in LANGUAGES])


@each
def test_the_terms_of_each_table_are_there_and_differ(game: str, language: str) -> None:
    terms = terms_of(Words(language, games.get(game)))
    assert {term.name for term in terms} >= MET[game] | {*SHARED}
    assert len({term.word for term in terms}) == len({term.meaning for term in terms}) == len(terms)


@each
def test_a_meaning_is_one_short_sentence(game: str, language: str) -> None:
    for term in terms_of(Words(language, games.get(game))):
        assert term.meaning != f"term-{term.name}-is", term
        assert len(term.meaning) <= LONGEST, term
        assert term.meaning.endswith((".", "“.", "».")), term


@each
def test_no_form_belongs_to_two_terms(game: str, language: str) -> None:
    forms = [
        form.casefold().removeprefix("ال")
        for term in terms_of(Words(language, games.get(game)))
        for form in (term.word, *term.forms)
    ]
    assert sorted(forms) == sorted({*forms})


def test_every_word_has_its_sentence_and_every_sentence_its_word() -> None:
    ids = {(family, language, message.id) for family, language, message in every() if message.id.startswith("term-")}
    assert {family for family, _, _ in ids} >= {f"locale/{each}" for each in ("terms.en.ftl",)}
    assert ids
    for family, language, name in ids:
        partner = name.removesuffix("-is") if name.endswith("-is") else f"{name}-is"
        assert (family, language, partner) in ids
    assert len([family for family in families() if family.endswith("terms.en.ftl")]) == 1 + len(MET)


def test_terms_are_in_alphabetical_order() -> None:
    words = [term.word.casefold() for term in terms_of(Words("en", games.get("baloot")))]
    assert words == sorted(words)


def test_without_a_game_only_shared_terms_are_left() -> None:
    assert {term.name for term in terms_of(Words("de"))} == {*SHARED}
    assert all(re.search(r"\w", term.word) for term in terms_of(Words("de")))


@pytest.mark.parametrize("game", games.game_ids())
def test_a_call_that_is_a_term_in_one_language_is_one_in_the_others(game: str) -> None:
    calls = [name for name in message_ids("en", games.get(game).table.words) if name.startswith("call-")]
    found = {
        language: {
            call: terms_in(language, game, Words(language, games.get(game)).text(call))
            | ({call.removeprefix("call-").partition("-")[0]} & {"pass", "four"})  # by the id, whatever it is called
            for call in calls
        }
        for language in LANGUAGES
    }
    for call in calls:
        here = {language: found[language][call] for language in LANGUAGES}
        assert here["en"] == here["de"], (call, here)
        assert here["en"] <= here["ar"], (call, here)
