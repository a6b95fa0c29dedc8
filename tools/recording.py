"""A silent recording for the documents: an animated WebP, and one of its frames for readers who want no motion."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image

FOLDER = Path(__file__).parent.parent / "docs" / "screens" / "recordings"
#: Then the last frame stays: nothing moves for ever beside a text.
PLAYS = 2


def scaled(picture: Image.Image, width: int) -> Image.Image:
    """The picture at another width."""
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)


@dataclass
class Recording:
    """Frames of one size, each with the milliseconds that it is shown. still: the one for who wants no motion."""

    frames: list[Image.Image] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    still: Image.Image | None = None

    def add(self, frame: Image.Image, milliseconds: int) -> None:
        """Adds a frame; the one before is shown longer if nothing has changed."""
        if self.frames and frame.tobytes() == self.frames[-1].tobytes():
            self.times[-1] += milliseconds
            return
        self.frames.append(frame)
        self.times.append(milliseconds)

    @property
    def seconds(self) -> float:
        """How long it is."""
        return sum(self.times) / 1000

    def save(self, name: str, folder: Path = FOLDER, *, quality: int, lossless: bool = False) -> str:
        """Writes `NAME.webp` and `NAME-still.webp`; returns a line about them. quality: of Pillow's WebP."""
        folder.mkdir(parents=True, exist_ok=True)
        how: dict[str, Any] = {"quality": quality, "lossless": lossless, "method": 6}
        moves: dict[str, Any] = {"save_all": True, "duration": self.times, "loop": PLAYS, "minimize_size": True}
        moving, still = folder / f"{name}.webp", folder / f"{name}-still.webp"
        first, *others = self.frames
        first.save(moving, append_images=others, **moves, **how)
        (self.still or first).save(still, **how)
        sizes = f"{moving.stat().st_size} bytes, its still {still.stat().st_size}"
        return f"{moving.name}: {len(self.frames)} frames, {self.seconds:.1f} seconds, {sizes}"
