"""The audit of pinned packages distinguishes a clean answer from no answer."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    """The tool, which is not part of a package."""
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["audit"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def test_every_installed_package_has_a_free_licence(audit: ModuleType) -> None:
    names = [name for file in audit.AUDITED for name in audit.pinned(ROOT / "requirements" / f"{file}.txt")]
    assert {"starlette", "msgspec", "pytest"} <= {*names}
    assert audit.unfree(names) == []


@pytest.mark.parametrize(
    ("licence", "free"),
    [
        ("MIT", True),
        ("GPL-3.0-only", False),
        ("GPL-3.0-only AND MIT", False),
        ("GPL-3.0-only OR MIT", True),
        ("MIT OR GPL-3.0-only AND GPL-2.0-only", True),
        ("(MIT OR GPL-2.0-only) AND GPL-3.0-only", False),
        ("(GPL-2.0-only OR MIT) AND BSD-3-Clause", True),
        ("Mozilla Public License 2.0 (MPL 2.0)", True),
        ("", False),
    ],
)
def test_every_required_licence_and_one_offered_licence_is_free(audit: ModuleType, licence: str, *, free: bool) -> None:
    assert audit.free(licence) is free


def test_an_expression_is_not_softened_by_other_metadata(audit: ModuleType) -> None:
    metadata = {"License-Expression": "GPL-3.0-only", "License": "MIT"}
    assert audit.licence_of(metadata, ["License :: OSI Approved :: MIT License"]) == "GPL-3.0-only"


def test_packages_under_the_lesser_licence_are_named(audit: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "LINKED", {})
    packages = [line.partition(":")[0] for line in audit.unfree(["psycopg", "starlette"])]
    assert packages == ["psycopg"]


@pytest.mark.parametrize(
    ("answer", "faults", "unknown"),
    [
        ({"dependencies": [{"name": "a", "version": "1", "vulns": []}]}, [], []),
        ({"dependencies": [{"name": "a", "skip_reason": "not found"}]}, [], ["a"]),
        (
            {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}]},
            ["a 1: CVE-1, fixed in 2"],
            [],
        ),
        ([], [], ["a", "b"]),
    ],
)
def test_unchecked_packages_are_not_reported_clean(
    audit: ModuleType, answer: Any, faults: list[str], unknown: list[str]
) -> None:
    assert audit.judged(json.dumps(answer), ["b", "a"]) == (faults, unknown)
    assert audit.judged("no network", ["b", "a"]) == ([], ["a", "b"])


def test_without_an_answer_only_the_strict_audit_fails(audit: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "COMMAND", (sys.executable, "-c", "raise SystemExit('no network')"))
    report = audit.audit()
    assert report.unknown and not report.faults
    assert report.status(strict=False) == 0 and report.status(strict=True) == 1
    assert audit.Findings(faults=["a 1: CVE-1"]).status(strict=False) == 1
