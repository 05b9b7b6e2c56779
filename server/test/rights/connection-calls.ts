import type { PathRole } from "@runko/domain/organizations/roles";
import type { Call } from "./call.ts";

/** The register of connections; that a fault handler has none is shown by register.test.ts. */
export function connectionCalls(role: PathRole): Call[] {
  if (role === "ERROR_HANDLER") return [];
  const path = `/roles/${role}/connections`;
  const need = `read as ${role}` as const;
  return [
    { operationId: "listConnections", need, path: () => path, granted: "200" },
    { operationId: "sumConnections", need, path: () => `${path}/sums`, granted: "200" },
  ];
}
