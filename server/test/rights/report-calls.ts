import type { PathRole } from "@runko/domain/organizations/roles";
import type { Call } from "./call.ts";

/** Who reads its traffic with nobody is told that there was none, whoever it is. */
const unknownId = "00000000-0000-4000-8000-000000000000";
const period = "from=2026-01-01&to=2026-12-31";

/** Calls on reports: an admin role is enough, as for search (decisions C). */
export function reportCalls(role: PathRole): Call[] {
  const need = `read as ${role}` as const;
  const base = `/roles/${role}/export`;
  const ofOrders = role === "ERROR_HANDLER" ? "422 REPORT_NOT_FOR_ROLE" : "200";
  return [
    ...(
      [
        ["getReport", "/report"],
        ["listReportDocuments", "/report/documents"],
        ["listReportChoices", "/report/choices"],
      ] as const
    ).map(([operationId, path]): Call => ({
      operationId,
      need,
      path: () => `${base}${path}?report=fault&${period}`,
      granted: "200",
    })),
    {
      operationId: "getOrderConfirmationDuration",
      need,
      path: () => `${base}/order-confirmation-duration?${period}`,
      granted: ofOrders,
    },
    {
      operationId: "getTraffic",
      need,
      path: () => `${base}/traffic?counterpartyId=${unknownId}&${period}`,
      granted: "200",
    },
  ];
}

/** Reports over the whole portal are the product admin's alone. */
export const portalReportCalls: Call[] = (
  [
    ["getPortalReport", "/report"],
    ["listPortalReportDocuments", "/report/documents"],
    ["listPortalReportChoices", "/report/choices"],
  ] as const
).map(([operationId, path]) => ({
  operationId,
  need: "product admin",
  path: () => `/admin/export${path}?report=fault&${period}`,
  granted: "200",
}));
