import { randomUUID } from "node:crypto";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { bigSupplier, organizationId, otherSupplier, productId, usualSubscriber } from "./data/ids.ts";
import type { Asking } from "./measure-load.ts";

export type Role = "SUPPLIER" | "SUBSCRIBER";
export type Call = {
  name: string;
  role: Role;
  kind: "fixed" | "one" | "write";
  /** The servers that answer it, beside runko and loopback. */
  floors: readonly Floor[];
};

/** node:http and pg alone, by what they do more, each with all that the one before does. */
export const floors = {
  floor: "bare",
  "floor with token": "token",
  "floor with rights": "rights",
  "floor with actions": "actions",
} as const;
export type Floor = keyof typeof floors;

const supplier = `/api/organizations/${organizationId(bigSupplier)}`;
const subscriber = `/api/organizations/${organizationId(usualSubscriber)}`;
const asSupplier = `${supplier}/roles/SUPPLIER`;
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Of the state of which a small database too has more than a page, so that all answer as many rows. */
export const listFilter = { where: { eventState: "IN_PROCESSING" }, limit: 25 };

/** The measured calls that read one address. The search by form names a street and a kind of order: two criteria on two tables. */
export const fixedPaths = {
  "list of 25": `${asSupplier}/orders?${query({ filter: JSON.stringify(listFilter) })}`,
  counts: `${supplier}/supplier-documents/count-per-type-and-state`,
  "basic search": `${asSupplier}/events?${query({ q: "koivurinne 123", filter: '{"limit":25}' })}`,
  "advanced search": `${asSupplier}/events?${query({
    documentType: "Order",
    filter: '{"limit":25}',
    docWhere: JSON.stringify({ customerName: { ilike: "%aurinkopiha%" } }),
    targetAddrWhere: JSON.stringify({ postalPlace: "Helsinki" }),
  })}`,
} as const;

export const onePath = `${asSupplier}/orders/`;
const createPath = `${subscriber}/roles/SUBSCRIBER/orders`;

const everyFloor = Object.keys(floors) as Floor[];
const ofLists = everyFloor.filter((floor) => floor !== "floor with actions");

export const calls: readonly Call[] = [
  { name: "list of 25", role: "SUPPLIER", kind: "fixed", floors: ofLists },
  { name: "one document", role: "SUPPLIER", kind: "one", floors: everyFloor },
  { name: "counts", role: "SUPPLIER", kind: "fixed", floors: ofLists },
  { name: "basic search", role: "SUPPLIER", kind: "fixed", floors: ["floor"] },
  { name: "advanced search", role: "SUPPLIER", kind: "fixed", floors: ["floor"] },
  { name: "create order", role: "SUBSCRIBER", kind: "write", floors: [] },
  { name: "transition", role: "SUPPLIER", kind: "write", floors: [] },
];

/** Whether a server of this name answers the call. */
export const takes = ({ floors: taking }: Call, name: string): boolean =>
  !(name in floors) || taking.some((floor) => floor === name);

const json = { "content-type": "application/json" };

/** An order of a service, each with a connection id of its own; not to the supplier whose lists are measured. */
function newOrder(): string {
  const wanted = new Date(Date.now() + 40 * 86_400_000);
  return JSON.stringify({
    supplierId: organizationId(otherSupplier),
    eventProducts: [{ productId: productId(otherSupplier, 5) }],
    document: {
      subscriberConnectionId: `M-${randomUUID()}`,
      customerName: "Mittaus Oy",
      contactName: "Maija Mallikas",
      contactPhone: "+358401234567",
      requestedDate: todayInHelsinki(wanted),
      deliveryType: "normal",
      contractLength: 24,
      description: "Asennus ja käyttöönotto",
    },
  });
}

/**
 * How a connection asks. A transition begins the handling of a document of the connection's own, or returns it for
 * completion, in turn.
 */
export function askingOf(
  { name, kind }: Pick<Call, "name" | "kind">,
  { headers, ids, own }: { headers: Record<string, string>; ids: readonly number[]; own: readonly number[] },
): (connection: number) => Asking {
  if (kind === "fixed") {
    const path = fixedPaths[name as keyof typeof fixedPaths];
    return () => () => ({ method: "GET", path, headers });
  }
  if (kind === "one") {
    let turn = 0;
    return () => () => ({ method: "GET", path: `${onePath}${ids[(turn += 1) % ids.length]}`, headers });
  }
  if (name === "create order")
    return () => () => ({ method: "POST", path: createPath, headers: { ...headers, ...json }, body: newOrder() });
  return (connection) => (last) => {
    const path = `${onePath}${own[connection]}`;
    if (!last) return { method: "GET", path, headers };
    const { eventState } = JSON.parse(last.body) as { eventState: string };
    const body =
      eventState === "OPEN"
        ? { action: "startProcessing" }
        : { action: "returnForCompletion", reason: "missingInformation", explanation: "Puuttuu" };
    const ifMatch = { "if-match": last.headers.etag ?? "" };
    return { method: "PATCH", path, headers: { ...headers, ...json, ...ifMatch }, body: JSON.stringify(body) };
  };
}
