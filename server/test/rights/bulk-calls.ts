import type { PathRole } from "@runko/domain/organizations/roles";
import type { Call } from "./call.ts";

/** Many documents by one call: what each of them may is judged one by one, in server/test/documents. */
export const bulkCalls = (role: PathRole): Call[] =>
  (["changeSeveral", "sendToSeveral"] as const).map((operationId) => ({
    operationId,
    need: `act as ${role}`,
    method: "POST",
    path: () => `/roles/${role}/bulk-${operationId === "changeSeveral" ? "actions" : "messages"}`,
    body: { ...(operationId === "changeSeveral" ? { change: { action: "archive" } } : { message: {} }), rows: [] },
    granted: "422 VALIDATION_FAILED",
  }));
