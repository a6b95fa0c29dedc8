"""Which calls run as Python: those of entries that are not compiled, while another process compiles them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from vierblatt import games
from vierblatt.games import background  # sets `compiled_elsewhere`, so it has to be loaded before
from vierblatt.kernel import engine, waiting
from vierblatt.kernel.interpreting import interpret
from vierblatt.kernel.jit import PLAIN, constant_table

if PLAIN:
    pytest.skip("in plain mode everything runs as Python", allow_module_level=True)


class Cache:
    """Of a compiled function; `there` says whether its code is in it."""

    there = False

    def may_have(self) -> bool:
        return self.there

    def has(self, _kinds: object, _context: object) -> bool:
        return self.there


class Dispatcher:
    """A compiled function that only notes that its code is loaded."""

    targetctx = None

    def __init__(self) -> None:
        self._cache = Cache()
        self.loaded = False

    def typeof_pyval(self, value: object) -> str:
        return type(value).__name__

    def compile(self, _kinds: object) -> None:
        self.loaded = True


class Elsewhere:
    """Answers whether another process compiles, and keeps the questions."""

    def __init__(self) -> None:
        self.answer = True
        self.asked: list[str] = []

    def __call__(self, game: str) -> bool:
        self.asked.append(game)
        return self.answer


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[Elsewhere]:
    assert waiting.compiled_elsewhere is background.is_compiled_elsewhere
    found = Elsewhere()
    monkeypatch.setattr(waiting, "compiled_elsewhere", found)
    monkeypatch.setattr(waiting, "LOOK_EVERY", 0.001)
    yield found
    found.answer = False  # ends the thread
    while waiting._wanted:
        pass


def states() -> Any:
    game = games.get("kout_bo")
    return game.new(game.options.rule_set({}))


def test_a_call_runs_as_python_until_the_code_is_there(elsewhere: Elsewhere) -> None:
    entry = Dispatcher()
    assert waiting.runs_as_python(entry, (states(), 0))
    assert set(elsewhere.asked) == {"kout_bo"} and not entry.loaded
    entry._cache.there = True
    while waiting._wanted:
        pass
    assert entry.loaded


def test_code_that_is_in_the_cache_is_loaded_at_once(elsewhere: Elsewhere) -> None:
    entry = Dispatcher()
    entry._cache.there = True
    assert not waiting.runs_as_python(entry, (states(), 0)) and not elsewhere.asked


def test_without_another_process_the_call_compiles(elsewhere: Elsewhere) -> None:
    elsewhere.answer = False
    assert not waiting.runs_as_python(Dispatcher(), (states(), 0)) and not waiting._wanted


def test_when_the_other_process_gives_up_the_next_call_compiles(elsewhere: Elsewhere) -> None:
    entry = Dispatcher()
    assert waiting.runs_as_python(entry, (1,))
    elsewhere.answer = False
    while waiting._wanted:
        pass
    assert not waiting.runs_as_python(entry, (1,)) and not entry.loaded


def test_an_entry_runs_as_python_on_the_very_states_that_it_gets() -> None:
    mine, compiled = states(), states()
    interpret(engine.start.py_func, mine, 0, 2)  # type: ignore[attr-defined]
    engine.start(compiled, 0, 2)
    assert mine.tobytes() == compiled.tobytes()


def test_what_a_rule_has_changed_before_it_fails_is_kept_as_in_compiled_code() -> None:
    def half(batch: Any) -> None:
        batch[0].turn = 3
        raise IndexError

    mine = states()
    with pytest.raises(IndexError):
        interpret(half, mine)
    assert int(mine["turn"][0]) == 3


def test_tables_give_python_whole_numbers() -> None:
    table = constant_table([1 << 62, 3])
    assert type(table[0]) is int and table[0] * 4 == 1 << 64
