import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { listCounterparties } from "./list-counterparties.ts";

/** Whom a search can be narrowed to. */
export function registerCounterpartyRoutes(app: App, { db }: AppContext): void {
  app.get(
    "/organizations/:id/roles/:role/counterparties",
    {
      config: { organization: "read" },
      schema: {
        operationId: "listCounterparties",
        tags: ["searches"],
        summary: "The organizations with which this one may have documents in the role, by name",
        params: organizationRoleParams,
        response: { 200: z.array(z.strictObject({ id: z.string(), name: z.string() })) },
      },
    },
    async ({ params }) => await listCounterparties(db, params.id, params.role),
  );
}
