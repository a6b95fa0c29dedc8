"""What the screens of a score sheet have in common."""

from __future__ import annotations

from vierblatt.sheet import SheetFile, SheetWords
from vierblatt.tui.screens.base import FormScreen

BACK = "back"


class SheetFormScreen(FormScreen):
    """A form about a sheet; its rows are written again when it comes back to the front."""

    def __init__(self, kept: SheetFile) -> None:
        super().__init__()
        self.kept = kept

    @property
    def words(self) -> SheetWords:
        """The words of the game, with the names of the players."""
        words = self.context.texts(self.kept.sheet.game, self.kept.sheet.names, SheetWords).words
        assert isinstance(words, SheetWords)
        return words

    def fill(self) -> None:
        """Writes the rows."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Shows the rows."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Shows them as they are now."""
        self.fill()

    def key_escape(self) -> None:
        """Goes back."""
        self.dismiss(None)
