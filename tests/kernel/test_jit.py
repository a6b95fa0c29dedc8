"""Rules and entries, called from where they may be called and from where they may not."""

from __future__ import annotations

import pytest

from vierblatt.kernel.jit import PLAIN, entry, rule


@rule
def doubled(x: int) -> int:
    """For other rules."""
    return 2 * x


@entry
def four_times(x: int) -> int:
    """For everybody."""
    return doubled(doubled(x))


def test_an_entry_is_called_from_python() -> None:
    assert four_times(3) == 12


def test_a_rule_called_from_python_says_what_to_do_instead() -> None:
    if PLAIN:  # an ordinary function, for looking into it
        assert doubled(3) == 6
        return
    with pytest.raises(TypeError, match="doubled is compiled for other rules only; `@entry`"):
        doubled(3)
    assert four_times(1) == 4
