"""What a process does in which bots think for a server: it imports nothing of the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from vierblatt.bots.players import Choice
from vierblatt.bots.question import Question

NICE = 10  #: how far such a process stands behind the one that it thinks for


def begin() -> None:
    """Ctrl+C is the server's affair, the server goes first, and nothing thinks on when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def answer(question: Question) -> Choice:
    """The choice of the bot that is asked."""
    return question.answer()
