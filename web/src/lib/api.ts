/** What is asked over HTTP, with the server's own types. */

import { postOf } from "./post";
import type { Facts, Operations, Problem, Reason } from "../wire";

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly clauses: string[] = [],
    readonly reason: Reason | null = null,
    readonly facts: Facts = {},
    readonly wants: Problem["wants"] = "",
    readonly code = "",
    readonly params: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail || title);
  }
}

/** What a page requests by itself, this long after somebody last touched it, keeps no session open. */
const ATTENDED_MS = 60_000;
let touched = Date.now();
for (const touch of ["pointerdown", "pointermove", "keydown", "wheel"]) {
  globalThis.addEventListener?.(touch, () => (touched = Date.now()), { capture: true, passive: true });
}

type Operation = keyof Operations;
type Given<O extends Operation> = Operations[O]["body"] extends undefined
  ? { body?: undefined }
  : { body: Operations[O]["body"] };
type Names<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Options<O extends Operation> = Given<O> & {
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether it is sent also by a page that is being left. */
  keepalive?: boolean;
  /** Whose session it is, where it is not this page's own: what the lobby begins for a terminal. */
  post?: string;
} & ([Names<O>] extends [never] ? { path?: undefined } : { path: Record<Names<O>, string | number> });

/**
 * Submit the server: `await call("GET /v1/tables/{table}/game", { path: { table } })`.
 * Throws HttpError with the sentence of the server, or with status 0 where it cannot be reached.
 */
export async function call<O extends Operation>(
  operation: O,
  ...[options]: {} extends Options<O> ? [Options<O>?] : [Options<O>]
): Promise<Operations[O]["out"]> {
  const given = (options ?? {}) as Options<Operation> & { path?: Record<string, string | number> };
  const [method, template] = operation.split(" ") as [string, string];
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.path?.[name] ?? "")),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== "") query.set(name, String(value));
  }
  const address = query.size ? `${path}?${query}` : path;
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: {
        ...(given.body ? { "content-type": "application/json" } : {}),
        "x-croupier-post": given.post ?? postOf(location.pathname),
        ...(Date.now() - touched > ATTENDED_MS ? { "x-croupier-unattended": "yes" } : {}),
        ...given.headers,
      },
      body: given.body ? JSON.stringify(given.body) : undefined,
      credentials: "same-origin",
      signal: given.signal,
      keepalive: given.keepalive,
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new HttpError(0, "unreachable", "");
  }
  if (response.ok) return (await response.json()) as Operations[O]["out"];
  throw await problem(response);
}

async function problem(response: Response): Promise<HttpError> {
  try {
    const answer = (await response.json()) as Problem;
    return new HttpError(response.status, answer.title, answer.detail, answer.clauses, answer.reason, answer.facts, answer.wants, answer.code, answer.params);
  } catch {
    return new HttpError(response.status, response.statusText, "");
  }
}
