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

    def compose(self) -> ComposeResult:
        """The form."""
        yield Form()

    @property
    def form(self) -> Form:
        """The form."""
        return self.query_one(Form)

    def tell(self, text: str) -> None:
        """Shows what went wrong."""
        self.form.tell(text, wrong=True)
