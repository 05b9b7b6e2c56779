import type { PathRole } from "@runko/domain/organizations/roles";
import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const gone = "404 NOT_FOUND";

/** Files whose rows are checked and sent; whose they are within an organization is shown by server/test/imports. */
export function importCalls(role: PathRole): Call[] {
  const need = `act as ${role}` as const;
  const base = `/roles/${role}/imports`;
  const one = `${base}/${noSuchId}`;
  const read = (operationId: string, part = ""): Call => ({
    operationId,
    need,
    path: () => `${one}${part}`,
    granted: gone,
  });
  const change = (operationId: string, part: string, body: object = {}): Call => ({
    ...read(operationId, part),
    method: "POST",
    body,
  });
  return [
    {
      operationId: "getImportTemplate",
      need,
      path: () => `/roles/${role}/import-templates/Order?format=csv`,
      granted: role === "SUBSCRIBER" ? "200" : "403 NOT_YOUR_ACTION",
    },
    {
      operationId: "startImport",
      need,
      method: "POST",
      path: () => base,
      body: { kind: "nothing", rows: [{ a: "b" }] },
      granted: "422 VALIDATION_FAILED",
    },
    { operationId: "listImports", need, path: () => base, granted: "200" },
    read("getImport"),
    read("listImportRows", "/rows"),
    read("exportImport", "/result.xlsx"),
    read("findAvailabilityOfImport", "/availability"),
    read("exportAvailabilityOfImport", "/availability.xlsx"),
    change("askAvailabilityOfImport", "/availability/requests", { supplierIds: [noSuchId], defaults: {} }),
    { ...change("mapImportColumns", "/mapping", { mapping: [], defaults: {} }), method: "PUT" },
    change("mendImportCell", "/cells", { number: 2, column: "a", from: "", to: "" }),
    change("checkImport", "/check"),
    change("sendImport", "/send", { policy: "valid" }),
    change("stopImport", "/stop"),
  ];
}
