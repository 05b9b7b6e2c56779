import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { finalStates, type DocumentState } from "@runko/domain/documents/document-states";
import { feesOf } from "@runko/domain/documents/product-fees";
import { terminationActions } from "@runko/domain/documents/untabled-actions";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { addressKey } from "@runko/domain/values/address-key";
import { addMonths, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { placesOfFinland } from "../../../seed/write-postal-codes.ts";
import type { World } from "../../documents/support/create-world.ts";

/** A product by its name, as a document was made with it. */
export type Catalogue = ReadonlyMap<string, { id: string; productPrice: string; monthPrice: string }>;
/** The names of the products that a document was made with. */
export type Made = ReadonlyMap<number, readonly string[]>;

type LoggedProduct = { product: string; productPrice: string; monthPrice: string; active: boolean };
/** What stands in no log: whose the case is, the suppliers by their names, and what its documents were made with. */
type Known = {
  parties: { subscriber: { id: string }; supplier: { id: string } };
  suppliers: ReadonlyMap<string, string>;
  made: Made;
  catalogue: Catalogue;
};
type Change = { field: string; to: unknown };
type Told = {
  id: number;
  type: DocumentType;
  source: number | null;
  state: DocumentState;
  /** By which action its subscriber asked last for something else than was confirmed. */
  asked: string | null;
  readyOn: string | null;
  /** Of a connection that its supplier has ended: on which day. */
  supplierEndedOn: string | null;
  said: Record<string, unknown> & { disconnected?: boolean };
  products: readonly LoggedProduct[];
};

const stateAfter: Partial<Record<string, DocumentState>> = {
  startProcessing: "IN_PROCESSING",
  returnForCompletion: "OPEN",
  confirm: "CONFIRMED",
  deliver: "IN_DELIVERY",
  signReady: "READY",
  reject: "CANCELLED",
  cancel: "CANCELLED",
  cancelBySupplier: "CANCELLED",
};
/** What leaves the state of its document as it is, whatever came before it. */
const stays = new Set(
  ["create", "edit", "requestAmend", "requestCancel", "acceptWithCharge", "refuseRequest", "withdrawRequest"].concat([
    "transferToOriginal",
    "forward",
    "handOver",
    "anonymize",
    "releaseLock",
    ...terminationActions,
    "supplierEnded",
  ]),
);

/** Where what is done takes a document that is not final; accepting ends it only if it was to be cancelled. */
function stateReached(action: string, { state, asked }: Pick<Told, "state" | "asked">): DocumentState {
  if (action === "reopenFault") return "IN_PROCESSING";
  // What was done to another document of its case is told of as its own action.
  if (finalStates.some((final) => final === state)) return state;
  if (action === "acceptRequest" || action === "acceptCharge") return asked === "requestCancel" ? "CANCELLED" : state;
  const reached = stateAfter[action];
  if (!reached && !stays.has(action)) throw new Error(`Nobody told the fold what ${action} does`);
  return reached ?? state;
}
const municipalities = new Map(placesOfFinland().codes.map(({ code, municipality }) => [code, municipality]));

async function readTold(db: World["db"], caseId: number, { made, catalogue }: Known): Promise<Told[]> {
  const documents = db.selectFrom("documents").select(["id", "document_type", "source_event_id"]);
  const rows = await documents.where("case_id", "=", caseId).orderBy("id").execute();
  const logs = await db
    .selectFrom("event_log")
    .select(["document_id", "action", "changes", "at"])
    .where(
      "document_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, document_type: type, source_event_id: source }) => {
    const products = (made.get(id) ?? []).flatMap((product) => {
      const known = catalogue.get(product);
      return known ? [{ product, ...known, active: true }] : [];
    });
    const told: Told = {
      id,
      type,
      source,
      state: "OPEN",
      asked: null,
      readyOn: null,
      supplierEndedOn: null,
      said: {},
      products,
    };
    for (const { action, changes, at } of logs.filter((row) => row.document_id === id)) {
      const state = stateReached(action, told);
      if (state === "READY" && told.state !== "READY") told.readyOn = todayInHelsinki(at);
      told.state = state;
      if (action === "requestCancel" || action === "requestAmend") told.asked = action;
      for (const { field, to } of changes as Change[])
        if (field === "eventProducts") told.products = to as LoggedProduct[];
        else told.said[field] = to;
      if (action === "handOver") told.said["supplierEndsOn"] = null;
      if (action === "supplierEnded") told.supplierEndedOn = told.said["supplierEndsOn"] as string;
    }
    return told;
  });
}

const dayOf = ({ said, readyOn }: Told) => (said["actualDeliveryDate"] as string | null | undefined) ?? readyOn;

/** What the register is to say of an order, folded from the logs of its case alone; undefined of what is no connection. */
export async function foldFromLog(db: World["db"], caseId: number, known: Known) {
  const { parties, suppliers, catalogue } = known;
  const told = await readTold(db, caseId, known);
  const order = told.find(({ type }) => type === "Order");
  if (order?.state !== "READY") return undefined;
  const underWay = (type: DocumentType) =>
    told.filter(
      (one) =>
        one.type === type &&
        !finalStates.some((final) => final === one.state) &&
        (one.source === order.id || type === "CancelOrder"),
    );
  const fields = order.said as DocumentFields;
  const { targetAddress, contractLength } = fields;
  const since = dayOf(order);
  const months = contractLength ?? null;
  const contractEnd = since && months ? addMonths(since, months) : null;
  const lastDay = (order.said["supplierEndsOn"] as string | null | undefined) ?? "";
  const ends = told.filter(({ type, state }) => type === "CancelOrder" && state === "READY");
  const delivered = order.products.find(({ active }) => active);
  const sums = feesOf(order.products);
  const faults = underWay("Fault").length;
  const states = [
    ["terminated", order.said.disconnected ?? false],
    ["terminating", underWay("CancelOrder").length > 0],
    ["fault", faults > 0],
    ["changing", underWay("ChangeOrder").length > 0],
  ] as const;
  return {
    id: order.id,
    state: states.find(([, holds]) => holds)?.[0] ?? "active",
    subscriber_id: parties.subscriber.id,
    supplier_id: suppliers.get(String(order.said["supplier"])) ?? parties.supplier.id,
    product_id: catalogue.get(delivered?.product ?? "")?.id ?? null,
    municipality: municipalities.get(targetAddress?.postalCode ?? "") ?? null,
    postal_code: targetAddress?.postalCode ?? null,
    target_key: targetAddress ? addressKey(targetAddress) : null,
    active_since: since,
    contract_months: months,
    contract_end: contractEnd,
    connect_fee: fields.connectFee ?? sums.connectFee ?? null,
    monthly_fee: fields.monthlyFee ?? sums.monthlyFee ?? null,
    changing_id: underWay("ChangeOrder").at(-1)?.id ?? null,
    ending_id: underWay("CancelOrder").at(-1)?.id ?? null,
    open_faults: faults,
    ended_on: order.said.disconnected ? (order.supplierEndedOn ?? ends.map(dayOf).at(-1) ?? null) : null,
    supplier_ends_on: order.said.disconnected || (contractEnd ?? "") > lastDay ? null : lastDay || null,
  };
}
