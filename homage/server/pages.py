"""The page: files of the built client, and the headers that every answer carries."""

import mimetypes
from functools import cache
from gzip import compress
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
SMALL: Final = 1024  # bytes under which packing does not pay
PACKABLE: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
UNBUILT: Final = (
    "<!doctype html><html lang='en'><title>Homage</title><h1>Homage</h1>"
    "<p>The page has not been built. In the folder <code>web</code>, run <code>npm ci</code> and "
    "<code>npm run build</code>; then load this page again.</p></html>"
)


class File:
    """A file ready to be sent, plain and packed."""

    def __init__(self, path: Path) -> None:
        self.type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.plain = path.read_bytes()
        packable = self.type.startswith(PACKABLE) and len(self.plain) > SMALL
        self.packed = compress(self.plain, 9, mtime=0) if packable else b""


@cache
def kept(path: Path, _: float) -> File:
    """A file, read once for each time at which it changed."""
    return File(path)


def sent(request: Request[Any, Any, Any], path: Path, caching: str) -> Response[bytes]:
    """A file as an answer."""
    file = kept(path, path.stat().st_mtime)
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    body = file.plain
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.type, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; an address that is none belongs to the client, which is sent."""
    name = request.url.path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException("There is nothing at this address.")
    root = STATIC.resolve()
    file = (root / name).resolve()
    if name and file.is_file() and root in file.parents:
        return sent(request, file, FOREVER if file.parent.name == "assets" else "no-cache")
    if name.startswith("assets/"):
        raise NotFoundException("There is no such file; load the page again.")
    if not (root / "index.html").is_file():
        return Response(UNBUILT.encode(), media_type=MediaType.HTML, status_code=503)
    return sent(request, root / "index.html", "no-cache")
