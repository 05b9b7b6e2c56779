import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import type { FastifyRequest } from "fastify";
import { isStream } from "../http/is-stream.ts";
import { routePattern } from "../http/route-pattern.ts";
import type { App } from "../http/typed-app.ts";

type Traced = { span: Span; inside: Context };

/** Asked every few seconds by whoever watches. */
const isProbe = (route: string): boolean => route.startsWith("/health/");

/** Makes a span of each answer but those of streams and of /health, as part of the caller's trace where it has one. */
export function traceAnswers(app: App, tracer: Tracer): void {
  const traced = new WeakMap<FastifyRequest, Traced>();

  app.addHook("onRequest", (request, _reply, done) => {
    const route = routePattern(request);
    if (isProbe(route)) return done();
    const { method, headers, id } = request;
    const outside = propagation.extract(ROOT_CONTEXT, headers);
    const attributes = { "http.request.method": method, "http.route": route, "runko.request_id": id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, outside);
    const inside = trace.setSpan(outside, span);
    traced.set(request, { span, inside });
    // From here on the request is part of this trace, for the log too.
    propagation.inject(inside, headers);
    context.with(inside, done);
  });

  // The body comes from the socket, which knows nothing of who reads it.
  app.addHook("preValidation", (request, _reply, done) => {
    const { inside } = traced.get(request) ?? {};
    if (inside) context.with(inside, done);
    else done();
  });

  app.addHook("onResponse", (request, reply, done) => {
    const { span } = traced.get(request) ?? {};
    if (span && !isStream(reply)) {
      span.setAttribute("http.response.status_code", reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
}
