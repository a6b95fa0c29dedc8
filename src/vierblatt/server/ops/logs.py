"""The log of a server: one line per event, as JSON or for human readers.

It contains names, codes and numbers. Nothing from a frame is logged, and no token, nonce, secret or card: the code that
logs passes none of them, and a traceback shows code and not values.
"""

from __future__ import annotations

import contextlib
import logging
import sys

import structlog
from structlog.typing import Processor

from vierblatt.server.ops.config import Config


class LogWriter(structlog.PrintLogger):
    """Writes lines to a file. A line that cannot be written is lost: a full disk must not stop the server."""

    def msg(self, message: str) -> None:
        """Writes a line."""
        with contextlib.suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = fatal = failure = err = error = critical = exception = msg


def configure(config: Config) -> None:
    """Sets up this process's log on standard error."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    console = config.log_format == "console" or (config.log_format == "auto" and sys.stderr.isatty())
    renderer: list[Processor] = (
        [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if console
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    )
    level = logging.getLevelNamesMapping()[config.log_level.upper()]
    structlog.configure(
        processors=[*shared, *renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: LogWriter(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))  # libraries log only when something is wrong
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # not through their own handlers as well
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.NOTSET)
