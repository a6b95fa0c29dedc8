"""The OpenAPI document: current, sound, and true to the routes."""

from __future__ import annotations

import json
from pathlib import Path

from jsonschema import Draft202012Validator

from tests.server.http.conftest import Client
from vierblatt.server.http import openapi
from vierblatt.server.http.registry import GROUPS

FILE = Path(__file__).parents[3] / "docs" / "openapi.json"


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == openapi.text()


def test_every_endpoint_is_described_once() -> None:
    endpoints = [endpoint for group in GROUPS for endpoint in group]
    assert len({endpoint.name for endpoint in endpoints}) == len(endpoints)
    assert len({(endpoint.method, endpoint.path) for endpoint in endpoints}) == len(endpoints)
    paths = openapi.document()["paths"]
    assert sum(len(path) for path in paths.values()) == len(endpoints)
    for endpoint in endpoints:
        described = paths[endpoint.path][endpoint.method.lower()]
        assert described["summary"].endswith(".")
        assert (described.get("security") == [openapi.BEARER]) == endpoint.signed_in


def test_every_reference_leads_somewhere_and_every_schema_is_one() -> None:
    document = openapi.document()
    schemas = document["components"]["schemas"]
    named = {part.split('"')[0] for part in json.dumps(document).split("#/components/schemas/")[1:]}
    assert named <= schemas.keys() <= named
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)


async def test_the_document_is_served(client: Client) -> None:
    assert await client.get("/api/openapi.json") == openapi.document()


async def test_every_described_path_exists(client: Client) -> None:
    for path, methods in openapi.document()["paths"].items():
        filled = (
            path.replace("{table}", "aaaaaaaaaa")
            .replace("{record}", "aaaaaaaaaa")
            .replace("{deal}", "1")
            .replace("{review}", "aaaaaaaaaa")
            .replace("{study}", "aaaaaaaaaa")
        )
        filled = filled.replace("{majlis}", "aaaaaaaaaa").replace("{line}", "1").replace("{emoji}", "🌹")
        filled = filled.replace("{majlis}", "aaaaaaaaaa").replace("{line}", "1").replace("{emoji}", "👏")
        filled = filled.replace("{bot}", "club").replace("{step}", "follow").replace("{mode}", "streak")
        filled = filled.replace("{day}", "2027-01-15").replace("{number}", "1")
        filled = filled.replace("{case}", "aaaaaaaaaa").replace("{act}", "1")
        filled = filled.replace("{tournament}", "aaaaaaaaaa").replace("{contestant}", "1").replace("{meeting}", "1")
        filled = filled.replace("{place}", "1").replace("{board}", "1")
        filled = filled.replace("{challenge}", "aaaaaaaaaaaa")
        filled = filled.replace("{rules}", "aaaaaaaaaaaa").replace("{event}", "aaaaaaaaaa")
        filled = filled.replace("{place}", "1")
        for name in ("game", "preset", "player", "puzzle", "token", "key", "session"):
            filled = filled.replace(f"{{{name}}}", "baloot")
        for method, described in methods.items():
            answer = await client.ask(method.upper(), filled)
            assert str(answer.status_code) in described["responses"], (method, path, answer.text)
            assert answer.status_code != 405
            if answer.status_code == 404:
                assert answer.json()["fault"]["code"] != "no-such-place"
