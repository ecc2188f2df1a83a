"""The screens: what the web build made, served as files, and one page for every screen's path.

The build lies in `croupier/static`. It is made from `web/` and not kept in the repository, so a
house may run without it; then the pages say so in plain words and the API works as ever.
"""

import mimetypes
import os
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from croupier.core.messages import say
from croupier.server.calling import gateway_of
from croupier.server.problems import problem

#: One page serves them all: the build finds out from the address which screen it is.
PATHS: Final = (
    "/",
    "/sign-in",
    "/play/{table}",
    "/play/{table}/{other}",
    "/dealer/{table}",
    "/pit",
    "/pit/{table}",
    "/display/tournament/{tournament}",
    "/display/wall/{tables}",
    "/display/{table}",
    "/display/{table}/flying",
    "/display/{table}/lucky",
    "/cashier",
    "/inspector",
    "/inspector/{table}/{round}",
    "/promotions",
    "/tournaments",
    "/director",
    "/admin",
)
#: Two of these stand side by side on a screen with two wheels.
_TERMINAL: Final = "/play/{table}"
#: The name of a file under /assets changes with what is in it.
_FOR_EVER: Final = "public, max-age=31536000, immutable"
#: The build packs its larger files twice; the better packing first.
_PACKED: Final = {".br": "br", ".gz": "gzip"}
_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; object-src 'none'; form-action 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)
#: The house's own mark is a picture and never a program: nothing in it is loaded, nothing runs.
_PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
_MISSING: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Croupier</title></head>
<body>
<main>
<h1>The screens are not built</h1>
<p>The house is open and its API works, but the screens have not been built yet.
Stop the server and start it with <code>make run</code>, which builds them.</p>
<p>For programs: <a href="/openapi.json">OpenAPI</a>, <a href="/asyncapi.json">AsyncAPI</a>,
<a href="/v1/tables">tables as JSON</a>, <a href="/metrics">metrics</a>.</p>
</main>
</body>
</html>
"""

#: What a browser requests by name: how to keep the screens at hand, and the page while we are away.
_FILES: Final = ("manifest.webmanifest", "sw.js", "offline.html", "offline.css", "offline.js")

Endpoint = Callable[[Request], Awaitable[Response]]


def built() -> Path:
    """Where the build lies, if it has been made."""
    return Path(str(resources.files("croupier"))) / "static"


def screen_routes(folder: Path | None = None) -> list[BaseRoute]:
    """The routes of all screens and of the files that they load."""
    place = folder or built()
    page, terminal = _page(place), _page(place, framed=True)
    return [
        *(Route(path, terminal if path == _TERMINAL else page) for path in PATHS),
        Route("/assets/{name}", _asset(place / "assets", _FOR_EVER)),
        Route("/brand/{name}", send_logo),
        Route("/{name:str}.svg", _asset(place, "public, max-age=86400", ".svg")),
        *(Route(f"/{name}", _file(place, name)) for name in _FILES),
    ]


async def send_logo(request: Request) -> Response:
    """The house's mark at its address; another picture has another."""
    logo = gateway_of(request).branding.logo
    if logo is None or request.url.path != logo.address:
        return problem(404, say("http-nothing-at", path=request.url.path))
    headers = {"content-security-policy": _PICTURE, "cache-control": _FOR_EVER}
    return Response(logo.content, media_type=logo.media_type, headers=headers)


async def no_such_page(request: Request) -> Response | None:
    """The screens' own page for an address that is none of theirs; None where no page is wanted."""
    wanted = "text/html" in request.headers.get("accept", "")
    if not wanted or request.method != "GET" or request.url.path.startswith("/v1"):
        return None
    page = await _page(built())(request)
    page.status_code = 404 if page.status_code == 200 else page.status_code
    return page


def _page(place: Path, *, framed: bool = False) -> Endpoint:
    """The one page; `framed` lets another page of this house show it in a frame."""
    headers = {"content-security-policy": _POLICY}
    if framed:
        own = _POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        headers = {"content-security-policy": own, "x-frame-options": "SAMEORIGIN"}

    async def send(request: Request) -> Response:
        try:
            # Read at each visit: a build that was made meanwhile is served without a restart.
            return HTMLResponse((place / "index.html").read_text("utf-8"), headers=headers)
        except FileNotFoundError:
            return HTMLResponse(_MISSING, 503, headers=headers)

    return send


def _file(place: Path, name: str) -> Endpoint:
    """A file of a fixed name, always fetched anew: a browser must notice when it changes."""
    headers = {"cache-control": "no-cache", "content-security-policy": _POLICY}

    async def send(request: Request) -> Response:
        file = place / name
        if not file.is_file():
            return problem(404, say("http-nothing-at", path=request.url.path))
        return FileResponse(file, media_type=_kind(file.suffix), headers=headers)

    return send


def _asset(place: Path, keep: str, ending: str = "") -> Endpoint:
    """A file of one folder; its name comes from a path segment, so it cannot lead elsewhere."""

    async def send(request: Request) -> Response:
        file = place / f"{request.path_params['name']}{ending}"
        # A name that is too long for the disk is no file's either.
        if file.parent != place or not os.path.isfile(file):
            return problem(404, say("http-nothing-at", path=request.url.path))
        headers = {"cache-control": keep, "vary": "accept-encoding"}
        for suffix, encoding in _PACKED.items():
            packed = file.with_name(file.name + suffix)
            if encoding in request.headers.get("accept-encoding", "") and packed.is_file():
                headers["content-encoding"] = encoding
                return FileResponse(packed, media_type=_kind(file.suffix), headers=headers)
        return FileResponse(file, media_type=_kind(file.suffix), headers=headers)

    return send


@cache
def _kind(suffix: str) -> str:
    """The media type, also on machines whose own table of types is poor."""
    own = {
        ".js": "text/javascript",
        ".css": "text/css",
        ".woff2": "font/woff2",
        ".webmanifest": "application/manifest+json",
    }
    return own.get(suffix) or mimetypes.guess_type(f"x{suffix}")[0] or "application/octet-stream"
