import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findPlace } from "./find-place.ts";
import { placeSchema } from "./place-schema.ts";

/** What a postal code says, as a help to whoever writes an address. Source: beyond D5 */
export function registerPostalCodeRoute(app: App, { db }: AppContext): void {
  app.get(
    "/postal-codes/:code",
    {
      schema: {
        operationId: "getPostalCode",
        tags: ["places"],
        summary: "The place of a postal code",
        params: z.strictObject({ code: z.string() }),
        response: { 200: placeSchema },
      },
    },
    async ({ params: { code } }) => {
      const place = await findPlace(db, code);
      if (!place) throw new Problem("NOT_FOUND");
      return place;
    },
  );
}
