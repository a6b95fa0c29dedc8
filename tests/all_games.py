"""`python -m tests.all_games COMMAND ...`: the program with the tests' games registered as well."""

from __future__ import annotations

from tests.registry import TEST_MODULES
from vierblatt import games

games.MODULES.update(TEST_MODULES)

if __name__ == "__main__":
    from vierblatt.cli import main

    main()
