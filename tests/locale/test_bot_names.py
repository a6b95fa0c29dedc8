"""Bots have names: the same wherever they are read, and no two at a table."""

from __future__ import annotations

from itertools import product

import pytest

from vierblatt.bots import LEVELS
from vierblatt.locale import LANGUAGES
from vierblatt.locale.bot_names import LEVELS as NAMED
from vierblatt.locale.bot_names import bot_name, seat_name
from vierblatt.locale.words import Words

MOST_SEATS = 6


def test_every_level_has_names_of_its_own() -> None:
    assert NAMED == LEVELS


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_names_of_a_language_differ(language: str) -> None:
    names = [bot_name(Words(language), level, seat) for level in LEVELS for seat in range(MOST_SEATS)]
    assert len({name.casefold() for name in names}) == len(LEVELS) * MOST_SEATS
    assert len({name[:1] for name in names}) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_never_has_the_name_of_a_person_or_of_another_bot(language: str) -> None:
    words = Words(language)
    for level, other in product(LEVELS, LEVELS):
        person = bot_name(words, level, 1)
        seats = [(f" {person.upper()} ", "human"), ("", level), ("", other), ("", level)]
        names = [seat_name(words, seats, seat).casefold() for seat in range(len(seats))]
        assert len(set(names)) == len(seats), names


def test_a_given_name_stays_and_a_deleted_one_becomes_a_number() -> None:
    seats = [("Amal", "human"), ("", "human"), ("Rex", "rules"), ("", "search")]
    assert [seat_name(Words("en"), seats, seat) for seat in range(4)] == ["Amal", "Player 2", "Rex", "Paul"]
