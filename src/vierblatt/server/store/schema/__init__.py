"""The tables of the database. A change here needs a revision in `migrations/versions`; a test compares them.

Each module has those of one concept. All are imported here, so that `metadata` always knows every table.

Times are milliseconds since 1970. When an account is deleted, the database itself deletes its sessions, tokens,
passkeys, ratings, matches against bots, daily deals, all that it did with puzzles, memberships of majlises, what it
said there and in reviews, its notices, its places in tournaments, what there is between it and other players, reports
about it and its lines in others; and it empties its seats in stored records, its place as organiser of tournaments, as
the author of reports, and in the trail of moderators.
"""

from vierblatt.server.store.schema import accounts as accounts
from vierblatt.server.store.schema import daily as daily
from vierblatt.server.store.schema import majlises as majlises
from vierblatt.server.store.schema import moderation as moderation
from vierblatt.server.store.schema import people as people
from vierblatt.server.store.schema import puzzles as puzzles
from vierblatt.server.store.schema import ratings as ratings
from vierblatt.server.store.schema import records as records
from vierblatt.server.store.schema import reviews as reviews
from vierblatt.server.store.schema import settings as settings
from vierblatt.server.store.schema import studies as studies
from vierblatt.server.store.schema import tables as tables
from vierblatt.server.store.schema import tournaments as tournaments
from vierblatt.server.store.schema.metadata import metadata as metadata
