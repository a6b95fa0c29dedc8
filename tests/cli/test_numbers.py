"""Whole numbers only where whole numbers are meant, and faults of the command line in one line."""

from __future__ import annotations

import pytest

from tests.cli.running import vierblatt

#: Command lines up to an option that takes a whole number.
WHOLE = {
    "watch seed": ("watch", "kout_bo", "--seed"),
    "watch deals": ("watch", "kout_bo", "--deals"),
    "play": ("play", "--seed"),
    "simulate deals": ("simulate", "kout_bo", "--deals"),
    "simulate matches": ("simulate", "kout_bo", "--matches"),
    "simulate seed": ("simulate", "kout_bo", "--seed"),
    "simulate threads": ("simulate", "kout_bo", "--threads"),
    "arena": ("arena", "kout_bo", "rules", "random", "--deals"),
    "arena workers": ("arena", "kout_bo", "rules", "random", "--workers"),
    "duel": ("duel", "kout_bo", "--pairs"),
    "duel seed": ("duel", "kout_bo", "--seed"),
    "perft": ("perft", "nothing.json", "--depth"),
    "analyse": ("analyse", "nothing.json", "--worlds"),
    "load": ("load", "x", "--idle"),
    "serve": ("serve", "--port"),
    "admin verify": ("admin", "verify", "--workers"),
    "admin collusion": ("admin", "collusion", "--least"),
}


@pytest.mark.parametrize("command", WHOLE)
@pytest.mark.parametrize("text", ["1.5", "1e3", "many", "", "0x10", "1__0", "٣"])
def test_anything_but_a_whole_number_is_refused_in_one_line(command: str, text: str) -> None:
    *words, option = WHOLE[command]
    ran = vierblatt(*words, f"{option}={text}")
    assert ran.code == 2 and not ran.out
    assert ran.err == f"Invalid value for {option}: “{text}” is not a whole number.\n"


@pytest.mark.parametrize("text", ["7", "+7", "1_000"])
def test_whole_numbers_are_taken(text: str) -> None:
    assert vierblatt("watch", "kout_bo", "--deals", "1", "--seed", text).code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["plya"], 'Did you mean "play"?'),
        (["watch"], "GAME"),
        (["watch", "baloot", "--sed", "3"], "Did you mean --seed?"),
        (["watch", "baloot", "one", "two"], "two"),
        (["watch", "baloot", "--seed"], "--seed"),
        (["admin", "tabels"], "tables"),
        (["admin", "ban"], "PLAYER"),
        (["solve", "x.json", "--json", "--lang", "de"], "name one, or -"),
    ],
)
def test_a_fault_of_the_command_line_is_one_line_without_a_box(words: list[str], said: str) -> None:
    ran = vierblatt(*words)
    assert ran.code == 2 and said in ran.err and ran.err.count("\n") == 1 and "─" not in ran.err
