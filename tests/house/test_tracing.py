"""Spans of a running house as a collector of OpenTelemetry gets them, and metrics of its parts."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.house.serving import Server, terminal_key

pytestmark = pytest.mark.xdist_group("house-tracing")
TRACE, PARENT = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
TABLE = "T1"


class Collector:
    """Takes OTLP over HTTP, and keeps every span."""

    def __init__(self) -> None:
        self.spans: list[Any] = []
        self.resources: list[dict[str, str]] = []
        kept = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                sent = ExportTraceServiceRequest()
                sent.ParseFromString(self.rfile.read(int(self.headers["content-length"])))
                for part in sent.resource_spans:
                    kept.resources.append(words(part.resource.attributes))
                    kept.spans += [span for scope in part.scope_spans for span in scope.spans]
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing on the tests' screen."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def named(self, name: str) -> Any:
        return [span for span in self.spans if span.name == name]


def words(attributes: Any) -> dict[str, str]:
    return {each.key: each.value.string_value or str(each.value.int_value) for each in attributes}


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector()
    yield collector
    collector.server.shutdown()
    collector.server.server_close()


def test_requests_and_commands_are_traced_into_the_callers_trace(
    collector: Collector, tmp_path: Any
) -> None:
    settings = {"CROUPIER_TRACING_ENDPOINT": collector.url, "CROUPIER_CADENCE_REST": "3600"}
    server = Server(tmp_path / "data", settings=settings)
    server.start()
    with server.http(server.sign_in("dora")) as dora:
        headers = {"traceparent": f"00-{TRACE}-{PARENT}-01", "Idempotency-Key": "one"}
        path = f"/v1/tables/{TABLE}/commands?again=yes"
        opened = dora.post(path, json={"type": "open-betting"}, headers=headers)
        assert opened.json()["type"] == "accepted", opened.text
    with server.client(terminal_key("ann")) as ann:
        ann.done(TABLE, "place", player="ann", bet="red", stake=1000)
        assert ann.submit(TABLE, "result", pocket="3")["type"] == "refused"
    # The last spans go out before the house is gone.
    assert server.stop() == 0, server.log()
    (request,) = collector.named("POST /v1/tables/{table}/commands")
    (command,) = collector.named("command open-betting")
    assert request.trace_id.hex() == command.trace_id.hex() == TRACE
    assert request.parent_span_id.hex() == PARENT
    assert command.parent_span_id == request.span_id
    assert words(request.attributes)["http.response.status_code"] == "200"
    (placed,) = collector.named("command place")
    assert words(placed.attributes) == {
        "croupier.table": TABLE,
        "croupier.action": "place",
        "croupier.outcome": "accepted",
    }
    assert placed.trace_id.hex() != TRACE
    (refused,) = collector.named("command result")
    assert words(refused.attributes)["croupier.outcome"] == "refused"
    assert request.start_time_unix_nano <= command.start_time_unix_nano
    assert collector.resources[0]["service.name"] == "croupier"
    # Neither a person nor an amount nor a key has left the house.
    said = str(collector.spans)
    assert not [word for word in ("ann", "dora", "1000", "again=yes") if word in said]


def test_without_a_collector_nothing_of_it_is_loaded() -> None:
    import subprocess
    import sys

    program = (
        "import sys, croupier.serving; from croupier.server.tracing import begin_request;"
        "assert begin_request({'headers': []}, 'x') is None;"
        "print([name for name in sys.modules if name.startswith('opentelemetry')])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ran.stdout.strip() == "[]", ran.stderr


def test_a_collector_that_is_away_disturbs_nobody(tmp_path: Any) -> None:
    settings = {"CROUPIER_TRACING_ENDPOINT": "http://127.0.0.1:9", "CROUPIER_CADENCE_REST": "3600"}
    server = Server(tmp_path / "data", settings=settings)
    server.start()
    with server.http(server.sign_in("ines")) as ines:
        assert ines.get("/v1/tables").status_code == 200
        text = ines.get("/metrics").text
    assert server.stop() == 0, server.log()
    for name in (
        "process_resident_memory_bytes ",
        "croupier_request_seconds_count ",
        'croupier_tables_in_phase{phase="',
    ):
        assert any(line.startswith(name) for line in text.splitlines()), name
