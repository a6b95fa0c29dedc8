"""`serve`: what it says, where it opens, and what it refuses before it starts."""

from __future__ import annotations

import contextlib
import datetime as dt
import io
import ipaddress
import socket
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.cli.running import Ran, vierblatt
from vierblatt.cli.commands import serve as command
from vierblatt.cli.words import Printer
from vierblatt.games import background
from vierblatt.server.ops import startup
from vierblatt.server.ops.config import Config
from vierblatt.server.ops.database_lock import BadPlace, database_file, reserve_database


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """The configurations that a server was started with; it listens and ends at once."""
    configs: list[Config] = []

    def serve(config: Config, ready: Callable[[str], None], owner: str) -> None:
        assert owner
        configs.append(config)
        host = f"[{config.host}]" if ":" in config.host else config.host
        ready(f"{'https' if config.tls_cert else 'http'}://{host}:{config.port or 8137}")

    module = ModuleType("vierblatt.server.run")
    module.serve = serve  # type: ignore[attr-defined]  # stands for the real one
    monkeypatch.setitem(sys.modules, "vierblatt.server.run", module)
    monkeypatch.setattr("vierblatt.server.run", module, raising=False)
    return configs


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "being compiled"), ("de", "im Hintergrund kompiliert"), ("ar", "في الخلفية")]
)
@pytest.mark.parametrize("compiling", [True, False])
def test_who_serves_is_told_that_rules_are_being_compiled(
    served: list[Config], database: Path, lang: str, said: str, compiling: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "compiles_now", lambda: compiling)
    assert (said in vierblatt("serve", "--database", str(database), "--lang", lang).out) == compiling
    assert served


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@contextlib.contextmanager
def listener() -> Iterator[int]:
    """A port that is in use."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield int(server.getsockname()[1])


def serve(*words: str) -> Ran:
    return vierblatt("serve", "--port", "0", *words)


def test_it_listens_on_this_machine_only_and_prints_the_address(served: list[Config], database: Path) -> None:
    ran = serve("--database", str(database), "--lang", "en")
    assert ran.code == 0
    assert served[0].host == "127.0.0.1" and served[0].database == str(database)
    assert ran.out.splitlines()[0] == "Vierblatt is running at http://127.0.0.1:8137 - press Ctrl+C to stop it."
    assert "--host" in ran.out


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
@pytest.mark.parametrize("host", [[], ["--host"]])
def test_it_speaks_every_language(lang: str, host: list[str], served: list[Config], database: Path) -> None:
    ran = serve("--database", str(database), "--lang", lang, *host)
    assert ran.code == 0 and len(served) == 1
    assert "serve-" not in ran.out and "http://" in ran.out


@pytest.mark.parametrize("host", [["--host"], ["--host", "0.0.0.0"]])
def test_for_the_network_it_shows_the_address_that_others_use(
    host: list[str], served: list[Config], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "lan_address", lambda: "192.168.7.5")
    ran = serve("--database", str(database), "--lang", "en", *host)
    assert served[0].host == "0.0.0.0"
    assert "http://192.168.7.5:8137" in ran.out
    assert "TLS" in ran.out


def test_of_the_newer_internet_it_shows_an_address_in_brackets(
    served: list[Config], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "check_address", lambda _: None)  # this machine may have no such network
    monkeypatch.setattr(startup, "lan_address", lambda *, version: {6: "2001:db8::7"}[version])
    ran = serve("--database", str(database), "--lang", "en", "--host", "::")
    assert served[0].host == "::"
    assert "http://[2001:db8::7]:8137" in ran.out


@pytest.mark.parametrize("version", [4, 6])
def test_the_address_for_others_is_one_that_others_can_reach(version: int) -> None:
    address = startup.lan_address(version=version)
    assert address is None or not ipaddress.ip_address(address).is_loopback


def test_without_a_network_it_says_so(served: list[Config], database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "lan_address", lambda **_: None)
    ran = serve("--database", str(database), "--lang", "en", "--host")
    assert served and "not on a network" in ran.out


def test_a_phone_finds_a_code_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    shown, piped = Screen(), io.StringIO()
    config = Config(public_url="https://cards.example.org")
    for stream in (shown, piped):
        monkeypatch.setattr("sys.stdout", stream)
        command.announce(Printer("en"), config, "http://127.0.0.1:8137")
    assert shown.getvalue().count("█") > 100
    assert "█" not in piped.getvalue()
    assert "https://cards.example.org" in piped.getvalue() and "passkeys" not in piped.getvalue()


def test_a_file_of_settings_is_read_and_the_command_line_wins(
    served: list[Config], database: Path, tmp_path: Path
) -> None:
    settings = tmp_path / "server.toml"
    settings.write_text(f'database = "{database}"\nport = 9\nbehind_proxy = true\n[limits]\ncommands = 7\n')
    assert vierblatt("serve", "--config", str(settings), "--port", "0").code == 0
    assert served[0].port == 0 and served[0].behind_proxy and served[0].limits.commands == 7


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--host", "no such host"], "no address"),
        (["--host", "203.0.113.1"], "no address"),
        (["--port", "70000"], "65535"),
        (["--tls-cert", "nowhere.pem", "--tls-key", "nowhere.pem"], "nowhere.pem cannot be read"),
        (["--tls-cert", "only.pem"], "give both"),
        (["--config", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["--database", "no/such/folder/games.db"], "cannot be written"),
        (["--redis", "redis://127.0.0.1"], "one database that all of them can reach"),
        (["--redis", "me:geheim@there", "--database", "postgresql://there/db"], "“there” is not the address"),
        (["--lang", "tlh"], "tlh"),
    ],
)
def test_a_bad_configuration_ends_with_a_sentence(
    words: list[str], said: str, served: list[Config], database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(database.parent)
    ran = vierblatt("serve", *(["--port", "0"] if "--port" not in words else []), *words)
    assert ran.code == 2 and said in ran.err
    assert ran.err.count("\n") == 1
    assert not served
    assert words[0] == "--host" or not [*database.parent.iterdir()]


def test_a_taken_port_is_reported_with_a_remedy(served: list[Config], database: Path) -> None:
    with listener() as port:
        ran = vierblatt("serve", "--port", str(port), "--database", str(database))
    assert ran.code == 2 and str(port) in ran.err and "--port" in ran.err
    assert not served


def test_a_database_has_one_server(served: list[Config], database: Path) -> None:
    with reserve_database(database):
        ran = serve("--database", str(database))
    assert ran.code == 2 and str(database) in ran.err and not served
    assert serve("--database", str(database)).code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="links and locks of another kind")
@pytest.mark.parametrize("kind", ["symbolic", "hard", "folder", "relative", "url"])
def test_a_database_has_one_server_even_through_links(
    kind: str, served: list[Config], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, elsewhere = tmp_path / "there", tmp_path / "elsewhere"
    there.mkdir()
    database, other = there / "games.db", elsewhere / "other.db"
    with reserve_database(database, make=True):
        if kind == "folder":
            elsewhere.symlink_to(there)
            other = elsewhere / "games.db"
        else:
            elsewhere.mkdir()
        if kind == "symbolic":
            other.symlink_to(database)
        if kind == "hard" and sys.platform != "linux":
            pytest.skip("only Linux tells a lock on the file from those of SQLite")
        if kind == "hard":
            other.hardlink_to(database)
        monkeypatch.chdir(there)
        name = {"relative": "../there/games.db", "url": f"sqlite:///{database}"}.get(kind, str(other))
        ran = serve("--database", name, "--lang", "en")
        assert ran.code == 2 and "using" in ran.err and "--database" in ran.err and not served
    assert serve("--database", name).code == 0


def test_sqlite_keeps_writing_normally_to_an_existing_file(tmp_path: Path) -> None:
    with reserve_database(tmp_path / "games.db", make=True):
        with sqlite3.connect(tmp_path / "games.db") as first:
            first.execute("PRAGMA journal_mode=WAL")
            first.execute("CREATE TABLE kept (number INTEGER)")
        with sqlite3.connect(tmp_path / "games.db") as second:
            second.execute("INSERT INTO kept VALUES (1)")
        assert first.execute("SELECT number FROM kept").fetchall() == [(1,)]
        first.close()
        second.close()
    assert stat.S_IMODE((tmp_path / "games.db").stat().st_mode) == 0o600


def test_the_place_is_free_again_after_a_fault(database: Path) -> None:
    with pytest.raises(RuntimeError), reserve_database(database):
        raise RuntimeError
    with reserve_database(database), pytest.raises(BadPlace, match="database-in-use"), reserve_database(database):
        pass


@pytest.mark.parametrize(
    ("database", "file"),
    [
        ("games.db", Path("games.db")),
        ("sqlite:////var/games.db", Path("/var/games.db")),
        ("sqlite:///games.db?cache=private", Path("games.db")),
        ("postgresql+asyncpg://db/games", None),
    ],
)
def test_a_database_setting_names_its_file(database: str, file: Path | None) -> None:
    assert database_file(Config(database=database)) == file


def test_a_good_certificate_is_taken_and_a_foreign_key_is_not(
    served: list[Config], database: Path, tmp_path: Path
) -> None:
    one, other = certificate(tmp_path / "one"), certificate(tmp_path / "other")
    good = serve("--database", str(database), "--tls-cert", str(one[0]), "--tls-key", str(one[1]), "--lang", "en")
    assert good.code == 0 and "https://" in good.out
    bad = serve("--database", str(database), "--tls-cert", str(one[0]), "--tls-key", str(other[1]))
    assert bad.code == 2 and "certificate" in bad.err and len(served) == 1


def certificate(place: Path) -> tuple[Path, Path]:
    """A self-signed certificate and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now)
        .not_valid_after(now + dt.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    files = place.with_suffix(".crt"), place.with_suffix(".key")
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return files


def test_missing_packages_are_named_with_the_remedy(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Without:
        def find_spec(self, name: str, *_: Any) -> None:
            if name == "uvicorn":
                raise ModuleNotFoundError(name="uvicorn")

    for name in [name for name in sys.modules if name.split(".")[0] == "uvicorn" or name == "vierblatt.server.run"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("vierblatt.server.run", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Without(), *sys.meta_path])
    ran = serve("--database", str(database))
    assert ran.code == 2
    assert "uvicorn" in ran.err and "vierblatt[server]" in ran.err
