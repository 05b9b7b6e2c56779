import type { App } from "../http/typed-app.ts";
import type { Metrics } from "./create-metrics.ts";

/** Pages of the web application, and what is nowhere. */
const NO_ROUTE = "none";

/** Tells how long each answer took, by the pattern of its route. A stream lasts as long as its reader, and is left out. */
export function measureAnswers(app: App, metrics: Pick<Metrics, "noteAnswer">): void {
  app.addHook("onResponse", (request, reply, done) => {
    const type = reply.getHeader("content-type");
    if (typeof type !== "string" || !type.startsWith("text/event-stream")) {
      const route = request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      metrics.noteAnswer({ method: request.method, route, status }, reply.elapsedTime / 1000);
    }
    done();
  });
}
