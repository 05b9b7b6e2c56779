import { normalizeTexts } from "./normalize-texts.ts";
import { noteUnread } from "./unread-bodies.ts";
import type { App } from "./typed-app.ts";
import { noteZeros } from "./zero-characters.ts";

/**
 * A body that is no JSON is, to a route that holds its malformed requests back, one more that its schema refuses: who
 * may not see or do it is told so first (D-10). To every other route it is refused at once.
 */
export function parseJsonLate(app: App, type = "application/json"): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser(type, { parseAs: "string" }, (request, body, done) => {
    const { attachValidation, schema } = request.routeOptions;
    const holdsBack = attachValidation === true && schema?.body !== undefined;
    const text = String(body);
    void parse(request, text, (error, parsed) => {
      const value = normalizeTexts(text, parsed);
      // A route that holds them back judges every text by the rules that its form has.
      if (attachValidation !== true) noteZeros(text, value);
      if (error) noteUnread(request, text);
      return error && holdsBack ? done(null) : done(error, value);
    });
  });
}
