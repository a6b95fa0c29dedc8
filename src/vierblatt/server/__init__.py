"""The server: tables that lose no acknowledged move, accounts, history, and the web page."""

from vierblatt.extras import require_version

require_version("uvicorn")
