"""Spans for OpenTelemetry: off unless the settings name a collector.

A span says which operation or command it was, at which table, how long it took and how it ended: no
name of a person, no amount and no query. Without a collector none of OpenTelemetry is imported.
"""

import time
from collections.abc import Callable
from contextvars import Token
from typing import TYPE_CHECKING, Any, Final

import structlog
from starlette.types import Scope

if TYPE_CHECKING:
    from opentelemetry.trace import Span, Tracer

_NAME: Final = "croupier"
_NANOSECONDS: Final = 1_000_000_000
_FAULT: Final = 500
#: A collector that is away keeps nobody waiting, at the stop least of all.
_EXPORT_SECONDS: Final = 2


class _State:
    """The tracer of this process, if it has one."""

    tracer: "Tracer | None" = None


def start_tracing(endpoint: str, version: str, node: str, share: float) -> Callable[[], None]:
    """Send spans to a collector from here on; what is returned sends the last ones and ends it.

    Of the requests that come without a trace of their own, `share` are followed.
    """
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor
    from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased

    own = {"service.name": _NAME, "service.version": version, "service.instance.id": node}
    provider = TracerProvider(
        resource=Resource.create({name: value for name, value in own.items() if value}),
        sampler=ParentBased(TraceIdRatioBased(share)),
        shutdown_on_exit=False,
    )
    exporter = OTLPSpanExporter(
        endpoint=f"{endpoint.rstrip('/')}/v1/traces", timeout=_EXPORT_SECONDS
    )
    provider.add_span_processor(BatchSpanProcessor(exporter))
    _State.tracer = provider.get_tracer(_NAME, version)

    def stop() -> None:
        _State.tracer = None
        provider.shutdown()

    return stop


class RequestSpan:
    """One request over HTTP, from its arrival to the head of its answer."""

    __slots__ = ("_scope", "_span", "_token")

    def __init__(self, scope: Scope, span: "Span", token: "Token[Any]") -> None:
        self._scope, self._span, self._token = scope, span, token

    def answered(self, status: int) -> None:
        """Say how it ended. The route is known by now."""
        from opentelemetry import trace

        route = getattr(self._scope.get("route"), "path", "")
        if route:
            self._span.update_name(f"{self._scope['method']} {route}")
            self._span.set_attribute("http.route", route)
        self._span.set_attribute("http.response.status_code", status)
        if status >= _FAULT:
            self._span.set_status(trace.Status(trace.StatusCode.ERROR))
        self._span.end()

    def leave(self) -> None:
        """What follows belongs to it no more."""
        from opentelemetry import context

        context.detach(self._token)


def begin_request(scope: Scope, request_id: str) -> RequestSpan | None:
    """A span for a request, in the trace that it names (W3C Trace Context); None if off."""
    tracer = _State.tracer
    if tracer is None:
        return None
    from opentelemetry import context, trace
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carrier = {
        name.decode("latin-1"): value.decode("latin-1")
        for name, value in scope["headers"]
        if name in (b"traceparent", b"tracestate")
    }
    span = tracer.start_span(
        scope["method"],
        context=TraceContextTextMapPropagator().extract(carrier, context=context.Context()),
        kind=trace.SpanKind.SERVER,
        attributes={"http.request.method": scope["method"], "croupier.request_id": request_id},
    )
    trace_id = trace.format_trace_id(span.get_span_context().trace_id)
    structlog.contextvars.bind_contextvars(trace=trace_id)
    return RequestSpan(scope, span, context.attach(trace.set_span_in_context(span)))


def trace_command(table: str, action: str, outcome: str, seconds: float) -> None:
    """A span for a command that has just been answered; a child of its request, if it has one."""
    tracer = _State.tracer
    if tracer is None:
        return
    now = time.time_ns()
    span = tracer.start_span(
        f"command {action}",
        start_time=now - int(seconds * _NANOSECONDS),
        attributes={
            "croupier.table": table,
            "croupier.action": action,
            "croupier.outcome": outcome,
        },
    )
    span.end(now)
