import { isDeepStrictEqual } from "node:util";
import type { DocumentState } from "@runko/domain/documents/document-states";
import { isOwnParty } from "@runko/domain/tmf/parties";
import { stateAttribute } from "@runko/domain/tmf/state-wishes";
import type { CustomFieldValues } from "@runko/domain/products/custom-fields";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { ActionInput } from "../documents/action-request.ts";
import type { Database } from "../platform/database/schema.ts";
import { matchesVersion } from "../platform/http/matches-version.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { pointAtItems } from "./point-at-item.ts";
import { performSteps } from "./perform-steps.ts";
import { pointingAt } from "./point-at.ts";
import { keepSentChange, tellChanged } from "./keep-sent.ts";
import { malformed, textAt } from "./read-body.ts";
import { readNotes } from "./read-notes.ts";
import { placesOfItems, readItems, type TmfItem } from "./read-items.ts";
import { droppedOf } from "./refuse-dropped.ts";
import { sendNotes } from "./send-notes.ts";
import { subscriberSteps } from "./subscriber-steps.ts";
import { supplierSteps } from "./supplier-steps.ts";
import { lacksOfParties } from "./read-new-items.ts";
import { refuseNewAttachments } from "./tmf-attachments.ts";
import { actingScope, requireTmfScope } from "./tmf-caller.ts";
import { findNamedNotes } from "./tmf-notes.ts";
import { tellTmf } from "./tell-tmf.ts";
import type { ReadDocument, Showing, TmfResource } from "./tmf-resource.ts";
import { within } from "./within-transaction.ts";
import type { TmfAsked } from "./tmf-asked.ts";
import { fieldsOfAnswer, fieldsOfForm } from "./written-fields.ts";

type Asked = TmfAsked & { resource: TmfResource; read: ReadDocument };

type Stood = { from: DocumentState; state: string };

/** What of a body is a word of a step, and no message beside it. */
function wordsOfSteps(steps: readonly ActionInput[], notes: readonly string[]): string[] {
  const said = new Set(steps.flatMap(({ text, explanation }) => [text, explanation]));
  return notes.filter((note) => !said.has(note));
}

const isConfirmed = (from: DocumentState) => from !== "OPEN" && from !== "IN_PROCESSING";

/** With an offering the items are all that there are, each under its own id. */
function idsAfter(read: ReadDocument, items: readonly TmfItem[]): readonly string[] {
  if (items.every(({ offeringId }) => offeringId === undefined)) return read.itemIds;
  return items.map(({ id }, index) => id || String(index + 1));
}

function answerSteps(
  { resource, read, body }: Asked,
  items: readonly TmfItem[],
  stood: Stood,
  notes: readonly string[],
) {
  const { eventProducts: products, document: told } = read.document;
  const places = placesOfItems(resource.name, items, read.itemIds);
  refuseIssues(
    items.flatMap(({ at }, index) => (places[index] === -1 ? [{ path: `${at}/id`, code: "NOT_AN_OPTION" }] : [])),
  );
  const productOf = (item: TmfItem) => products[places[items.indexOf(item)] ?? -1];
  const { fields, prices } = fieldsOfAnswer(body, items, {
    resource: resource.name,
    document: told,
    products,
    productOf,
    confirmed: isConfirmed(stood.from),
  });
  return supplierSteps(resource.name, body, { ...stood, fields, prices, notes });
}

/** The products as the items will have them: with an offering they are all that there are, otherwise those named change. */
function productsAfter(
  { resource, read }: Asked,
  items: readonly TmfItem[],
  customFields: readonly CustomFieldValues[],
) {
  const existing = read.document.eventProducts;
  const places = placesOfItems(resource.name, items, read.itemIds);
  const given = items.map(({ offeringId }, index) => {
    const own = existing[places[index] ?? -1];
    const kept = own && (offeringId === undefined || offeringId === own.productId) ? own.customFields : {};
    return { productId: offeringId ?? own?.productId ?? "", customFields: { ...kept, ...customFields[index] } };
  });
  refuseIssues(
    items.flatMap(({ offeringAt }, index) =>
      given[index]?.productId === "" ? [{ path: offeringAt, code: "REQUIRED" }] : [],
    ),
  );
  if (items.some(({ offeringId }) => offeringId !== undefined)) return given;
  return existing.map(({ productId, customFields: own }, place) => {
    return given[places.indexOf(place)] ?? { productId, customFields: own };
  });
}

type Editing = { stood: Stood; showing: Showing };

function editSteps(asked: Asked, items: readonly TmfItem[], { stood, showing }: Editing) {
  const { resource, read, body, ifMatch } = asked;
  const { documentType, document: told, eventProducts } = read.document;
  const form = { resource: resource.name, documentType, told };
  const { fields, customFields } = fieldsOfForm(body, items, form);
  const existing = eventProducts.map(({ productId, customFields: own }) => ({ productId, customFields: own }));
  const after = productsAfter(asked, items, customFields);
  const products = items.length > 0 && !isDeepStrictEqual(after, existing) ? after : undefined;
  const accepts = ifMatch !== undefined && ifMatch !== "*";
  const itemIds = idsAfter(read, items);
  const { told: toldAfter, isOther } = tellChanged(read, { body, itemIds, resource, showing });
  const edited = { ...stood, accepts, fields, products, existing, changesSent: isOther };
  const productIds = (products ?? existing).map(({ productId }) => productId);
  return {
    steps: subscriberSteps(resource.name, body, edited),
    told: toldAfter,
    sent: isOther || products || Object.keys(fields).length > 0 ? { itemIds, productIds } : undefined,
  };
}

/** What it speaks of stays what it is; a ticket without a connection gets none. */
function checkConnection({ resource, read }: Asked, items: readonly TmfItem[]): void {
  const { connectionId } = read;
  const isOther = (named: string | undefined) =>
    named !== undefined && (connectionId === null ? resource.name === "troubleTicket" : named !== String(connectionId));
  const others = items.filter((item) => isOther(item.connectionId));
  refuseIssues(others.map(({ connectionAt }) => ({ path: connectionAt, code: "NOT_WRITABLE" })));
}

/** Changes a document by a merge patch of its resource: what it asks for is walked step by step, wholly or not at all. */
export async function changeTmfDocument(
  trx: Transaction<Database>,
  context: Pick<AppContext, "config" | "clock">,
  asked: Asked,
): Promise<void> {
  const { resource, caller, read, body, ifMatch, requestId, texts, countMore } = asked;
  const { role, document, state } = read;
  const { id: eventId, documentType: type } = document;
  const notes = readNotes(body, await findNamedNotes(within(trx), eventId, body));
  const items = readItems(resource.name, body);
  const lacks = lacksOfParties(body, ({ role: one }) => !isOwnParty(one));
  if (lacks.length > 0) throw malformed(...lacks);
  // What the standard demands as a text stays one.
  for (const name of resource.making.demands.body) textAt(body, name);
  const asks = body[stateAttribute[resource.name]] ?? "";
  if (typeof asks !== "string") throw malformed({ path: `/${stateAttribute[resource.name]}`, code: "INVALID_VALUE" });
  checkConnection(asked, items);
  refuseNewAttachments(body, read.files);
  const now = context.clock.now();
  await pointingAt(pointAtItems(resource.name, items), async () => {
    const stood = { from: document["eventState"] as DocumentState, state };
    const showing = { portal: context.config.publicUrl, texts, now };
    const { steps, sent, told } =
      role === "SUPPLIER"
        ? { steps: answerSteps(asked, items, stood, notes), sent: undefined, told: tellTmf(resource, read, showing) }
        : editSteps(asked, items, { stood, showing });
    const dropped = droppedOf(body, { resource: resource.name, role, steps, told });
    const isIdle = steps.length === 0 || dropped.length > 0;
    if (isIdle && ifMatch !== undefined && !matchesVersion(ifMatch, document.version))
      throw new Problem("STALE_VERSION", { members: { version: document.version } });
    refuseIssues(dropped);
    const scope = actingScope(caller, { role, type });
    await performSteps(trx, context, { scope, eventId, type, ifMatch, requestId }, steps);
    if (sent) await keepSentChange(trx, { caller, resource, documentId: eventId, body, ...sent }, read);
    const said = wordsOfSteps(steps, notes);
    if (said.length === 0) return;
    requireTmfScope(caller, "messages:write");
    await sendNotes(trx, { scope, eventId, now, countMore }, said);
  });
}
