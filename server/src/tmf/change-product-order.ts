import { isDeepStrictEqual } from "node:util";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { CustomFieldValues } from "@runko/domain/products/custom-fields";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { ActionInput } from "../documents/action-request.ts";
import type { Database } from "../platform/database/schema.ts";
import { matchesVersion } from "../platform/http/matches-version.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { answerOfOrder, fieldsOfOrder } from "./order-fields.ts";
import { pointAtOrder } from "./point-at-order.ts";
import { performSteps } from "./perform-steps.ts";
import { pointingAt } from "./point-at.ts";
import { changesSent, keepSentChange } from "./keep-sent.ts";
import { productOrder } from "./product-order.ts";
import { readNotes } from "./read-notes.ts";
import { placesOfItems, readItems, type OrderItem } from "./read-order-items.ts";
import { sendNotes } from "./send-notes.ts";
import { subscriberSteps } from "./subscriber-steps.ts";
import { supplierSteps } from "./supplier-steps.ts";
import { requireTmfScope, tmfScope } from "./tmf-caller.ts";
import { findNamedNotes } from "./tmf-notes.ts";
import type { ReadDocument, Showing } from "./tmf-resource.ts";
import { within } from "./within-transaction.ts";
import type { TmfAsked } from "./write-routes.ts";

type Asked = TmfAsked & { read: ReadDocument };

type Stood = { from: DocumentState; state: string };

/** What of a body is a word of a step, and no message beside it. */
function wordsOfSteps(steps: readonly ActionInput[], notes: readonly string[]): string[] {
  const said = new Set(steps.flatMap(({ text, explanation }) => [text, explanation]));
  return notes.filter((note) => !said.has(note));
}

const isConfirmed = (from: DocumentState) => from !== "OPEN" && from !== "IN_PROCESSING";

/** With an offering the items are all that there are, each under its own id. */
function idsAfter(read: ReadDocument, items: readonly OrderItem[]): readonly string[] {
  if (items.every(({ offeringId }) => offeringId === undefined)) return read.itemIds;
  return items.map(({ id }, index) => id || String(index + 1));
}

function answerSteps({ read, body }: Asked, items: readonly OrderItem[], stood: Stood, notes: readonly string[]) {
  const { eventProducts: products, document: told } = read.document;
  const places = placesOfItems(items, read.itemIds);
  refuseIssues(
    items.flatMap(({ at }, index) => (places[index] === -1 ? [{ path: `${at}/id`, code: "NOT_AN_OPTION" }] : [])),
  );
  const productOf = (item: OrderItem) => products[places[items.indexOf(item)] ?? -1];
  const { fields, prices } = answerOfOrder(body, items, {
    document: told,
    productOf,
    confirmed: isConfirmed(stood.from),
  });
  return supplierSteps("productOrder", body, { ...stood, fields, prices, notes });
}

/** The products as the items will have them: with an offering they are all that there are, otherwise those named change. */
function productsAfter({ read }: Asked, items: readonly OrderItem[], customFields: readonly CustomFieldValues[]) {
  const existing = read.document.eventProducts;
  const places = placesOfItems(items, read.itemIds);
  const given = items.map(({ offeringId }, index) => {
    const own = existing[places[index] ?? -1];
    const kept = own && (offeringId === undefined || offeringId === own.productId) ? own.customFields : {};
    return { productId: offeringId ?? own?.productId ?? "", customFields: { ...kept, ...customFields[index] } };
  });
  refuseIssues(
    items.flatMap(({ at }, index) =>
      given[index]?.productId === "" ? [{ path: `${at}/productOffering/id`, code: "REQUIRED" }] : [],
    ),
  );
  if (items.some(({ offeringId }) => offeringId !== undefined)) return given;
  return existing.map(({ productId, customFields: own }, place) => {
    return given[places.indexOf(place)] ?? { productId, customFields: own };
  });
}

type Editing = { stood: Stood; showing: Showing };

function editSteps(asked: Asked, items: readonly OrderItem[], { stood, showing }: Editing) {
  const { read, body, ifMatch } = asked;
  const { documentType, document: told, eventProducts } = read.document;
  const { fields, customFields } = fieldsOfOrder(body, items, { documentType, told });
  const existing = eventProducts.map(({ productId, customFields: own }) => ({ productId, customFields: own }));
  const after = productsAfter(asked, items, customFields);
  const products = items.length > 0 && !isDeepStrictEqual(after, existing) ? after : undefined;
  const accepts = ifMatch !== undefined && ifMatch !== "*";
  const itemIds = idsAfter(read, items);
  const isOther = changesSent(read, { body, itemIds, resource: productOrder, showing });
  const edited = { ...stood, accepts, fields, products, existing, changesSent: isOther };
  const productIds = (products ?? existing).map(({ productId }) => productId);
  return {
    steps: subscriberSteps("productOrder", body, edited),
    sent: isOther || products || Object.keys(fields).length > 0 ? { itemIds, productIds } : undefined,
  };
}

/** Changes an order by a merge patch of TMF622: what it asks for is walked step by step, wholly or not at all. */
export async function changeProductOrder(
  trx: Transaction<Database>,
  context: Pick<AppContext, "config" | "clock">,
  asked: Asked,
): Promise<void> {
  const { caller, read, body, ifMatch, requestId, texts, countMore } = asked;
  const { role, document, state } = read;
  const { id: eventId, documentType: type } = document;
  const notes = readNotes(body, await findNamedNotes(within(trx), eventId, body));
  const items = readItems(body, []);
  const now = context.clock.now();
  await pointingAt(pointAtOrder(items), async () => {
    const stood = { from: document["eventState"] as DocumentState, state };
    const showing = { portal: context.config.publicUrl, texts, now };
    const { steps, sent } =
      role === "SUPPLIER"
        ? { steps: answerSteps(asked, items, stood, notes), sent: undefined }
        : editSteps(asked, items, { stood, showing });
    if (steps.length === 0 && ifMatch !== undefined && !matchesVersion(ifMatch, document.version))
      throw new Problem("STALE_VERSION", { members: { version: document.version } });
    const scope = tmfScope(caller, role);
    await performSteps(trx, context, { scope, eventId, type, ifMatch, requestId }, steps);
    if (sent) await keepSentChange(trx, { caller, resource: productOrder, documentId: eventId, body, ...sent }, read);
    const said = wordsOfSteps(steps, notes);
    if (said.length === 0) return;
    requireTmfScope(caller, "messages:write");
    await sendNotes(trx, { scope, eventId, now, countMore }, said);
  });
}
