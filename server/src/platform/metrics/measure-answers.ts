import { isStream } from "../http/is-stream.ts";
import { routePattern } from "../http/route-pattern.ts";
import type { App } from "../http/typed-app.ts";
import type { Metrics } from "./create-metrics.ts";

/** Tells how long each answer took, by the pattern of its route. Streams are left out. */
export function measureAnswers(app: App, metrics: Pick<Metrics, "noteAnswer">): void {
  app.addHook("onResponse", (request, reply, done) => {
    if (!isStream(reply)) {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      metrics.noteAnswer({ method: request.method, route: routePattern(request), status }, reply.elapsedTime / 1000);
    }
    done();
  });
}
