#!/bin/sh
# What an image of a house holds, made in a folder: the interpreter's environment with the house's own
# packages, each checked against its hash, and the wheel of this checkout with its screens.
#
#     sh deploy/make-image.sh /opt/croupier
#
# The Dockerfile runs it, and so does a test, which needs no daemon for it.
set -eu
folder=$1
cd "$(dirname "$0")/.."
wheel=$(mktemp -d)
trap 'rm -rf "$wheel"' EXIT
export UV_SYSTEM_CERTS=1

# Makes the screens, with Node from its own lock file, and brings uv.
python3 tools/bootstrap.py run
uv=.venv/bin/uv

"$uv" venv --quiet --python "$(command -v python3)" "$wheel/builder"
"$uv" pip install --quiet --require-hashes --python "$wheel/builder/bin/python" -r requirements-build.lock
"$wheel/builder/bin/python" -m hatchling build -t wheel -d "$wheel"

"$uv" venv --quiet --python "$(command -v python3)" "$folder"
"$uv" pip install --quiet --require-hashes --python "$folder/bin/python" -r requirements-image.lock
"$uv" pip install --quiet --no-deps --offline --python "$folder/bin/python" "$wheel"/croupier-*.whl
