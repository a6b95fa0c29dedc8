"""The Compose file fits the image, the server's settings and the proxy's file, and gives containers few rights."""

from __future__ import annotations

import inspect
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from psycopg import pq

from tests.deploy.files import DEPLOY, OPERATIONS
from vierblatt.cli.commands.serve import serve
from vierblatt.server.ops.config import load
from vierblatt.server.store import dialects
from vierblatt.server.store.postgresql import PostgresEngine

FOLDER = DEPLOY / "compose"
TEXT = (FOLDER / "compose.yaml").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
NODES = ("node-1", "node-2")
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
SOURCE = DEPLOY.parent / "src" / "vierblatt"
#: The variables that PostgreSQL's client library reads, on which the server's driver is built.
LIBPQ = {each.envvar.decode() for each in pq.Conninfo.get_defaults() if each.envvar}


def variables(service: str) -> dict[str, str]:
    found: dict[str, str] = SERVICES[service].get("environment", {})
    return found


def known_variables() -> set[str]:
    """The environment variables that the server reads."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    return {*re.findall(r"[\"'](VIERBLATT_[A-Z]+)[\"']", code)} | LIBPQ


@pytest.mark.parametrize("node", NODES)
def test_a_node_is_started_with_options_that_there_are(node: str) -> None:
    command, *arguments = SERVICES[node]["command"]
    options = {name.removeprefix("--").replace("-", "_") for name in arguments if name.startswith("--")}
    assert command == "serve" == serve.__name__
    assert options == {"config", "public_url"} and options <= inspect.signature(serve).parameters.keys()
    assert 'ENTRYPOINT ["python", "-m", "vierblatt"]' in CONTAINERFILE


@pytest.mark.parametrize("node", NODES)
def test_a_node_has_no_variable_that_nothing_reads(node: str) -> None:
    assert {"VIERBLATT_CACHE", "VIERBLATT_DATA"} <= known_variables()
    assert variables(node).keys() <= known_variables()
    assert set(re.findall(r"VIERBLATT_[A-Z]+", TEXT)) <= known_variables()


def test_the_settings_of_the_nodes_lead_to_the_other_services() -> None:
    settings = load(FOLDER / "vierblatt.toml", public_url="https://cards.example.org")
    assert settings.database == f"postgresql://{variables('database')['POSTGRES_USER']}@database/vierblatt"
    assert settings.database.endswith("/" + variables("database")["POSTGRES_DB"])
    assert isinstance(dialects.connect(settings.database), PostgresEngine)
    assert settings.redis.startswith("redis://redis:") and settings.behind_proxy and settings.host == "0.0.0.0"
    assert settings.secure and {"database", "redis"} <= SERVICES.keys()
    assert variables("proxy")["NODES"].split() == [f"{node}:{settings.port}" for node in NODES]
    assert f"EXPOSE {settings.port}" in CONTAINERFILE


def test_the_password_is_one_and_in_no_file_of_the_project() -> None:
    passwords = {variables(node)["PGPASSWORD"] for node in NODES} | {variables("database")["POSTGRES_PASSWORD"]}
    assert len(passwords) == 1 and passwords.pop().startswith("${DATABASE_PASSWORD:?")
    example = (FOLDER / "example.env").read_text(encoding="utf-8")
    assert re.search(r"^DATABASE_PASSWORD=$", example, re.MULTILINE)
    ignored = subprocess.run(["git", "check-ignore", "deploy/compose/.env"], cwd=DEPLOY.parent, check=False)
    assert ignored.returncode == 0


def test_what_is_asked_of_the_host_is_in_the_example_and_nothing_else() -> None:
    asked = re.findall(r"\$\{(\w+)(:\?[^}]*)?\}", TEXT)
    assert all(refusal for _, refusal in asked), "a missing value is refused with a sentence"
    example = (FOLDER / "example.env").read_text(encoding="utf-8")
    assert {name for name, _ in asked} == {*re.findall(r"^(\w+)=", example, re.MULTILINE)}


def test_the_proxy_reads_its_variables_and_no_others() -> None:
    caddy = (DEPLOY / "caddy" / "Caddyfile").read_text(encoding="utf-8")
    read = {*re.findall(r"\{\$([A-Z]+):[^{}]+\}", "\n".join(line for line in caddy.splitlines() if line[:1] != "#"))}
    assert read == variables("proxy").keys() == {"DOMAIN", "NODES"}


def test_only_the_proxy_can_be_reached_and_database_and_redis_have_a_network_of_their_own() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["data"] == {"internal": True}
    networks = {name: {*service["networks"]} for name, service in SERVICES.items()}
    assert networks["database"] == networks["redis"] == {"data"} and networks["proxy"] == {"front"}
    assert all(networks[node] == {"front", "data"} for node in NODES)


@pytest.mark.parametrize("name", SERVICES)
def test_a_container_has_few_rights_and_comes_back(name: str) -> None:
    service = SERVICES[name]
    assert service["security_opt"] == ["no-new-privileges:true"] and service["restart"] == "unless-stopped"
    assert not {"privileged", "network_mode", "pid", "user", "devices"} & service.keys()
    assert service["logging"] == {"driver": "local"}, "a log without a bound fills the disk"
    if name in NODES:
        assert service["read_only"] is True and service["cap_drop"] == ["ALL"] and "cap_add" not in service
    assert "docker.sock" not in str(service)


def test_an_image_is_built_once_and_not_by_two_services_at_the_same_time() -> None:
    assert {service["image"] for name, service in SERVICES.items() if name in NODES} == {"vierblatt"}
    assert [name for name, service in SERVICES.items() if "build" in service] == ["node-1"]


def test_images_of_others_have_the_tag_of_one_version() -> None:
    images = {name: service["image"] for name, service in SERVICES.items() if name not in NODES}
    assert images and all(re.fullmatch(r"docker\.io/library/\w+:\d+\.[\d.]+-\w+", each) for each in images.values())


@pytest.mark.parametrize("name", SERVICES)
def test_mounted_files_and_volumes_exist(name: str) -> None:
    for source, target in (volume.split(":")[:2] for volume in SERVICES[name].get("volumes", ())):
        assert target.startswith("/")
        if source.startswith("."):
            assert (FOLDER / source).resolve().is_file()
        else:
            assert source in COMPOSE["volumes"]
    build = SERVICES[name].get("build")
    if build:
        context = (FOLDER / build["context"]).resolve()
        assert context == DEPLOY.parent and (context / build["dockerfile"]).is_file()


def test_what_the_image_writes_lies_where_it_may_write() -> None:
    (declared,) = re.findall(r"^VOLUME (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    for node in NODES:
        places = [volume.split(":")[1] for volume in SERVICES[node]["volumes"]]
        places += [each.partition(":")[0] for each in SERVICES[node]["tmpfs"]]
        assert {*yaml.safe_load(declared)} <= {*places}


def test_every_service_that_is_waited_for_can_say_that_it_is_ready() -> None:
    for node in NODES:
        waited = SERVICES[node]["depends_on"]
        assert waited.keys() == {"database", "redis"}
        assert all(each == {"condition": "service_healthy"} for each in waited.values())
        assert all("healthcheck" in SERVICES[name] for name in waited)


def test_the_guide_uses_the_services_that_there_are() -> None:
    page = OPERATIONS.read_text(encoding="utf-8")
    part = page[page.index("`deploy/compose/compose.yaml`") :]
    assert {*re.findall(r"\bnode-\d\b", part)} == {*NODES}
    assert Path(FOLDER / "example.env").is_file() and "cp example.env .env" in part
