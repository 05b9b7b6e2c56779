import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Long enough not to meet another's, and without anything that a log could be misled by. */
const usable = /^[\w.-]{16,64}$/;
const trace = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** The caller's X-Request-Id where it can serve as one, else one of ours. */
export function requestIdFor(headers: IncomingHttpHeaders): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && usable.test(given) ? given : randomUUID();
}

/** The trace that the request is part of, by its traceparent. Source: W3C Trace Context */
export function traceIdOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === "string" ? trace.exec(traceparent)?.[1] : undefined;
}
