"""The bill of materials lists what the requirements pin and what the page has vendored, and nothing else."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tomllib
import uuid
from pathlib import Path
from typing import Any

import pytest

import vierblatt
from tests.test_repository import ROOT, pins

PACKAGE = Path(vierblatt.__path__[0])
BILL: dict[str, Any] = json.loads((PACKAGE / "sbom.cdx.json").read_text(encoding="utf-8"))
COMPONENTS: list[dict[str, Any]] = BILL["components"]
TOOL = ROOT / "tools" / "sbom.py"


def properties(component: dict[str, Any], name: str) -> list[str]:
    return [each["value"] for each in component.get("properties", ()) if each["name"] == f"vierblatt:{name}"]


def test_it_is_what_the_tool_writes() -> None:
    ran = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "\npython3 tools/sbom.py\n" in (ROOT / "tools" / "pin").read_text(encoding="utf-8")


def test_the_head_is_that_of_the_format() -> None:
    assert (BILL["bomFormat"], BILL["specVersion"], BILL["version"]) == ("CycloneDX", "1.6", 1)
    assert uuid.UUID(BILL["serialNumber"].removeprefix("urn:uuid:")).version == 5
    assert "timestamp" not in BILL["metadata"]
    own = BILL["metadata"]["component"]
    assert (own["name"], own["version"]) == ("vierblatt", vierblatt.__version__)


@pytest.mark.parametrize("file", ["play", "serve"])
def test_it_has_every_pin_with_its_version(file: str) -> None:
    listed = {
        each["name"]: each["version"]
        for each in COMPONENTS
        if f"requirements/{file}.txt" in properties(each, "requirements")
    }
    assert listed == pins(ROOT / "requirements" / f"{file}.txt")


def test_a_package_for_some_systems_says_for_which() -> None:
    lines = (ROOT / "requirements" / "serve.txt").read_text(encoding="utf-8").splitlines()
    markers = {line.split("==")[0]: line.split(" ; ")[1].removesuffix(" \\") for line in lines if " ; " in line}
    listed = {each["name"]: properties(each, "marker") for each in COMPONENTS if properties(each, "marker")}
    assert markers and listed == {name: [marker] for name, marker in markers.items()}


def test_it_has_every_vendored_library_with_its_version_licence_and_hash() -> None:
    vendored = {file: each for each in COMPONENTS for file in properties(each, "file")}
    assert vendored.keys() == {f"vierblatt/web/vendor/{path.name}" for path in PACKAGE.glob("web/vendor/*.js")}
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    wanted = {**packages.get("dependencies", {}), **packages.get("devDependencies", {})}
    for file, component in vendored.items():
        assert wanted[component["name"]] == component["version"]
        assert component["licenses"][0]["license"]["id"] in {"Apache-2.0", "BSD-3-Clause", "MIT"}
        (given,) = component["hashes"]
        assert given["content"] == hashlib.sha256((PACKAGE.parent / file).read_bytes()).hexdigest()


def test_nothing_is_listed_that_is_neither_pinned_nor_vendored() -> None:
    assert all(properties(each, "requirements") or properties(each, "file") for each in COMPONENTS)
    addresses = [each["bom-ref"] for each in COMPONENTS]
    assert addresses == [each["purl"] for each in COMPONENTS] and len({*addresses}) == len(addresses)
    assert all(re.fullmatch(r"pkg:(pypi|npm)/[\w.%-]+(/[\w.-]+)?@[\w.]+", address) for address in addresses)


def test_what_the_package_itself_needs_is_marked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    declared = [*project["dependencies"], *extras["terminal"], *extras["server"]]
    names = {re.split(r"[\[<>=]", each)[0].replace(".", "-") for each in declared}
    (own,) = BILL["dependencies"]
    vendored = {each["bom-ref"] for each in COMPONENTS if properties(each, "file")}
    needed = {each["bom-ref"] for each in COMPONENTS if each["name"] in names}
    assert len(needed) == len(names) and {*own["dependsOn"]} == needed | vendored
    (unknown,) = BILL["compositions"]
    assert (
        unknown["aggregate"] == "unknown"
        and {*unknown["dependencies"]} == {each["bom-ref"] for each in COMPONENTS} - vendored
    )
