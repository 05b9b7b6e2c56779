import type { PathRole } from "@runko/domain/organizations/roles";
import type { Call } from "./call.ts";
import { noticeCalls } from "./notice-calls.ts";

/** The register of connections, projects, and what can be had at an address; that a supplier has none of this is shown by availability.test.ts, that a fault handler has none by register.test.ts and projects.test.ts. */
export function connectionCalls(role: PathRole): Call[] {
  if (role === "ERROR_HANDLER") return noticeCalls(role);
  const path = `/roles/${role}/connections`;
  const need = `read as ${role}` as const;
  const availability: Call[] =
    role === "SUBSCRIBER"
      ? [
          {
            operationId: "findAvailability",
            need,
            method: "POST",
            path: () => `/roles/${role}/availability`,
            body: { address: { postalCode: "33100" } },
            granted: "200",
          },
        ]
      : [];
  const compared = { need, method: "POST", body: { rows: [{ connection: "1" }] }, granted: "200" } as const;
  return [
    ...noticeCalls(role),
    ...availability,
    { operationId: "listConnections", need, path: () => path, granted: "200" },
    { operationId: "listProjects", need, path: () => `/roles/${role}/projects`, granted: "200" },
    {
      operationId: "getProject",
      need,
      path: ({ partner }) => `/roles/${role}/projects/one?subscriberId=${partner.id}&projectId=none`,
      granted: "404 NOT_FOUND",
    },
    { operationId: "sumConnections", need, path: () => `${path}/sums`, granted: "200" },
    { operationId: "exportConnections", need, path: () => `${path}/export`, granted: "200" },
    { ...compared, operationId: "reconcileConnections", path: () => `${path}/reconciliation` },
    { ...compared, operationId: "exportReconciliation", path: () => `${path}/reconciliation/export` },
  ];
}
