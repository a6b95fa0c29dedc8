"""The small parts of the kernel against plain arithmetic."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tests.whist import GAME
from vierblatt.kernel import bits, random
from vierblatt.kernel.jit import State, entry

ROOT = Path(__file__).resolve().parents[2]
words = st.integers(min_value=1, max_value=(1 << 54) - 1)


@entry
def measure(number: int) -> int:
    """All three in one number."""
    return (bits.count(number) * 64 + bits.lowest(number)) * 64 + bits.highest(number)


@entry
def nth_of(number: int, n: int) -> int:
    """The n-th bit."""
    return bits.nth(number, n)


@entry
def draw(states: State, i: int, n: int) -> int:
    """One number below n."""
    return random.below(states[i], n)


@given(words)
def test_count_lowest_and_highest(number: int) -> None:
    set_bits = [i for i in range(64) if number >> i & 1]
    assert measure(number) == (len(set_bits) * 64 + set_bits[0]) * 64 + set_bits[-1]


@given(words, st.data())
def test_nth_counts_from_the_lowest(number: int, data: st.DataObject) -> None:
    set_bits = [i for i in range(64) if number >> i & 1]
    n = data.draw(st.integers(0, len(set_bits) - 1))
    assert nth_of(number, n) == set_bits[n]


def test_a_processor_without_the_instruction_for_it_counts_alike() -> None:
    """If this processor has none either, nothing new is tested."""
    number = 0b1011_0000_0000_0000_0000_0000_0000_0000_0000_0110
    code = f"from tests.kernel.test_bits_and_random import nth_of; print([nth_of({number}, n) for n in range(5)])"
    plain = os.environ | {"NUMBA_CPU_NAME": "generic", "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
    run = subprocess.run([sys.executable, "-c", code], env=plain, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str([nth_of(number, n) for n in range(5)]) == "[1, 2, 36, 37, 39]"


def test_the_generator_is_even_and_repeats_from_its_seed() -> None:
    states = GAME.new(GAME.options.rule_set(), 2)
    for i in range(2):
        random.seed_at(states, i, 5, 0)
    drawn = [draw(states, 0, 6) for _ in range(60_000)]
    assert drawn[:1000] == [draw(states, 1, 6) for _ in range(1000)]
    expected = len(drawn) / 6
    chi_square = sum((n - expected) ** 2 / expected for n in Counter(drawn).values())
    assert chi_square < 25.7  # 5 degrees of freedom: one in ten thousand


def test_neighbouring_seeds_and_streams_start_apart() -> None:
    states = GAME.new(GAME.options.rule_set())
    first = set()
    for number in range(40):
        for stream in range(40):
            random.seed_at(states, 0, number, stream)
            first.add(tuple(draw(states, 0, 1 << 20) for _ in range(2)))
    assert len(first) == 1600


def test_every_card_comes_first_equally_often() -> None:
    states = GAME.new(GAME.options.rule_set())
    from vierblatt.kernel import engine

    engine.start(states, 0, 0)
    random.seed_at(states, 0, 1, 0)
    reader = GAME.layout.reader(states)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(13_000):
        random.shuffle_at(states, 0, 52)
        pack = reader.pack[:52]
        places[0, pack[0]] += 1
        places[51, pack[51]] += 1
    for place in (0, 51):
        counts = [places[place, card] for card in range(52)]
        assert sum((n - 250) ** 2 / 250 for n in counts) < 98  # 51 degrees of freedom, 1e-4
