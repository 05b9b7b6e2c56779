import { mayReadAs } from "@runko/domain/organizations/acting";
import { documentTypes } from "@runko/domain/documents/document-types";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { readGuarded } from "../organizations/guard-organization-path.ts";
import { countsOf, countsStatement, type CountedRow } from "./count-documents.ts";
import { countsSchema } from "./document-schema.ts";

const calls = [
  { path: "subscriber-documents", operationId: "countSubscriberDocuments", role: "SUBSCRIBER", side: "SUBSCRIBER" },
  { path: "supplier-documents", operationId: "countSupplierDocuments", role: "SUPPLIER", side: "SUPPLIER" },
  {
    path: "fault-handler-documents",
    operationId: "countFaultHandlerDocuments",
    role: "ERROR_HANDLER",
    side: "SUPPLIER",
  },
] as const;

/** The drawer's numbers, from the counters (D-31). */
export function registerCountRoutes(app: App, { pool }: AppContext): void {
  for (const { path, operationId, role, side } of calls)
    app.get(
      `/organizations/:id/${path}/count-per-type-and-state`,
      {
        attachValidation: true,
        config: { organization: "visible", session: "with the read", problems: [403] },
        schema: {
          operationId,
          tags: ["counts"],
          summary: "Documents per type and state, and unread messages",
          params: organizationParams,
          response: { 200: countsSchema },
        },
      },
      async (request) => {
        const { params } = request;
        const row = await readGuarded<CountedRow>(pool, request, () => countsStatement(params.id, side));
        const { session } = request;
        const whole = role !== "ERROR_HANDLER" && mayReadAs(session.user, params.id, role);
        const faultsOnly = role !== "SUBSCRIBER" && mayReadAs(session.user, params.id, "ERROR_HANDLER");
        if (!whole && !faultsOnly) throw new Problem("FORBIDDEN");
        if (!row) throw new Error("Counts are always one row");
        return countsOf(row, whole ? documentTypes : ["Fault"]);
      },
    );
}
