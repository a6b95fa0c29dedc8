"""Right-to-left text for terminals.

Some terminals reorder right-to-left text themselves, others show it letter by letter from left to right. For those,
the program joins the letters and reorders each line. If both did it, the order would be wrong again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Literal, get_args

from vierblatt.errors import BadOption
from vierblatt.locale.shaping import shape

Mode = Literal["auto", "terminal", "app", "off"]

#: Hebrew to Arabic Extended, and the presentation forms.
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
#: Vowel marks with their base letter, in the order of a reordered line.
_MARKED = re.compile("([\u064b-\u065f\u0670]+)(.)")
#: Invisible characters that control the order.
_STEERING = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
_LTR_ISOLATE, _RTL_ISOLATE, _OWN_ISOLATE, _POP_ISOLATE = "\u2066", "\u2067", "\u2068", "\u2069"
_LTR_MARK = "\u200e"
#: The minus sign of a number at the start of a text or of an inserted value.
_SIGN = re.compile("(?:^|(?<=\u2068))-(?=[0-9])")
#: Characters that are mirrored in right-to-left text. The library reorders but does not mirror them. Two neutral
#: characters inserted inside each one show, by their order afterwards, the direction of the text there.
_PAIRS = "()[]{}<>«»‹›"
_TURNED = dict(zip(_PAIRS, (b for pair in zip(_PAIRS[1::2], _PAIRS[::2], strict=True) for b in pair), strict=True))
_FIRST, _SECOND = "\u2300", "\u2301"
_OPENING, _CLOSING = (re.compile(f"([{re.escape(signs)}])") for signs in (_PAIRS[::2], _PAIRS[1::2]))


def has_right_to_left(text: str) -> bool:
    """Whether the text contains a letter that is written from right to left."""
    return _RIGHT_TO_LEFT.search(text) is not None


def isolate(text: str) -> str:
    """Isolates a text that reads from left to right, whatever surrounds it."""
    return f"{_LTR_ISOLATE}{text}{_POP_ISOLATE}"


def isolate_right_to_left(text: str) -> str:
    """Isolates a text that reads from right to left, whatever surrounds it."""
    return f"{_RTL_ISOLATE}{text}{_POP_ISOLATE}"


def isolate_own(text: str) -> str:
    """Isolates a text that reads in the direction of its first letter, whatever surrounds it."""
    return f"{_OWN_ISOLATE}{text}{_POP_ISOLATE}"


def isolate_name(name: str) -> str:
    """Isolates a name within left-to-right text, if necessary."""
    return isolate_own(name) if has_right_to_left(name) else name


def keep_sign(text: str) -> str:
    """Keeps the minus sign on the left of a number within Arabic text, also for numbers inserted into a text."""
    return _SIGN.sub(_LTR_MARK + "-", text)


def strip_isolates(text: str) -> str:
    """Removes the characters that only control the order; plain terminals may show them as boxes."""
    return text.translate(_STEERING)


def display(text: str, mode: Mode = "auto", *, base: Literal["L", "R"] | None = None) -> str:
    """Returns the text to print so that the terminal shows it in the right order.

    `base` is the direction of the paragraph, by default that of its first letter. Raises BadOption.
    """
    if mode not in get_args(Mode):
        raise BadOption("bad-value", option="bidi", value=str(mode)[:20], takes=", ".join(get_args(Mode)))
    if (mode_of(os.environ) if mode == "auto" else mode) != "app":
        return text
    return "\n".join(_reordered(line, base) for line in text.split("\n"))


def mode_of(environment: Mapping[str, str]) -> Mode:
    """The mode that a terminal needs, judging by its environment variables."""
    wanted = environment.get("VIERBLATT_BIDI", "")
    if wanted in {"terminal", "app", "off"}:
        return wanted  # type: ignore[return-value]  # checked above
    program = environment.get("TERM_PROGRAM", "")
    if program in {"mlterm", "Apple_Terminal"} or environment.get("TERM", "").startswith("mlterm"):
        return "terminal"
    if any(environment.get(name) for name in ("VTE_VERSION", "KONSOLE_VERSION", "MLTERM")):
        # Newer terminals started from such a terminal identify themselves: VS Code, kitty, Ghostty.
        return "app" if program or environment.get("KITTY_WINDOW_ID") else "terminal"
    return "app"


def _reordered(line: str, base: Literal["L", "R"] | None) -> str:
    if not has_right_to_left(line) and _RTL_ISOLATE not in line:
        return strip_isolates(line)
    try:
        from bidi import get_display
    except ImportError:  # it needs the extra "terminal"; letters in the wrong order are better than none
        return strip_isolates(line)
    shaped = shape(line)
    shown = _MARKED.sub(r"\2\1", strip_isolates(str(get_display(shaped, base_dir=base))))
    probed = _OPENING.sub(rf"\1{_FIRST}{_SECOND}", _CLOSING.sub(rf"{_FIRST}{_SECOND}\1", shaped))
    return _turn_brackets(shown, strip_isolates(str(get_display(probed, base_dir=base))))


def _turn_brackets(shown: str, probed: str) -> str:
    """Mirrors the brackets of a line where `probed`, the line with probes, runs from right to left."""
    signs = iter(
        probed[i + 1 : i + 2] != _FIRST if sign in _PAIRS[::2] else probed[max(0, i - 1) : i] != _SECOND
        for i, sign in enumerate(probed)
        if sign in _TURNED
    )
    return "".join(_TURNED[sign] if sign in _TURNED and next(signs) else sign for sign in shown)
