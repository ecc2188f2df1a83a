"""A bill of materials in the form of CycloneDX: what a release was locked to and what it bundles.

    python -m tools.sbom > croupier.cdx.json

The same files give the same bytes: there is no time and no random number in it.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

#: Packages whose code or fonts are in the built screens.
BUNDLED: Final = ("svelte", "@fontsource-variable/inter")
_PINNED: Final = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)(.*?)(?=^\S|\Z)", re.M | re.S)
_HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def make_sbom(root: Path) -> dict[str, Any]:
    """The document for the checkout or source distribution at `root`."""
    text = (root / "src" / "croupier" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.M)
    version = found[1] if found else "0"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "croupier",
                "name": "croupier",
                "version": version,
                "purl": f"pkg:pypi/croupier@{version}",
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": [*_python(root), *_screens(root), *_fonts()],
    }


def _python(root: Path) -> list[dict[str, Any]]:
    """What `requirements.lock` holds, each with the hashes that an installer accepts."""
    lock = (root / "requirements.lock").read_text("utf-8")
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name.lower()}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name.lower()}@{version}",
            "scope": "optional",
            "hashes": [{"alg": "SHA-256", "content": each} for each in _HASH.findall(rest)],
        }
        for name, version, rest in _PINNED.findall(lock)
    ]


def _screens(root: Path) -> list[dict[str, Any]]:
    lock = json.loads((root / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    held = [(name, lock[f"node_modules/{name}"]) for name in BUNDLED]
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:npm/{name.replace('@', '%40')}@{own['version']}",
            "name": name,
            "version": own["version"],
            "licenses": [{"license": {"id": own["license"]}}],
        }
        for name, own in held
    ]


def _fonts() -> list[dict[str, Any]]:
    licences = {
        "DejaVu Sans Condensed": {"name": "Bitstream Vera and DejaVu"},
        "Noto Sans SC": {"id": "OFL-1.1"},
    }
    return [
        {
            "type": "file",
            "bom-ref": name.lower().replace(" ", "-"),
            "name": name,
            "licenses": [{"license": licence}],
        }
        for name, licence in licences.items()
    ]


if __name__ == "__main__":
    json.dump(make_sbom(Path(__file__).resolve().parent.parent), sys.stdout, indent=1)
