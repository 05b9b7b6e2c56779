import type { PathRole } from "@runko/domain/organizations/roles";
import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const gone = "404 NOT_FOUND";
const wrong = "422 VALIDATION_FAILED";
const choice = { by: "connection", values: [] };

/** What suppliers tell of planned work and outages; that others have nothing of this is shown by server/test/supplier-notices. */
export function noticeCalls(role: PathRole): Call[] {
  const base = `/roles/${role}/supplier-notices`;
  const one = `${base}/${noSuchId}`;
  const read = `read as ${role}` as const;
  const need = `act as ${role}` as const;
  const supplies = role !== "SUBSCRIBER";
  const shown: Call[] = [
    { operationId: "listSupplierNotices", need: read, path: () => base, granted: "200" },
    { operationId: "getSupplierNotice", need: read, path: () => one, granted: gone },
    {
      operationId: "listNoticeConnections",
      need: read,
      path: () => `${one}/connections`,
      granted: role === "ERROR_HANDLER" ? "403 FORBIDDEN" : "200",
    },
    { operationId: "listNoticeAlternatives", need: read, path: () => `${one}/alternatives`, granted: gone },
    {
      operationId: "listNoticeReceipts",
      need: read,
      path: () => `${one}/receipts`,
      granted: supplies ? "200" : "403 FORBIDDEN",
    },
    {
      operationId: "listNoticeProducts",
      need: read,
      path: () => `${base}/products`,
      granted: role === "SUPPLIER" ? "200" : "403 FORBIDDEN",
    },
  ];
  const changes: [string, string, object | undefined, string][] = [
    ["previewSupplierNotice", `${base}/preview`, { choice }, supplies ? wrong : "403 FORBIDDEN"],
    ["sendSupplierNotice", base, { kind: "outage", title: "", text: "", choice }, supplies ? wrong : "403 FORBIDDEN"],
    ["updateSupplierNotice", `${one}/updates`, { version: 1, action: "finish" }, gone],
    ["remindOfSupplierNotice", `${one}/reminders`, undefined, gone],
    ["readSupplierNotice", `${one}/read`, undefined, supplies ? "403 FORBIDDEN" : gone],
  ];
  // Who passes and is refused for the role is shown by server/test/supplier-notices.
  const isRefused = ({ granted }: Call) => granted === "403 FORBIDDEN";
  return [
    ...shown,
    ...changes.map(([operationId, path, body, granted]): Call => ({
      operationId,
      need,
      method: "POST",
      path: () => path,
      ...(body && { body }),
      granted,
    })),
  ].filter((call) => !isRefused(call));
}
