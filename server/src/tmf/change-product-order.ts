import type { DocumentState } from "@runko/domain/documents/document-states";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { ActionInput } from "../documents/action-request.ts";
import type { Database } from "../platform/database/schema.ts";
import { matchesVersion } from "../platform/http/matches-version.ts";
import { Problem } from "../platform/http/problem.ts";
import { answerOfOrder, fieldsOfOrder, pointAtOrder } from "./order-fields.ts";
import { performSteps } from "./perform-steps.ts";
import { pointingAt } from "./point-at.ts";
import { keepSentChange } from "./keep-sent.ts";
import { productOrder } from "./product-order.ts";
import { readNotes } from "./read-notes.ts";
import { readItems } from "./read-order-items.ts";
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

function stepsOf({ read, body }: Asked, stood: Stood, notes: readonly string[]): ActionInput[] {
  const items = readItems(body, []);
  const { role, document } = read;
  const products = document.eventProducts;
  if (role === "SUPPLIER") {
    const { fields, prices } = answerOfOrder(body, items, document);
    return supplierSteps(body, { ...stood, fields, prices, notes });
  }
  const { fields, customFields } = fieldsOfOrder(body, items, { documentType: document.documentType });
  const existing = products.map(({ productId, customFields: own }, index) => {
    return { productId, customFields: { ...own, ...customFields[index] } };
  });
  const isOther =
    items.some(({ offeringId }) => offeringId !== undefined) || customFields.some((own) => Object.keys(own).length > 0);
  const chosen = items.map(({ offeringId }, index) => ({
    productId: offeringId ?? products[index]?.productId ?? "",
    customFields: existing[index]?.customFields ?? customFields[index] ?? {},
  }));
  return subscriberSteps(body, { ...stood, fields, products: isOther ? chosen : undefined, existing });
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
    const steps = stepsOf(asked, { from: document["eventState"] as DocumentState, state }, notes);
    if (steps.length === 0 && ifMatch !== undefined && !matchesVersion(ifMatch, document.version))
      throw new Problem("STALE_VERSION", { members: { version: document.version } });
    const scope = tmfScope(caller, role);
    const { id: eventId, documentType: type } = document;
    await performSteps(trx, context, { scope, eventId, type, ifMatch, requestId }, steps);
    if (role === "SUBSCRIBER") {
      const itemIds = read.itemIds ?? document.eventProducts.map((_product, index) => String(index + 1));
      await keepSentChange(trx, { caller, resource: productOrder, documentId: eventId, body, itemIds }, read.sent);
    }
    const said = wordsOfSteps(steps, notes);
    if (said.length === 0) return;
    requireTmfScope(caller, "messages:write");
    await sendNotes(trx, { scope, eventId, now: context.clock.now() }, said);
  });
}
