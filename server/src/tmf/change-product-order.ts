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
import { keepSentChange } from "./keep-sent.ts";
import { productOrder } from "./product-order.ts";
import { readNotes } from "./read-notes.ts";
import { placesOfItems, readItems, type OrderItem } from "./read-order-items.ts";
import type { Json } from "./select-attributes.ts";
import { sendNotes } from "./send-notes.ts";
import { subscriberSteps } from "./subscriber-steps.ts";
import { supplierSteps } from "./supplier-steps.ts";
import { requireTmfScope, tmfScope, type TmfCaller } from "./tmf-caller.ts";
import type { ReadDocument } from "./tmf-resource.ts";

type Asked = {
  caller: TmfCaller;
  read: ReadDocument;
  body: Json;
  ifMatch: string | undefined;
  requestId: string;
};

type Stood = { from: DocumentState; state: string };

/** What of a body is a word of a step, and no message beside it. */
function wordsOfSteps(steps: readonly ActionInput[], notes: readonly string[]): string[] {
  const said = new Set(steps.flatMap(({ text, explanation }) => [text, explanation]));
  return notes.filter((note) => !said.has(note));
}

const isConfirmed = (from: DocumentState) => from !== "OPEN" && from !== "IN_PROCESSING";

const idsOfItems = ({ itemIds, document }: ReadDocument) =>
  document.eventProducts.map((_product, index) => itemIds?.[index] ?? String(index + 1));

/** With an offering the items are all that there are, each under its own id. */
function idsAfter(read: ReadDocument, items: readonly OrderItem[]): string[] {
  if (items.every(({ offeringId }) => offeringId === undefined)) return idsOfItems(read);
  return items.map(({ id }, index) => id || String(index + 1));
}

function answerSteps({ read, body }: Asked, items: readonly OrderItem[], stood: Stood, notes: readonly string[]) {
  const { eventProducts: products, document: told } = read.document;
  const places = placesOfItems(items, idsOfItems(read));
  refuseIssues(
    items.flatMap(({ at }, index) => (places[index] === -1 ? [{ path: `${at}/id`, code: "NOT_AN_OPTION" }] : [])),
  );
  const productOf = (item: OrderItem) => products[places[items.indexOf(item)] ?? -1];
  const { fields, prices } = answerOfOrder(body, items, {
    document: told,
    productOf,
    confirmed: isConfirmed(stood.from),
  });
  return supplierSteps(body, { ...stood, fields, prices, notes });
}

/** The products as the items will have them: with an offering they are all that there are, otherwise those named change. */
function productsAfter({ read }: Asked, items: readonly OrderItem[], customFields: readonly CustomFieldValues[]) {
  const existing = read.document.eventProducts;
  const places = placesOfItems(items, idsOfItems(read));
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

function editSteps(asked: Asked, items: readonly OrderItem[], stood: Stood) {
  const { read, body, ifMatch } = asked;
  const { documentType, document: told, eventProducts } = read.document;
  const { fields, customFields } = fieldsOfOrder(body, items, { documentType, told });
  const existing = eventProducts.map(({ productId, customFields: own }) => ({ productId, customFields: own }));
  const products = productsAfter(asked, items, customFields);
  const isOther = items.length > 0 && !isDeepStrictEqual(products, existing);
  const accepts = ifMatch !== undefined && ifMatch !== "*";
  return subscriberSteps(body, { ...stood, accepts, fields, products: isOther ? products : undefined, existing });
}

/** Changes an order by a merge patch of TMF622: what it asks for is walked step by step, wholly or not at all. */
export async function changeProductOrder(
  trx: Transaction<Database>,
  context: Pick<AppContext, "config" | "clock">,
  asked: Asked,
): Promise<void> {
  const { caller, read, body, ifMatch, requestId } = asked;
  const { role, document, state, notes: known } = read;
  requireTmfScope(caller, role === "SUPPLIER" ? "answers:write" : "orders:write");
  const notes = readNotes(body, known);
  const items = readItems(body, []);
  await pointingAt(pointAtOrder(items), async () => {
    const stood = { from: document["eventState"] as DocumentState, state };
    const steps = role === "SUPPLIER" ? answerSteps(asked, items, stood, notes) : editSteps(asked, items, stood);
    if (steps.length === 0 && ifMatch !== undefined && !matchesVersion(ifMatch, document.version))
      throw new Problem("STALE_VERSION", { members: { version: document.version } });
    const scope = tmfScope(caller, role);
    const { id: eventId, documentType: type } = document;
    await performSteps(trx, context, { scope, eventId, type, ifMatch, requestId }, steps);
    if (role === "SUBSCRIBER") {
      const itemIds = idsAfter(read, items);
      await keepSentChange(trx, { caller, resource: productOrder, documentId: eventId, body, itemIds }, read.sent);
    }
    const said = wordsOfSteps(steps, notes);
    if (said.length === 0) return;
    requireTmfScope(caller, "messages:write");
    await sendNotes(trx, { scope, eventId, now: context.clock.now() }, said);
  });
}
