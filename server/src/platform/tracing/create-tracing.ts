import { diag, DiagLogLevel, SpanKind } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider, TraceIdRatioBasedSampler } from "@opentelemetry/sdk-trace-node";
import type { TracesPlace } from "../../config/config.ts";
import type { StatementWatch } from "../database/time-statements.ts";
import type { App } from "../http/typed-app.ts";
import type { Log } from "../log/create-log.ts";
import { traceAnswers } from "./trace-answers.ts";

export type Tracing = {
  traceAnswers: (app: App) => void;
  /** Makes a span of each statement, below that of the request which asks it. */
  watchStatement: StatementWatch;
  /** Sends what is left, for a second at most. */
  end: () => Promise<void>;
};

const SEND_MS = 5000;
const END_MS = 1000;
const COMPLAINT_EVERY_MS = 60_000;

/** A collector that is away loses spans and no more; the log says so once a minute. */
function complainSeldom(log: Log): void {
  let toldAt = -Infinity;
  const error = (): void => {
    if (performance.now() - toldAt < COMPLAINT_EVERY_MS) return;
    toldAt = performance.now();
    log.warn("Traces could not be sent; is OTEL_EXPORTER_OTLP_ENDPOINT right, and does it answer?");
  };
  const quiet = (): void => {};
  diag.setLogger({ error, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, { logLevel: DiagLogLevel.ERROR });
}

/**
 * Sends OpenTelemetry traces to a collector (OTLP, JSON over HTTP): requests by the pattern of their routes, statements by
 * their names, without ids, paths or values. Once per process, since who runs is kept for all of it. Source: 0242
 */
export function createTracing({ url, share, service }: TracesPlace, version: string, log: Log): Tracing {
  complainSeldom(log);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": service, "service.version": version }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: SEND_MS }), { exportTimeoutMillis: SEND_MS }),
    ],
  });
  provider.register();
  const tracer = provider.getTracer("runko");
  return {
    traceAnswers: (app) => traceAnswers(app, tracer),
    watchStatement: () => {
      const asked = Date.now();
      const span = tracer.startSpan("statement", {
        kind: SpanKind.CLIENT,
        startTime: asked,
        attributes: { "db.system.name": "postgresql" },
      });
      return (milliseconds, name) => {
        if (span.isRecording()) span.updateName(name());
        span.end(asked + milliseconds);
      };
    },
    end: async () => {
      const patience = new Promise<void>((resolve) => setTimeout(resolve, END_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), patience]);
    },
  };
}
