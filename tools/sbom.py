"""Write the bill of materials of a release: src/vierblatt/sbom.cdx.json, in the format CycloneDX 1.6.

    python3 tools/sbom.py            write it; tools/pin does so after it has written the requirements
    python3 tools/sbom.py --check    exit code 1 if it does not fit the requirements and the vendored libraries

It lists the pinned packages with which `make play`, `make serve` and the container image run, and the JavaScript
libraries that the package contains. Somebody who installs the package with other versions runs with those instead. It
contains no time and no random number, so two equal releases have equal bills.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import tomllib
import uuid
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BILL = ROOT / "src" / "vierblatt" / "sbom.cdx.json"
VENDOR = ROOT / "src" / "vierblatt" / "web" / "vendor"
#: What a release runs with.
REQUIREMENTS = ("play", "serve")
_PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)==([^ ;\n]+)(?: ; ([^\\\n]+?))?(?: \\)?$", re.MULTILINE)
_VENDORED = re.compile(r"^\| `(\S+)` \| (\S+) ([\d.]+)\S* .*\| ([\w.-]+), `", re.MULTILINE)
_NAME = re.compile(r"[\w.-]+")


def canonical(name: str) -> str:
    """The name of a package as requirements files have it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned_components() -> list[dict[str, Any]]:
    """The pinned packages, each once, with the requirements files that name it and the systems that need it."""
    found: dict[str, dict[str, Any]] = {}
    for file in REQUIREMENTS:
        text = (ROOT / "requirements" / f"{file}.txt").read_text(encoding="utf-8")
        for name, version, marker in _PIN.findall(text):
            address = f"pkg:pypi/{name}@{version}"
            component = found.setdefault(
                address,
                {"type": "library", "bom-ref": address, "name": name, "version": version, "purl": address},
            )
            properties = component.setdefault("properties", [])
            properties.append({"name": "vierblatt:requirements", "value": f"requirements/{file}.txt"})
            if marker and not any(each["name"] == "vierblatt:marker" for each in properties):
                properties.append({"name": "vierblatt:marker", "value": marker})
    return [found[address] for address in sorted(found)]


def vendored_components() -> list[dict[str, Any]]:
    """The JavaScript libraries inside the package, from the table in web/vendor/README.md."""
    found = []
    for file, name, version, licence in _VENDORED.findall((VENDOR / "README.md").read_text(encoding="utf-8")):
        address = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        found.append(
            {
                "type": "library",
                "bom-ref": address,
                "name": name,
                "version": version,
                "hashes": [{"alg": "SHA-256", "content": hashlib.sha256((VENDOR / file).read_bytes()).hexdigest()}],
                "licenses": [{"license": {"id": licence}}],
                "purl": address,
                "properties": [{"name": "vierblatt:file", "value": f"vierblatt/web/vendor/{file}"}],
            }
        )
    return found


def bill() -> dict[str, Any]:
    """The bill of materials."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    direct = {
        canonical(found[0])
        for declared in [*project["dependencies"], *extras["terminal"], *extras["server"]]
        if (found := _NAME.match(declared))
    }
    own = f"pkg:pypi/vierblatt@{project['version']}"
    pinned, vendored = pinned_components(), vendored_components()
    body = {
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "vierblatt",
                "version": project["version"],
                "licenses": [{"expression": project["license"]}],
                "purl": own,
            },
        },
        "components": [*pinned, *vendored],
        "dependencies": [
            {
                "ref": own,
                "dependsOn": [
                    each["bom-ref"] for each in [*pinned, *vendored] if each["name"] in direct or each in vendored
                ],
            }
        ],
        # The requirements name the packages that others need, but not which needs which.
        "compositions": [{"aggregate": "unknown", "dependencies": [each["bom-ref"] for each in pinned]}],
    }
    number = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(body, sort_keys=True))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{number}", "version": 1}
    return head | body


def text() -> str:
    """The file's content."""
    return json.dumps(bill(), indent=1) + "\n"


def main() -> int:
    """Do what the module's docstring says."""
    if "--check" not in sys.argv[1:]:
        BILL.write_text(text(), encoding="utf-8")
        return 0
    if BILL.is_file() and BILL.read_text(encoding="utf-8") == text():
        return 0
    print("The bill of materials is out of date: run tools/sbom.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
