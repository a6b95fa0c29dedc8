"""The HTTP interface follows its OpenAPI document whatever is sent: no 5xx, no status or shape that is not in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode, checks
from schemathesis.specs.openapi import checks as conformance

from tests.scale import scaled
from tests.services.people import guest
from tests.services.running import RunningServer
from vierblatt.server.http import openapi


def negative_data_rejection(ctx: Any, response: Any, case: Any) -> bool | None:
    """Invalid data is refused. An empty list in a query is left out when it is sent, so the query may become valid."""
    sent = parse_qs(urlsplit(response.request.url).query, keep_blank_values=True)
    if not set(case.query or ()) <= set(sent):
        return None
    return conformance.negative_data_rejection(ctx, response, case)


DOCUMENT = openapi.document()
SCHEMA: Any = schemathesis.openapi.from_dict(DOCUMENT)
SCHEMA.config.generation.update(with_security_parameters=False)  # each request has its own, below
OPERATIONS = [(path, method) for path, methods in DOCUMENT["paths"].items() for method in methods]
#: Valid and invalid data.
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
CHECKS: list[Callable[..., Any]] = [
    checks.not_a_server_error,
    conformance.status_code_conformance,
    conformance.content_type_conformance,
    conformance.response_schema_conformance,
    conformance.response_headers_conformance,
    negative_data_rejection,
]


@pytest.mark.parametrize("mode", MODES, ids=["fitting", "unfitting"])
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_matches_the_document(server: RunningServer, path: str, method: str, mode: GenerationMode) -> None:
    """Each request is a new guest's, as some requests end the session.

    A change asks each operation a few times, as there are hundreds; `make soak` asks each many times.
    """
    operation = SCHEMA[path][method]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query or operation.path_parameters):
        return

    @settings(max_examples=scaled(4, at_length=15), deadline=None, suppress_health_check=[*HealthCheck], database=None)
    @given(operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        token = guest(server.url).token
        headers = {"Authorization": f"Bearer {token}"}
        case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=30)

    ask()
