"""Session tokens: signed, of an age, of a session."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vierblatt.server.accounts.faults import NotSignedIn
from vierblatt.server.accounts.tokens import AHEAD, LIFETIME, Claims, Signer, fresh_personal

NOW = 1_790_000_000_000
SIGNER = Signer(bytes(range(32)))
TOKEN = SIGNER.token("amal00000000", "s1", NOW)


def test_a_token_holds_its_player_session_and_time() -> None:
    assert SIGNER.read(TOKEN, NOW + 5) == Claims("amal00000000", "s1", NOW)


def test_a_token_fits_into_a_hello() -> None:
    assert len(TOKEN) < 400 and len(fresh_personal()) < 400


def test_another_key_signs_otherwise() -> None:
    with pytest.raises(NotSignedIn, match="bad-token"):
        Signer(bytes(32)).read(TOKEN, NOW)


@given(st.integers(0, len(TOKEN) - 1), st.characters())
def test_a_token_with_a_changed_character_is_invalid(place: int, character: str) -> None:
    altered = TOKEN[:place] + character + TOKEN[place + 1 :]
    if altered == TOKEN:
        return
    with pytest.raises(NotSignedIn, match="bad-token"):
        SIGNER.read(altered, NOW)


@given(st.text())
def test_no_text_raises_an_unexpected_error(text: str) -> None:
    with pytest.raises(NotSignedIn):
        SIGNER.read(text, NOW)


@pytest.mark.parametrize("now", [NOW + LIFETIME + 1, NOW - AHEAD - 1])
def test_a_token_has_its_time(now: int) -> None:
    with pytest.raises(NotSignedIn, match="token-old"):
        SIGNER.read(TOKEN, now)


@pytest.mark.parametrize("now", [NOW + LIFETIME, NOW - AHEAD])
def test_within_its_time_a_token_is_good(now: int) -> None:
    assert SIGNER.read(TOKEN, now).player == "amal00000000"
