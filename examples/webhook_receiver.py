"""Takes a house's webhooks: checks the signature, answers at once, prints what happened.

python examples/webhook_receiver.py whsec_... 9000
"""

import base64
import hashlib
import hmac
import json
import sys
import time
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

OLD_SECONDS = 300


def is_genuine(secret: str, headers: Mapping[str, str], body: bytes) -> bool:
    """Whether the house sent this, and lately."""
    name, sent = headers["webhook-id"], headers["webhook-timestamp"]
    key = base64.b64decode(secret.removeprefix("whsec_"))
    code = hmac.new(key, f"{name}.{sent}.".encode() + body, hashlib.sha256).digest()
    expected = f"v1,{base64.b64encode(code).decode()}"
    fresh = abs(time.time() - int(sent)) < OLD_SECONDS
    return fresh and hmac.compare_digest(expected, headers["webhook-signature"])


def make_server(secret: str, port: int) -> ThreadingHTTPServer:
    """A server that takes deliveries until it is shut down."""

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            genuine = is_genuine(secret, {n.lower(): v for n, v in self.headers.items()}, body)
            self.send_response(204 if genuine else 401)
            self.end_headers()
            if genuine:
                event = json.loads(body)
                print(event["number"], event["stream"], event["kind"], flush=True)

        def log_message(self, *_: object) -> None:
            """Nothing else is printed."""

    return ThreadingHTTPServer(("127.0.0.1", port), Receiver)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    make_server(sys.argv[1], int(sys.argv[2])).serve_forever()
