"""The page's modules in a few files, as `make bundles` writes them: a release has them, a checkout does not need them.

`bundles/` contains a manifest and the bundled modules. The manifest names the modules that were bundled and a hash of
their sources: bundles of other sources are ignored, so that a checkout never serves an old page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec

FOLDER = "bundles/"
MANIFEST = FOLDER + "manifest.json"


class _Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """sources: `sources_hash` of what was bundled. modules: a module -> the files that it needs, itself first."""

    sources: str
    modules: dict[str, list[str]]


def sources_hash(bodies: Mapping[str, bytes]) -> str:
    """The SHA-256 of all modules of the page, by their paths under `web/`; `tools/page_bundles.js` computes it too.

    >>> sources_hash({"app.js": b"a", "bundles/app.js": b"b", "icon.svg": b"c"}) == sources_hash({"app.js": b"a"})
    True
    """
    digest = hashlib.sha256()
    for name in sorted(name for name in bodies if name.endswith(".js") and not name.startswith(FOLDER)):
        digest.update(f"{name}\0{len(bodies[name])}\0".encode() + bodies[name])
    return digest.hexdigest()


def read_bundles(bodies: Mapping[str, bytes]) -> dict[str, list[str]]:
    """The files that each bundled module needs; empty if there are no bundles, or only those of other sources."""
    try:
        manifest = msgspec.json.decode(bodies[MANIFEST], type=_Manifest)
    except (KeyError, msgspec.DecodeError):
        return {}
    complete = all(file in bodies for files in manifest.modules.values() for file in files)
    return manifest.modules if complete and manifest.sources == sources_hash(bodies) else {}
