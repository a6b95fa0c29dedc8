"""The OpenAPI document, made from the same endpoints as the routes; `docs/openapi.json` contains it.

``python -c "from vierblatt.server.http import openapi; print(openapi.text(), end='')" > docs/openapi.json``
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from vierblatt import __version__
from vierblatt.server.http.endpoint import Endpoint, FileAnswer
from vierblatt.server.http.faults import Refusal
from vierblatt.server.http.registry import GROUPS

REFERENCE = "#/components/schemas/{name}"
Json = dict[str, Any]

BEARER: Json = {"token": []}


def document() -> Json:
    """The whole document."""
    endpoints = [endpoint for group in GROUPS for endpoint in group]
    schemas = _Schemas(endpoints)
    paths: dict[str, Json] = {}
    for group in GROUPS:
        for endpoint in group:
            operation = {"tags": [group.group], **_operation(endpoint, schemas)}
            paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Vierblatt",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Accounts, tables and history. A match is played through the socket at `/ws`.",
        },
        "tags": [{"name": group.group} for group in GROUPS],
        "paths": paths,
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A session token, or a personal token where the endpoint does not say otherwise",
                }
            },
        },
    }


def text() -> str:
    """The document as it is in the file."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


class _Schemas:
    """The JSON Schemas of all types that endpoints accept and return."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self._kinds: list[Any] = [Refusal]
        for endpoint in endpoints:
            for kind in (endpoint.body, endpoint.query, _json(endpoint), *endpoint.path_parameters.values()):
                if kind is not None and kind not in self._kinds:
                    self._kinds.append(kind)
        self._schemas, self.components = msgspec.json.schema_components(self._kinds, ref_template=REFERENCE)
        self._queries = {endpoint.query for endpoint in endpoints if endpoint.query is not None}
        for query in self._queries:
            self.components.pop(query.__name__)

    def of(self, kind: Any) -> Json:
        """The schema of a type, or a reference to it."""
        schema: Json = self._schemas[self._kinds.index(kind)]
        return schema

    def fields(self, kind: Any) -> dict[str, Json]:
        """The schemas of the fields of a query string."""
        _, components = msgspec.json.schema_components([kind], ref_template=REFERENCE)
        properties: dict[str, Json] = components[kind.__name__]["properties"]
        return properties


def _operation(endpoint: Endpoint, schemas: _Schemas) -> Json:
    summary, _, rest = endpoint.about.partition("\n\n")
    operation: Json = {"operationId": endpoint.name, "summary": " ".join(summary.split())}
    if rest or endpoint.session:
        operation["description"] = rest or "Needs a session token; a personal token is not accepted."
    if "caller" in endpoint.parameters:
        operation["security"] = [BEARER] if endpoint.signed_in else [BEARER, {}]
    parameters = [*_in_path(endpoint, schemas), *_in_query(endpoint, schemas), *_in_headers(endpoint)]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        content = {"application/json": {"schema": schemas.of(endpoint.body)}}
        operation["requestBody"] = {"content": content, "required": True}
    operation["responses"] = {
        str(endpoint.status): _success(endpoint, schemas),
        **({} if endpoint.tag is None else {"304": {"description": HTTPStatus.NOT_MODIFIED.phrase}}),
        **{str(status): _refusal(status, schemas) for status in statuses(endpoint)},
    }
    return operation


def _in_path(endpoint: Endpoint, schemas: _Schemas) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, "schema": schemas.of(kind)}
        for name, kind in endpoint.path_parameters.items()
    ]


def _in_query(endpoint: Endpoint, schemas: _Schemas) -> list[Json]:
    if endpoint.query is None:
        return []
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in schemas.fields(endpoint.query).items()
    ]


def _in_headers(endpoint: Endpoint) -> list[Json]:
    if endpoint.tag is None:
        return []
    about = "The ETag of an answer that the client has; while it is still the right one, the status is 304"
    return [
        {"name": "If-None-Match", "in": "header", "required": False, "description": about, "schema": {"type": "string"}}
    ]


def _success(endpoint: Endpoint, schemas: _Schemas) -> Json:
    if endpoint.result is None:
        return {"description": "Done"}
    kind = _json(endpoint)
    schema = schemas.of(kind) if kind is not None else _file_schema(endpoint)
    return {"description": "Done", "content": {endpoint.media: {"schema": schema}}}


def _file_schema(endpoint: Endpoint) -> Json:
    return {"type": "object"} if endpoint.media == "application/json" else {"type": "string"}


def _refusal(status: int, schemas: _Schemas) -> Json:
    return {
        "description": HTTPStatus(status).phrase,
        "content": {"application/json": {"schema": schemas.of(Refusal)}},
    }


def statuses(endpoint: Endpoint) -> list[int]:
    """All statuses of refusals that an endpoint may answer with."""
    codes = {429, 503, *endpoint.faults}
    if endpoint.method != "GET":
        codes.add(403)  # for requests from pages of other sites
    if endpoint.path_parameters:
        codes.add(404)
    if endpoint.query is not None:
        codes |= {400, 422}
    if endpoint.body is not None:
        codes |= {400, 408, 413, 415, 422}
    if "caller" in endpoint.parameters:
        codes |= {401, 403}
    if "host" in endpoint.parameters:
        codes |= {400, 403}
    return sorted(codes)


def _json(endpoint: Endpoint) -> Any:
    """The type of an answer that is a JSON struct of ours, or None."""
    return None if endpoint.result is FileAnswer else endpoint.result
