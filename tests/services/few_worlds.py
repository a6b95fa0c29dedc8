"""`python -m tests.services.few_worlds COMMAND ...`: the program, whose analyses try few deals a decision."""

from __future__ import annotations

from vierblatt.analysis.document import Settings
from vierblatt.server.workers import analysing

analysing.SETTINGS = Settings(worlds=4)

if __name__ == "__main__":
    from vierblatt.cli import main

    main()
