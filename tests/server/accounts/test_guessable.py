"""Common passwords are refused, whatever surrounds them; others are accepted."""

from __future__ import annotations

import gzip
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.quick_server import CHEAP
from vierblatt.server.accounts.common_passwords import FILE
from vierblatt.server.accounts.faults import AccountFault
from vierblatt.server.accounts.guessable import WORDS, is_guessable
from vierblatt.server.accounts.passwords import SHORTEST, Passwords
from vierblatt.server.ops.config import Config

#: Of at least eight characters, from the upper end of lists that are published of stolen ones.
COMMON = """
    password 12345678 123456789 1234567890 password1 qwertyuiop 11111111 iloveyou sunshine princess football superman
    1q2w3e4r baseball trustno1 1qaz2wsx jennifer qwerty123 123123123 abc12345 87654321 00000000 michelle corvette
    asdfghjkl 12341234 passw0rd Passw0rd! football1 password123 qwer1234 asdf1234 zaq12wsx 1234qwer q1w2e3r4 internet
    computer starwars whatever master123 qazwsxedc liverpool 147258369 123qweasd zxcvbnm1 11223344 88888888 12121212
    samantha welcome1 Welcome123 letmein1 monkey123 charlie1 abcd1234 princess1 iloveyou1 mercedes chocolate victoria
    barcelona alexander 987654321 789456123 741852963 asdasd123 a1b2c3d4 qweasdzxc asdfasdf 321654987 Sommer2024
    Schalke04 hallo123 passwort1 habibi123 vierblatt1 baloot2024 19900101 01.01.1990 killer123 google123 ١٢٣٤٥٦٧٨٩
    ۱۲۳۴۵۶۷۸ ١٢٣٤٥٦٧٨ password۱۲ ۱۹۹۰۰۱۰۱ १२३४५६७८
"""


@pytest.mark.parametrize("password", COMMON.split())
def test_a_common_password_is_guessable(password: str) -> None:
    assert is_guessable(password)


@pytest.mark.parametrize(
    "password",
    [
        "correct horse", "battery staple", "Mein Hund frisst Gras", "kJ8#s9dLq", "ذهبت إلى السوق اليوم",
        "zebra-lamp-42", "amber7cactus", "vqzhxwpm", "84159203", "dragon eats a lemon", "Tr0ub4dor&3",
        "🐪🐫🦒🦓🐘🦛🦏🐆",
    ],
)  # fmt: skip
def test_a_password_of_any_kind_of_characters_is_taken(password: str) -> None:
    assert not is_guessable(password, "Amal")


@pytest.mark.parametrize("password", ["jumana12", "1jumana!", "Jumana", "JUMANA99", "jumanajumana"])
def test_the_players_own_name_is_guessable(password: str) -> None:
    assert is_guessable(password, "Jumana")
    assert not is_guessable("with jumana to the sea", "Jumana")


@pytest.mark.parametrize("password", ["cocacola", "Liverpoo", "4815162342", "blink182", "12qwaszx", "midnight7!"])
def test_a_password_found_only_in_the_list_is_guessable(password: str) -> None:
    assert is_guessable(password)


def test_the_list_has_more_than_three_thousand_that_are_long_enough_and_all_are_refused() -> None:
    listed = gzip.decompress(FILE.read_bytes()).decode().split()
    assert len(listed) > 3000
    assert min(map(len, listed)) == SHORTEST
    assert all(map(is_guessable, listed))


@pytest.mark.parametrize("password", ["cardhouse", "CardHouse24", "play.cardhouse.example", "cardhouse.example"])
async def test_the_name_of_the_site_is_guessable(password: str) -> None:
    config = Config(public_url="https://play.cardhouse.example:8443/")
    with pytest.raises(AccountFault, match="guessable-password"):
        await Passwords(1, CHEAP, site=config.site_names).hash(password)
    assert await Passwords(1, CHEAP).hash(password)


def test_a_server_without_an_address_of_its_own_has_no_name() -> None:
    assert Config().site_names == ()


@given(st.sampled_from(sorted(WORDS)), st.sampled_from(["", "1", "12", "!", "2024", "007", "..."]), st.booleans())
def test_a_common_word_stays_one_with_something_around_it(word: str, around: str, first: bool) -> None:
    assert is_guessable(around + word if first else word.upper() + around)


@pytest.mark.parametrize(
    "password", ["ß" * 100 + "ﷺ" * 100, "1qaz2wsx" * 25, "correct horse battery staple" * 7, "a-1" * 60]
)
def test_a_long_password_is_judged_quickly(password: str) -> None:
    began = time.process_time()
    is_guessable(password, "Amal")
    assert time.process_time() - began < 1.0


@given(st.text(max_size=40), st.text(max_size=24))
def test_every_text_is_judged(password: str, name: str) -> None:
    assert is_guessable(password, name) in {True, False}


async def test_a_guessable_password_is_refused_and_an_existing_one_still_works() -> None:
    passwords = Passwords(1, CHEAP)
    with pytest.raises(AccountFault, match="guessable-password"):
        await passwords.hash("password123")
    assert await passwords.fits(await passwords.rehash("password123"), "password123")
