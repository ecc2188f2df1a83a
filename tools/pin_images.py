"""Name images of the deployment files by digest: `python -m tools.pin_images [FOLDER] [--check]`.

A tag moves, a digest does not. What a tag points to now is asked of the registry through `docker`,
once for each image, and written behind the tag: `postgres:18@sha256:…`. The house's own image is
built from this tree and is left alone. `--check` changes nothing, and ends with 1 where an image
has no digest.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

DEPLOY: Final = Path(__file__).parents[1] / "deploy"
OWN: Final = "croupier"
_FILES: Final = ("compose.yaml", "kubernetes.yaml", "Dockerfile")
_IMAGE: Final = re.compile(
    r"^(?P<before>\s*(?:-\s+)?image:\s*|ARG BASE=)(?P<image>[^\s@]+)(?:@(?P<digest>\S+))?$",
    re.MULTILINE,
)
_DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")


def images(folder: Path) -> dict[str, str]:
    """Every image of others by name and tag, and its digest; empty where it has none."""
    return {
        found["image"]: found["digest"] or ""
        for file in _FILES
        for found in _IMAGE.finditer((folder / file).read_text("utf-8"))
        if found["image"].partition(":")[0] != OWN
    }


def look_up(image: str) -> str:
    """What a tag points to now."""
    command = ["docker", "buildx", "imagetools", "inspect", image]
    command += ["--format", "{{.Manifest.Digest}}"]
    try:
        asked = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise SystemExit(f"{image}: there is no docker here, which reads a registry") from None
    digest = asked.stdout.strip()
    if asked.returncode or not _DIGEST.fullmatch(digest):
        why = (asked.stderr.strip() or "docker named no digest").splitlines()[0]
        # What docker says where it lacks the plugin.
        why = "docker has no buildx here" if why.startswith("unknown flag") else why
        raise SystemExit(f"{image}: {why}")
    return digest


def pin(folder: Path, digests: dict[str, str]) -> None:
    """Write digests behind the tags of images."""
    for file in _FILES:
        text = (folder / file).read_text("utf-8")

        def pinned(found: re.Match[str]) -> str:
            digest = digests.get(found["image"])
            return f"{found['before']}{found['image']}@{digest}" if digest else found[0]

        (folder / file).write_text(_IMAGE.sub(pinned, text), "utf-8")


def main() -> None:
    """Pin, or say what is not pinned."""
    parser = argparse.ArgumentParser(description="name images by digest")
    parser.add_argument("folder", nargs="?", type=Path, default=DEPLOY)
    parser.add_argument("--check", action="store_true", help="change nothing")
    given = parser.parse_args()
    found = images(given.folder)
    if given.check:
        loose = sorted(image for image, digest in found.items() if not digest)
        sys.exit(f"without a digest: {', '.join(loose)}" if loose else 0)
    # All are known before anything is written.
    digests = {image: look_up(image) for image in found}
    pin(given.folder, digests)
    for image, digest in sorted(digests.items()):
        print(f"{image}@{digest}")


if __name__ == "__main__":
    main()
