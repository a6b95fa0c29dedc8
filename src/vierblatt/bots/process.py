"""The code of a worker process in which bots think for a server; it does not import the server."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading

from vierblatt.bots.players import Choice
from vierblatt.bots.question import Question
from vierblatt.low_priority import yield_to_others


def begin() -> None:
    """Initialises a worker: it ignores Ctrl+C, yields to the server, and exits when the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield_to_others()
    logging.getLogger("vierblatt").addHandler(logging.NullHandler())  # nobody would read there that rules are compiled
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def answer(question: Question) -> Choice:
    """Returns the choice of the bot in question."""
    return question.answer()
