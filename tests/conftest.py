"""Shared by all tests: the scale of the long ones, the tests' games in the registry, and no silent skips."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from tests import changed, costs
from tests.changed import pytest_ignore_collect
from tests.costs import pytest_collection_modifyitems
from tests.registry import TEST_GAMES, TEST_MODULES
from tests.scale import SCALE, scaled
from vierblatt import games
from vierblatt.kernel import cache

__all__ = ["pytest_collection_modifyitems", "pytest_ignore_collect"]

# A first call may compile, so the time of an example means nothing.
settings.register_profile("vierblatt", deadline=None, max_examples=scaled(100) if SCALE != "small" else 10)
settings.load_profile("vierblatt")

# A test waits for the compiler rather than run as Python, unless it is about that: so it takes the same time always.
os.environ.setdefault("VIERBLATT_COMPILE", "first")


def pytest_addoption(parser: pytest.Parser) -> None:
    """A hook of pytest: the options of the tests."""
    changed.pytest_addoption(parser)
    costs.pytest_addoption(parser)


def pytest_configure(config: pytest.Config) -> None:
    """A hook of pytest: what the options ask for."""
    gc.disable()  # collecting only adds; looking for what is no longer used took a sixth of its time
    changed.pytest_configure(config)
    costs.pytest_configure(config)


def pytest_collection_finish() -> None:
    """A hook of pytest: the tests themselves stay until the end, so nobody looks through them for what is not used."""
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session", autouse=True)
def test_games_registered() -> Iterator[None]:
    """Registers the tests' games like those of the program."""
    games.MODULES.update(TEST_MODULES)
    yield
    for name in TEST_GAMES:
        del games.MODULES[name]


@pytest.fixture(scope="session", autouse=True)
def signals_arrive() -> None:
    """A run may be started to ignore signals (nohup, a shell's `&`); the commands it starts would inherit that."""
    for number, handler in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, handler)


@pytest.fixture(autouse=True)
def restore_compile_hooks() -> Iterator[None]:
    """Commands announce the first compilation in their process; here that must not depend on the order of the tests."""
    before = [*cache.on_compile]
    yield
    cache.on_compile[:] = before


def pytest_report_header() -> str:
    """Reports the scale at which the long tests run."""
    return f"vierblatt: scale {SCALE}, plain mode {'on' if os.environ.get('NUMBA_DISABLE_JIT') == '1' else 'off'}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turns a skipped test into a failed one if skips are forbidden, as in CI."""
    report = yield
    if os.environ.get("VIERBLATT_FORBID_SKIPS") == "1" and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped, and skips are forbidden here: {report.longrepr}"
    return report
