import type { App } from "./typed-app.ts";

/**
 * A body that is no JSON is, to a route that holds its malformed requests back, one more that its schema refuses: who
 * may not see or do it is told so first (D-10). To every other route it is refused at once.
 */
export function parseJsonLate(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const { attachValidation, schema } = request.routeOptions;
    const holdsBack = attachValidation === true && schema?.body !== undefined;
    void parse(request, String(body), (error, value) => (error && holdsBack ? done(null) : done(error, value)));
  });
}
