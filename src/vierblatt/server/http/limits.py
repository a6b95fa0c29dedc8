"""How many requests one address may send, and how often one account's password may be guessed.

Every way in has a kind. Kinds without a setting of their own follow from one that has a setting: raising the limits
for a school behind one address raises them all.
"""

from __future__ import annotations

import hashlib
import math
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from vierblatt.server.http.faults import TooFast
from vierblatt.server.live.bucket import TokenBucket
from vierblatt.server.live.chat import AT_ONCE, PER_SECOND
from vierblatt.server.ops.config import Limits

#: requests: to the API. replays: those that take a tenth of a second of computing. exports: those that may take much
#: longer. guesses: of passwords, by account. chat, reactions: of majlises and reviews, by account. reviews, judgements:
#: changes of reviews, and questions about their points, by account. pages, files: of the web page. sockets: being
#: opened. puzzles: given and answered, by account. tournaments: acts in them, by account. people: what a player
#: decides about others, by account; asks: of it, requests for friendship and challenges. reports: of players, and
#: appeals. majlises: changes of rule sets and standing events, by account.
Kind = Literal[
    "requests",
    "logins",
    "guesses",
    "guests",
    "analyses",
    "replays",
    "exports",
    "pages",
    "files",
    "sockets",
    "chat",
    "reactions",
    "puzzles",
    "reviews",
    "judgements",
    "tournaments",
    "people",
    "asks",
    "reports",
    "majlises",
]

MOST_ADDRESSES = 20_000  #: addresses that are remembered, those with the latest requests
FILES = 60  #: for each other request: a page consists of a hundred files, and a class of thirty may open it at once
REACTIONS = 60  #: reactions per minute
PUZZLES = 120  #: puzzles that a player may be given or answer per minute
REVIEWS = (60, 8.0)  #: changes of reviews at once, and per second: whoever leads may step quickly
JUDGEMENTS = (60, 2.0)  #: points of reviews judged at once, and per second
TOURNAMENTS = (120, 2.0)  #: acts in tournaments at once, and per second
PEOPLE = (60, 2.0)  #: decisions about others at once, and per second
ASKS = (20, 40 / 3600)  #: requests for friendship and challenges at once, and per second
REPORTS = 60  #: reports and appeals per hour from one address
MAJLISES = (60, 0.5)  #: changes of rule sets and standing events at once, and per second
GUESSES = 60  #: guesses per hour at one account's password, from all addresses together
#: Slots in which guesses are counted. Names that share a slot share its limit, and no slot is ever dropped in favour of
#: another: trying made-up names without end, from however many addresses, gives no extra guesses at an existing name.
GUESS_PLACES = 65_536
NETWORK_BITS = 64  #: bits of an IPv6 address that name the network: one customer has all its addresses


class RequestLimits:
    """Counts requests by address. clock: seconds of any monotonic clock."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._rates: Mapping[Kind, tuple[int, float]] = {
            "requests": _per_minute(limits.requests_per_minute),
            "logins": _per_minute(limits.logins_per_minute),
            "guests": (limits.guests_per_hour, limits.guests_per_hour / 3600),
            "analyses": (limits.analyses_per_hour, limits.analyses_per_hour / 3600),
            "exports": (limits.analyses_per_hour, limits.analyses_per_hour / 3600),
            "replays": _per_minute(max(1, limits.requests_per_minute // 2)),
            "pages": _per_minute(limits.requests_per_minute),
            "files": _per_minute(FILES * limits.requests_per_minute),
            "sockets": _per_minute(4 * limits.sockets_per_address),  # all of them may come back at once after a restart
            "guesses": (GUESSES, GUESSES / 3600),
            "chat": (AT_ONCE, PER_SECOND),
            "puzzles": _per_minute(PUZZLES),
            "reactions": (REACTIONS, REACTIONS / 60),
            "reviews": REVIEWS,
            "judgements": JUDGEMENTS,
            "tournaments": TOURNAMENTS,
            "people": PEOPLE,
            "asks": ASKS,
            "reports": (REPORTS, REPORTS / 3600),
            "majlises": MAJLISES,
        }
        self._buckets: OrderedDict[tuple[Kind, str], TokenBucket] = OrderedDict()
        self._guesses: dict[int, TokenBucket] = {}  # by slot
        self._key = secrets.token_bytes(16)  # so that nobody can tell which names share a slot

    def enter(self, kind: Kind, address: str) -> None:
        """Lets a request in; raises TooFast. address: where it comes from, or the account for guesses."""
        now = self._clock()
        bucket = self._guesses_at(address, now) if kind == "guesses" else self._requests_of(kind, address, now)
        if not bucket.take(now):
            raise TooFast("too-fast", seconds=math.ceil(1 / self._rates[kind][1]))

    def _requests_of(self, kind: Kind, address: str, now: float) -> TokenBucket:
        key = kind, network_of(address)
        bucket = self._buckets.pop(key, None) or TokenBucket(*self._rates[kind], now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket

    def _guesses_at(self, account: str, now: float) -> TokenBucket:
        digest = hashlib.blake2b(account.encode(errors="surrogatepass"), key=self._key, digest_size=8).digest()
        place = int.from_bytes(digest) % GUESS_PLACES
        if place not in self._guesses:
            self._guesses[place] = TokenBucket(*self._rates["guesses"], now)
        return self._guesses[place]


def _per_minute(count: int) -> tuple[int, float]:
    return count, count / 60


def network_of(address: str) -> str:
    """What counts as one client: an IPv4 address, or the network of an IPv6 address."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:60]
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ip_network((ip, NETWORK_BITS), strict=False))
    return str(ip)
