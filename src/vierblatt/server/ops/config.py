"""The configuration of a server: defaults, overridden by a TOML file, overridden by the command line.

>>> Config().port
8137
"""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from vierblatt.errors import VierblattError

Count = Annotated[int, Meta(ge=1)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
DATABASE_SCHEMES = ("sqlite", "postgresql", "postgres")
REDIS_SCHEMES = ("redis://", "rediss://", "unix://")
_PLACE = r"(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?"
#: The addresses that browsers accept (RFC 7064, RFC 7065).
_ICE_URLS = {
    "stun": re.compile(f"stuns?:{_PLACE}"),
    "turn": re.compile(rf"turns?:{_PLACE}(?:\?transport=(?:udp|tcp))?"),
}


class BadConfig(VierblattError):
    """A configuration that cannot work."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one client may use. Every refusal is counted in the metrics."""

    commands: Count = 40  #: commands that a socket may send at once ...
    commands_per_second: Annotated[float, Meta(gt=0)] = 4.0  #: ... and how many become available again per second
    sockets_per_address: Count = 64
    sockets_per_player: Count = 8
    send_queue: Count = 256  #: frames that a slow client may lag behind before it is disconnected
    requests_per_minute: Count = 240  #: HTTP requests from one address
    logins_per_minute: Count = 10  #: from one address
    guests_per_hour: Count = 200  #: from one address
    analyses_per_hour: Count = 30  #: requested from one address
    tables_per_player: Count = 8  #: open at once
    seats_per_minute: Count = 30  #: seats that a player takes, including those at tables that they open
    entries_per_table: Annotated[int, Meta(ge=1000)] = 5000  #: entries in a table's log; at twice as many it is closed
    password_checks: Count = 2  #: argon2 computations at the same time


class Retention(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For how many days data that nobody needs any more is kept; 0 means for ever."""

    guests_days: Days = 60  #: guests not seen for so long, without a finished match, passkey or personal token
    unfinished_days: Days = 30  #: closed tables whose match was not played to its end, with their logs
    daily_days: Days = 90  #: daily deals, with all that was played in them
    reviews_days: Days = 365  #: reviews in which nothing has changed for so long
    tournaments_days: Days = 365  #: tournaments in which nothing has happened for so long, with their logs
    notices_days: Days = 90  #: notices of players
    reports_days: Days = 180  #: reports and their evidence, from the moment when a moderator has decided


class VoiceConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Voice at private tables: browsers send the sound to each other; this server only helps them to connect."""

    on: bool = False
    stun: tuple[str, ...] = ()  #: addresses of STUN servers, such as ``stun:turn.example.org:3478``
    turn: tuple[str, ...] = ()  #: addresses of a TURN server, such as ``turn:turn.example.org:3478?transport=udp``
    turn_secret: str = ""  #: the secret that the TURN server shares with this one (`static-auth-secret` of coturn)
    turn_seconds: Annotated[int, Meta(ge=600, le=86_400)] = 21_600  #: for how long a credential for it is valid
    relay_only: bool = False  #: whether all sound goes through the TURN server, so that nobody learns others' addresses


#: The default: tables have no voice.
NO_VOICE = VoiceConfig()


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8137  #: 0 takes any free port
    database: str = "vierblatt.db"  #: a SQLite file, or a SQLAlchemy URL
    redis: str = ""  #: the Redis server that connects several nodes with one PostgreSQL database; empty for one server
    ping_every: Annotated[float, Meta(gt=0)] = 20.0  #: seconds between two pings of a socket ...
    ping_wait: Annotated[float, Meta(gt=0)] = 40.0  #: ... and how long its client may take to answer one
    tls_cert: str = ""
    tls_key: str = ""
    public_url: str = ""  #: the address for players, if it is not host and port
    behind_proxy: bool = False  #: trust X-Forwarded-For from the proxy in front
    puzzles: str = ""  #: a folder with further files of puzzles; empty for those that come with the program
    nets: str = ""  #: a folder with nets that play for levels (`vierblatt.bots.level_nets`); empty for none
    metrics: bool = True  #: serve /metrics; only to this machine unless `metrics_token` is set
    metrics_token: str = ""
    log_format: Literal["auto", "json", "console"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()
    retention: Retention = Retention()
    voice: VoiceConfig = NO_VOICE

    @property
    def database_url(self) -> str:
        """The database as a SQLAlchemy URL."""
        return self.database if "://" in self.database else f"sqlite:///{self.database}"

    @property
    def site_names(self) -> tuple[str, ...]:
        """What people may call the server: every run of parts of its host name.

        >>> Config(public_url="https://cards.example").site_names
        ('cards', 'cards.example', 'example')
        """
        host = urlsplit(self.public_url).hostname or ""
        parts = host.split(".") if host else []
        return tuple(".".join(parts[first:end]) for first, end in combinations(range(len(parts) + 1), 2))

    @property
    def secure(self) -> bool:
        """Whether players reach the server through TLS."""
        return bool(self.tls_cert) or self.public_url.startswith("https://")


def load(file: Path | None = None, **given: Any) -> Config:
    """The configuration of a file, overridden by the given values that are not None; raises BadConfig."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values = tomllib.loads(file.read_text(encoding="utf-8"))
        except OSError as fault:
            raise BadConfig("cannot-read", path=str(file), reason=fault.strerror or str(fault)) from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise BadConfig("bad-config", reason=str(fault)) from None
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        config = msgspec.convert(values, Config)
    except msgspec.ValidationError as fault:
        raise BadConfig("bad-config", reason=str(fault)) from None
    if bool(config.tls_cert) != bool(config.tls_key):
        raise BadConfig("tls-pair")
    if config.redis and config.database_url.startswith("sqlite"):
        raise BadConfig("nodes-one-file")
    if config.redis and not config.redis.startswith(REDIS_SCHEMES):
        raise BadConfig("bad-redis-url", url=config.redis.rpartition("@")[2])
    scheme, separate, _ = config.database.partition("://")
    if separate and not scheme.startswith(DATABASE_SCHEMES):
        raise BadConfig("store-unsupported", database=config.database.rpartition("@")[2])
    if config.public_url and not _is_address(config.public_url):
        raise BadConfig("bad-public-url", url=config.public_url)
    _check_voice(config.voice)
    return config


def _check_voice(voice: VoiceConfig) -> None:
    for kind, urls in (("stun", voice.stun), ("turn", voice.turn)):
        for url in urls:
            if not _ICE_URLS[kind].fullmatch(url):
                raise BadConfig("bad-voice-url", url=url, kind=kind)
    if bool(voice.turn) != bool(voice.turn_secret):
        raise BadConfig("turn-secret")
    if voice.relay_only and not voice.turn:
        raise BadConfig("relay-needs-turn")


def _is_address(url: str) -> bool:
    """Whether a browser can open it."""
    try:
        parts = urlsplit(url)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
