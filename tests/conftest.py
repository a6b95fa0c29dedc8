"""What every test may use: the scale of the long ones, the games of the tests in the registry, no silent skips."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from tests.changed import pytest_addoption, pytest_configure, pytest_ignore_collect
from tests.registry import TEST_GAMES, TEST_MODULES
from tests.scale import SCALE, scaled
from vierblatt import games
from vierblatt.kernel import cache

__all__ = ["pytest_addoption", "pytest_configure", "pytest_ignore_collect"]

# A first call may compile; how long an example takes says nothing here.
settings.register_profile("vierblatt", deadline=None, max_examples=scaled(100) if SCALE != "small" else 10)
settings.load_profile("vierblatt")


@pytest.fixture(scope="session", autouse=True)
def test_games_registered() -> Iterator[None]:
    """The games of the tests stand in the registry like those of the program."""
    games.MODULES.update(TEST_MODULES)
    yield
    for name in TEST_GAMES:
        del games.MODULES[name]


@pytest.fixture(autouse=True)
def nobody_waits_for_a_compilation() -> Iterator[None]:
    """A command tells of the first compilation in its process; in this one that is not the next test's affair."""
    before = [*cache.on_compile]
    yield
    cache.on_compile[:] = before


def pytest_report_header() -> str:
    """Tells at which scale the long tests run."""
    return f"vierblatt: scale {SCALE}, plain mode {'on' if os.environ.get('NUMBA_DISABLE_JIT') == '1' else 'off'}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where skips are forbidden (in CI) a skipped test is a failed one."""
    report = yield
    if os.environ.get("VIERBLATT_FORBID_SKIPS") == "1" and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and skips are forbidden here: {report.longrepr}"
    return report
