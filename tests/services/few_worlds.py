"""`python -m tests.services.few_worlds COMMAND ...`: the program, whose analyses try few deals a decision.

Its hints try a fixed number, however busy the machine is: with little time, a search is certain of no mistake.
"""

from __future__ import annotations

from vierblatt.analysis.document import Settings
from vierblatt.server.live import handling
from vierblatt.server.workers import analysing

analysing.SETTINGS = Settings(worlds=4)
handling.ADVISER = "search:worlds=100"

if __name__ == "__main__":
    from vierblatt.cli import main

    main()
