"""`vierblatt play --server` says what is wrong before it takes the screen over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.running import vierblatt


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--server", "ftp://x"], "ftp://x"),
        (["--server", "http://localhost", "chess"], "chess"),
        (["--server", "http://localhost", "kout_bo", "--rule", "nonsense"], "NAME=VALUE"),
        (["--server", "http://localhost"], "terminal"),
    ],
)
def test_bad_arguments_end_with_a_sentence(words: list[str], said: str) -> None:
    ran = vierblatt("play", *words)
    assert ran.code == 2 and said in ran.err and "Traceback" not in ran.err


def test_the_app_begins_at_the_server(started: list[Any]) -> None:
    words = ("play", "--server", "http://h/t/k7m2x9q4ab", "kout_bo", "--rule", "target=51", "--lang", "de")
    assert vierblatt(*words).code == 0
    assert started == [("kout_bo", {"target": "51"}, "standard", None, "de", "http://h/t/k7m2x9q4ab")]


def test_a_table_can_be_named_instead_of_a_game(started: list[Any]) -> None:
    assert vierblatt("play", "k7m2x9q4ab", "--server", "localhost:8137", "--lang", "en").code == 0
    assert started[0][0] == "k7m2x9q4ab"
