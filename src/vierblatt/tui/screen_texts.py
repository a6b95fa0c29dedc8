"""How texts reach the screen: first cut to a width in reading order, then put in the terminal's order line by line."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from vierblatt.locale.bidi import Mode, display, strip_isolates
from vierblatt.locale.words import Words


def width_of(text: str) -> int:
    """The cells that a text takes, without the marks that only control its order."""
    return cell_len(strip_isolates(text))


@dataclass(frozen=True)
class ScreenTexts:
    """The words, and what the terminal needs to show them."""

    words: Words
    mode: Mode = "off"

    @property
    def mirrored(self) -> bool:
        """Whether texts begin on the right."""
        return self.words.right_to_left

    def say(self, message: str, /, **values: object) -> str:
        """A message, not yet in the terminal's order."""
        return self.words.text(message, **values)

    def line(self, text: str) -> str:
        """One line in the terminal's order."""
        if not (self.mirrored or self.mode == "app"):
            return strip_isolates(text)
        return strip_isolates(display(text, self.mode, base="R" if self.mirrored else "L"))

    def fit(self, text: str, width: int) -> str:
        """One line in the terminal's order, cut if it is too long."""
        if width_of(text) > width:
            kept = strip_isolates(text)
            while kept and cell_len(kept) > width - 1:
                kept = kept[:-1]
            text = kept.rstrip() + "…" if width > 0 else ""
        return self.line(text)

    def wrap(self, text: str, width: int) -> list[str]:
        """The text in lines that fit, each in the terminal's order; words longer than a line are cut."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            now = ""
            for word in paragraph.split(" "):
                longer = f"{now} {word}" if now else word
                if now and width_of(longer) > width:
                    lines.append(now)
                    now = word
                else:
                    now = longer
            lines.append(now)
        return [self.fit(line, width) for line in lines]
