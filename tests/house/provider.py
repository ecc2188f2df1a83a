"""A small provider of sign-ins (OpenID Connect), as far as a house needs one, on a free port."""

import base64
import hashlib
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final
from urllib.parse import parse_qs, urlencode, urlsplit

from cryptography.hazmat.primitives.asymmetric import padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256

CLIENT: Final = "the-house"
SECRET: Final = "between us"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Provider:
    """Signs in the person whom `claims` describe, without asking them anything."""

    def __init__(self) -> None:
        self.key = rsa.generate_private_key(65537, 2048)
        self.claims: dict[str, Any] = {}
        self.codes: dict[str, dict[str, str]] = {}
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                provider.get(self)

            def do_POST(self) -> None:
                length = int(self.headers.get("Content-Length", "0"))
                provider.post(self, parse_qs(self.rfile.read(length).decode()))

            def log_message(self, *words: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.issuer = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def new_key(self) -> None:
        """Sign with another key from now on."""
        self.key = rsa.generate_private_key(65537, 2048)

    def get(self, request: BaseHTTPRequestHandler) -> None:
        parts = urlsplit(request.path)
        if parts.path == "/.well-known/openid-configuration":
            ends = ("authorization", "authorize"), ("token", "token")
            about = {f"{name}_endpoint": f"{self.issuer}/{path}" for name, path in ends}
            about |= {"issuer": self.issuer, "jwks_uri": f"{self.issuer}/keys"}
            return _answer(request, about)
        if parts.path == "/keys":
            numbers = self.key.public_key().public_numbers()
            size = (numbers.n.bit_length() + 7) // 8
            n, e = encoded(numbers.n.to_bytes(size)), encoded(numbers.e.to_bytes(3))
            keys = [{"kty": "RSA", "use": "sig", "alg": "RS256", "n": n, "e": e}]
            return _answer(request, {"keys": keys})
        asked = {name: values[0] for name, values in parse_qs(parts.query).items()}
        code = f"code-{len(self.codes)}"
        self.codes[code] = asked
        back = urlencode({"code": code, "state": asked["state"]})
        request.send_response(302)
        request.send_header("Location", f"{asked['redirect_uri']}?{back}")
        request.end_headers()
        return None

    def post(self, request: BaseHTTPRequestHandler, form: dict[str, list[str]]) -> None:
        """A code is changed once, by who holds the secret and the verifier of the challenge."""
        given = {name: values[0] for name, values in form.items()}
        asked = self.codes.pop(given["code"], None)
        challenge = encoded(hashlib.sha256(given["code_verifier"].encode()).digest())
        if asked is None or given["client_secret"] != SECRET:
            return _answer(request, {"error": "invalid_grant"}, 400)
        if asked["code_challenge"] != challenge or asked["redirect_uri"] != given["redirect_uri"]:
            return _answer(request, {"error": "invalid_grant"}, 400)
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": CLIENT, "iat": now, "exp": now + 300}
        claims |= {"nonce": asked["nonce"], "sub": "1", **self.claims}
        return _answer(request, {"id_token": self.signed(claims), "token_type": "Bearer"})

    def signed(self, claims: dict[str, Any]) -> str:
        head = encoded(json.dumps({"alg": "RS256", "typ": "JWT"}).encode())
        text = f"{head}.{encoded(json.dumps(claims).encode())}"
        return f"{text}.{encoded(self.key.sign(text.encode(), padding.PKCS1v15(), SHA256()))}"


def _answer(request: BaseHTTPRequestHandler, body: dict[str, Any], status: int = 200) -> None:
    text = json.dumps(body).encode()
    request.send_response(status)
    request.send_header("Content-Type", "application/json")
    request.send_header("Content-Length", str(len(text)))
    request.end_headers()
    request.wfile.write(text)
