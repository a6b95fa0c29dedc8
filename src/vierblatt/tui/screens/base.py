"""What screens have in common: the app above them, and a form if they are one."""

from __future__ import annotations

from typing import cast

from textual.app import ComposeResult
from textual.screen import Screen

from vierblatt.tui.app_context import AppContext
from vierblatt.tui.form import Form


class AppScreen(Screen[None]):
    """A screen with typed access to its app."""

    @property
    def context(self) -> AppContext:
        """The app."""
        return cast("AppContext", self.app)


class FormScreen(AppScreen):
    """A screen that is a form."""

    def __init__(self) -> None:
        super().__init__()
        self.form = Form()  #: what is still at work while the screen is being closed finds it, too

    def compose(self) -> ComposeResult:
        """The form."""
        yield self.form

    def tell(self, text: str) -> None:
        """Shows what went wrong."""
        self.form.tell(text, wrong=True)
