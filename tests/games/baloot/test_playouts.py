"""Many random matches: nothing gets stuck, nothing is lost, nothing leaks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tests.games.baloot
from vierblatt.cards import PACK_32
from vierblatt.games.baloot import GAME
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import PLAIN, State, entry
from vierblatt.kernel.random import below, seed_at, shuffle
from vierblatt.kernel.state import NEEDS_DEAL, OVER

DEALS = 100 if PLAIN else 3000
_start, _deal, _legal, _act, _policy = (
    dispatch.start, dispatch.deal, dispatch.legal, dispatch.act, dispatch.policy,
)  # fmt: skip


@entry
def walk(states: State, i: int, deals: int) -> int:
    """Plays random deals; 0, or the number of the first check that failed."""
    s = states[i]
    longest = 0
    for _ in range(deals):
        if s.phase != NEEDS_DEAL:
            _start(s, below(s, 4))
        shuffle(s, s.packed)
        scored = s.scored
        _deal(s)
        while s.turn >= 0:
            open_now = _legal(s)
            if open_now == 0:
                return 1
            _act(s, nth(open_now, below(s, count(open_now))))
        longest = max(longest, s.logged)
        if s.scored > scored:
            points = 130 if s.sum_mode == 2 else 162
            if s.sum_cards[0] + s.sum_cards[1] != points or s.trick_no != 8:
                return 2
            if s.deal_scores[0] + s.deal_scores[1] < 16:
                return 3
        if s.phase != NEEDS_DEAL and (s.winners < 1 or s.winners > 2):
            return 4
    return 0 if longest <= 64 else 5


OPTION_SETS: list[dict[str, Any]] = [
    {name: value}
    for name, option in GAME.options.by_name.items()
    for value in (getattr(option, "values", None) or ((False, True) if option.accepted != "1..1000000" else (1, 300)))
]


@pytest.mark.parametrize("preset", GAME.options.preset_names())
def test_random_matches_of_every_preset(preset: str) -> None:
    states = GAME.new(GAME.options.rule_set(preset=preset))
    engine.start(states, 0, 0)
    seed_at(states, 0, 11, 0)
    assert walk(states, 0, DEALS) == 0


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_random_matches_of_every_option(options: dict[str, Any]) -> None:
    states = GAME.new(GAME.options.rule_set({"auto_declare": "false", "cut_choice": "full", **options}))
    engine.start(states, 0, 0)
    seed_at(states, 0, 12, 0)
    assert walk(states, 0, DEALS // 5) == 0


def test_a_reused_state_plays_as_a_fresh_one() -> None:
    """`start` and `deal` reset all that is Baloot's own."""
    used, fresh = (GAME.new(GAME.options.rule_set({"cut_choice": "full"})) for _ in range(2))
    for states, warm_up in ((used, 50), (fresh, 0)):
        engine.start(states, 0, 0)
        seed_at(states, 0, 13, 0)
        walk(states, 0, warm_up)
        engine.start(states, 0, 2)
        GAME.layout.write(states, "pack", [*PACK_32])
        engine.deal(states, 0)
        for text in ("go", "hokom", "pass", "pass", "pass", "sun"):
            engine.act(states, 0, GAME.parse(GAME.layout.reader(states).phase, text))
    differ = GAME.layout.words(used) != GAME.layout.words(fresh)
    own = [name for name in GAME.layout.fields if name not in {"random", "log", "last_trick", "last_leader", "trick"}]
    for name in own:
        at, size = GAME.layout.offsets[name], GAME.layout.fields[name].size or 1
        assert not differ.reshape(-1)[at : at + size].any(), name


def test_hidden_cards_change_neither_the_choices_nor_the_policy() -> None:
    for preset in GAME.options.preset_names():
        states = GAME.new(GAME.options.rule_set(preset=preset))
        reader = GAME.layout.reader(states)
        generator = np.random.default_rng(5)
        engine.start(states, 0, 1)
        for _ in range(20 if PLAIN else 60):
            if reader.phase == OVER:
                engine.start(states, 0, 1)
            GAME.layout.write(states, "pack", generator.permutation(PACK_32).tolist())
            engine.deal(states, 0)
            while reader.turn >= 0:
                concealed = GAME.layout.conceal(states, reader.turn)
                open_now = engine.legal(states, 0)
                assert engine.legal(concealed, 0) == open_now
                chosen = engine.policy(states, 0)
                assert engine.policy(concealed, 0) == chosen
                assert open_now >> (chosen % 64) & 1
                assert chosen // 64 < len(GAME.policy.reasons)
                mixed = generator.random() < 0.5
                action = [a for a in range(63) if open_now >> a & 1]
                engine.act(states, 0, int(generator.choice(action)) if mixed else chosen % 64)


def test_every_rule_id_is_named_by_a_test() -> None:
    folder = Path(str(tests.games.baloot.__file__)).parent
    named = set(re.findall(r'"(BAL-[A-Z]+-\d+)"', "".join(f.read_text() for f in folder.glob("test_*.py"))))
    page = (GAME.table.words / "rules.en.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"BAL-[A-Z]+-\d+", page))
    for prefix, first, last in re.findall(r"(BAL-[A-Z]+-)(\d+) \.\. BAL-[A-Z]+-(\d+)", page):
        ids |= {f"{prefix}{n}" for n in range(int(first), int(last) + 1)}
    assert ids - named == set()
    assert len(ids) > 80
