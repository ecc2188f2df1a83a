"""What a build of the package needs beside Python: the screens, and the list of what is inside.

Used by hatchling. The screens are built where the tree has their sources, unless they are built
from these very files already, as in a source distribution. A build without screens fails.
"""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SBOM = "build/sbom/croupier.cdx.json"


class ScreensHook(BuildHookInterface[Any]):
    """Puts the screens and a bill of materials into wheel and source distribution."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing, or fail with what to do."""
        if version == "editable":
            return
        root = Path(self.root)
        _build_screens(root)
        if not (root / "src" / "croupier" / "static" / "index.html").is_file():
            raise RuntimeError(
                "the screens are not built: run `python3 tools/bootstrap.py run` in a checkout, "
                "or build from the source distribution, which has them"
            )
        if self.target_name == "wheel":
            file = root / SBOM
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(_tool(root, "sbom").make_sbom(root), indent=1) + "\n")
            build_data["sbom_files"].append(SBOM)


def _build_screens(root: Path) -> None:
    build = _tool(root, "web_build")

    def no_node(_: Path) -> None:
        raise build.BuildFailed("Node 20.19 or newer is needed to build the screens")

    try:
        build.build_screens(print, no_node)
    except build.BuildFailed as error:
        raise RuntimeError(f"the screens could not be built: {error}") from error


def _tool(root: Path, name: str) -> ModuleType:
    """A module of tools/, which is no package of the installed program."""
    spec = importlib.util.spec_from_file_location(f"croupier_{name}", root / "tools" / f"{name}.py")
    if spec is None or spec.loader is None:
        raise RuntimeError(f"there is no tools/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
