import { openingRoles } from "@runko/domain/organizations/acting";
import { hasRole } from "@runko/domain/organizations/held-roles";
import type { PathRole } from "@runko/domain/organizations/roles";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { readAuthorized } from "../organizations/guard-organization-path.ts";
import { countsOf, countsOfChildrenStatement, countsStatement, type CountedRow } from "./count-documents.ts";
import { countsSchema } from "./document-schema.ts";

/** Whom counts of these types are open to. */
const counting = (role: PathRole, types: readonly DocumentType[]) => ({ roles: openingRoles(role, "read"), types });
const faults = counting("ERROR_HANDLER", ["Fault"]);

const calls = [
  {
    path: "subscriber-documents",
    operationId: "countSubscriberDocuments",
    side: "SUBSCRIBER",
    openings: [counting("SUBSCRIBER", documentTypes)],
  },
  {
    path: "supplier-documents",
    operationId: "countSupplierDocuments",
    side: "SUPPLIER",
    openings: [counting("SUPPLIER", documentTypes), faults],
  },
  {
    path: "fault-handler-documents",
    operationId: "countFaultHandlerDocuments",
    side: "SUPPLIER",
    openings: [faults],
  },
] as const;

const query = z.strictObject({
  of: z.enum(["own", "children"]).optional().meta({
    description: "Whose documents: the organization's own when absent, or those that its children open to it.",
  }),
});

/** The drawer's numbers, from the counters (D-31). */
export function registerCountRoutes(app: App, { pool }: AppContext): void {
  for (const { path, operationId, side, openings } of calls) {
    const roles = openings.flatMap((opening) => opening.roles);
    app.get(
      `/organizations/:id/${path}/count-per-type-and-state`,
      {
        attachValidation: true,
        config: { organization: "visible", session: "with the read", problems: [403], scope: "documents:read" },
        schema: {
          operationId,
          tags: ["counts"],
          summary: "Documents per type and state, and unread messages",
          params: organizationParams,
          querystring: query,
          response: { 200: countsSchema },
        },
      },
      async (request) => {
        const { params } = request;
        const statement = request.query.of === "children" ? countsOfChildrenStatement : countsStatement;
        const row = await readAuthorized<CountedRow>({ pool }, request, () => statement(params.id, side), roles);
        const open = openings.find((opening) => hasRole(request.session.user, params.id, ...opening.roles));
        if (!open) throw new Problem("FORBIDDEN");
        if (!row) throw new Error("Counts are always one row");
        return countsOf(row, open.types);
      },
    );
  }
}
