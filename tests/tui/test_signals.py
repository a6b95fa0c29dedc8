"""A signal that comes in the middle of the app's work."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from vierblatt.cli.interrupts import as_interrupts, exit_code
from vierblatt.tui.signals import ENDINGS, interrupts_between_callbacks

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are different there")


@pytest.fixture(autouse=True)
def handlers_of_python() -> Iterator[None]:
    """As a process has them when it starts; a library that another test loaded may have set its own."""
    numbers = [getattr(signal, name) for name in ENDINGS]
    before = [signal.signal(number, signal.SIG_DFL) for number in numbers]
    yield
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


class Signalled(Static):
    """A widget that gets a signal while it handles a message of its own."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number, self.went_on = number, False

    def on_mount(self) -> None:
        signal.raise_signal(self.number)
        self.went_on = True


class SignalledApp(App[None]):
    """An app with that widget; nothing else ends it."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.widget = Signalled(number)

    def compose(self) -> ComposeResult:
        yield self.widget


@pytest.mark.parametrize("name", ENDINGS)
def test_a_signal_within_a_widget_ends_the_app(name: str) -> None:
    number = getattr(signal, name)
    app = SignalledApp(number)
    with as_interrupts(for_good=False):
        handler = signal.getsignal(number)
        with pytest.raises(KeyboardInterrupt), interrupts_between_callbacks(app):
            app.run(headless=True)
        assert exit_code() == 128 + number
        assert signal.getsignal(number) is handler
    assert app.widget.went_on and not app.is_running


def test_a_signal_outside_the_event_loop_comes_at_once() -> None:
    app = SignalledApp(signal.SIGTERM)
    with as_interrupts(for_good=False), pytest.raises(KeyboardInterrupt), interrupts_between_callbacks(app):
        signal.raise_signal(signal.SIGTERM)


def test_a_signal_that_raises_nothing_ends_nothing() -> None:
    got: list[int] = []
    before = signal.signal(signal.SIGHUP, lambda number, _: got.append(number))
    app = SignalledApp(signal.SIGHUP)
    app.call_later(app.exit)
    try:
        with interrupts_between_callbacks(app):
            app.run(headless=True)
    finally:
        signal.signal(signal.SIGHUP, before)
    assert got == [signal.SIGHUP]
