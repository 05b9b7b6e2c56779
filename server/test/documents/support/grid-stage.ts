import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { SourceMode } from "@runko/domain/documents/document-states";
import { requestOf, waitingSince, type Wait } from "@runko/domain/documents/waits";
import { isOrderType, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { Answer } from "../../app/caller.ts";
import { makeDocument, type TestDocument } from "../../builders/make-document.ts";
import { makeOrganization } from "../../builders/make-organization.ts";
import { makeProduct } from "../../builders/make-product.ts";
import { makeSubscription } from "../../builders/make-subscription.ts";
import { makeUser } from "../../builders/make-user.ts";
import { v7 as uuidv7 } from "uuid";
import { neutralFor, type ActorName } from "../../../../domain/test/grid/grid-cast.ts";
import type { Column } from "../../../../domain/test/grid/read-grid.ts";
import { createWorld, type World } from "./create-world.ts";
import { createDesk, type Desk, type ShownOrRefused } from "./desk.ts";
import { answerOf, draftAnswerOf, formOf, inDays } from "./forms.ts";

export type Played = Exclude<ActorName, "system">;

/** The cast of the grid as users of a portal, and what they need to act. */
export type Stage = World & {
  actors: Record<Played, Desk>;
  /** A supplier of the supplier, to forward to. */
  nextSupplier: { id: string; productId: string };
};

export async function createStage(): Promise<Stage> {
  const world = await createWorld();
  const { portal, db, subscriber: buyers, supplier: sellers, desks } = world;
  await db.updateTable("organizations").set({ backbone_operator: true }).where("id", "=", sellers.id).execute();
  const others = await makeOrganization(db);
  const next = await makeOrganization(db);
  await makeSubscription(db, sellers, next);
  const { id: productId } = await makeProduct(db, next);
  const at = async (organization: { id: string }, role: Desk["role"]) =>
    createDesk(portal, await makeUser(db, { roles: [[organization, role]] }), organization, role);
  const actors: Record<Played, Desk> = {
    ...desks,
    maker: await at(sellers, "ERROR_HANDLER"),
    forwarder: await at(buyers, "SUPPLIER"),
    supplierAsSubscriber: await at(sellers, "SUBSCRIBER"),
    subscriberAsFaultHandler: await at(buyers, "ERROR_HANDLER"),
    otherSubscriber: await at(others, "SUBSCRIBER"),
    otherSupplier: await at(others, "SUPPLIER"),
    otherFaultHandler: await at(others, "ERROR_HANDLER"),
  };
  return { ...world, actors, nextSupplier: { id: next.id, productId } };
}

type Made = { type: DocumentType; byHandler: boolean };

/** The request of which the document's wait tells. */
async function placeRequest({ db, desks }: Stage, { id }: TestDocument, { for: side, by }: Wait): Promise<void> {
  const [requested_at, answered_by_id] = [new Date("2026-11-02T08:00:00Z"), desks.supplier.userId];
  const charge = { state: "charged", charge: "150.00", charge_until: by, answered_by_id, answered_at: requested_at };
  const made = { id: uuidv7(), document_id: id, kind: "cancel", requested_by_id: desks.subscriber.userId };
  await db
    .insertInto("document_requests")
    .values({ ...made, requested_at, reason: "Muutto peruuntui", ...(side === "subscriber" && charge) })
    .execute();
}

/** A document in the state of the column, whole, so that nothing but the table stands in the way of an action. */
export async function placeDocument(stage: Stage, { type, byHandler }: Made, column: Column, action?: DocumentAction) {
  const { state, flags } = column;
  const neutral = action ? neutralFor(action) : {};
  const waits = neutral.waits ?? [];
  const request = requestOf(waits);
  const { confirm, signReady } = { confirm: answerOf(type, "confirm"), signReady: answerOf(type, "signReady") };
  const since = new Date("2026-11-02T08:00:00Z");
  const document = await makeDocument(
    stage.db,
    { ...stage, subscriberUser: { id: stage.actors.maker.userId } },
    {
      type,
      state,
      fields: { ...formOf(type), ...confirm, ...signReady, ...(type === "Fault" && { faultType: "urgentFault" }) },
      created_by_role: byHandler ? "ERROR_HANDLER" : "SUBSCRIBER",
      archived: flags.archived ?? false,
      cancelled_by_customer: flags.cancelledByCustomer ?? false,
      cancelled_by_supplier: flags.cancelledBySupplier ?? false,
      user_processed: neutral.userProcessed ?? false,
      date_unanswered: neutral.dateUnanswered ?? false,
      proposed_delivery_date: neutral.proposedDeliveryDate ? inDays(40) : null,
      waits: JSON.stringify(waits.map((wait) => (wait.why === "repair" ? { ...wait, by: inDays(14) } : wait))),
      waiting_for_subscriber_since: waitingSince(waits, "subscriber"),
      waiting_for_supplier_since: waitingSince(waits, "supplier"),
    },
  );
  const ofBoth = (["subscriber", "supplier"] as const).map((asked_by) => ({
    id: uuidv7(),
    document_id: document.id,
    asked_by,
    asked_by_id: stage.desks[asked_by].userId,
    asked_at: since,
    question: "Kuka avaa oven?",
  }));
  if (waits.some(({ why }) => why === "question"))
    await stage.db.insertInto("document_questions").values(ofBoth).execute();
  if (request) await placeRequest(stage, document, request);
  return document;
}

export async function setLock(world: World, document: TestDocument, { userId, organizationId }: Desk): Promise<void> {
  const [taken_at, until] = [new Date(), new Date(Date.now() + 3_600_000)];
  const holder = { user_id: userId, organization_id: organizationId, taken_at, until, heartbeat_at: null };
  await world.db
    .insertInto("edit_locks")
    .values({ document_id: document.id, ...holder })
    .onConflict((conflict) => conflict.column("document_id").doUpdateSet(holder))
    .execute();
}

export async function clearLock(stage: Stage, document: TestDocument): Promise<void> {
  await stage.db.deleteFrom("edit_locks").where("document_id", "=", document.id).execute();
}

const newType: Partial<Record<DocumentAction, DocumentType>> = {
  orderFrom: "Order",
  createChangeOrder: "ChangeOrder",
  createCancelOrder: "CancelOrder",
  createFault: "Fault",
};
const modes: Partial<Record<DocumentAction, SourceMode>> = {
  orderFrom: "ORDER",
  copy: "COPY",
  forward: "FORWARD",
  createChangeOrder: "FROM_EXISTING",
  createCancelOrder: "FROM_EXISTING",
  createFault: "FROM_EXISTING",
};

/** What an action takes along, as a form would send it. */
export function bodyOfAction(action: DocumentAction, type: DocumentType): object {
  switch (action) {
    case "edit":
      return { action, document: { contactName: "Toivo Mäkelä" } };
    case "editAnswer":
      return { action, document: draftAnswerOf(type) };
    case "cancel":
    case "cancelBySupplier":
    case "reopenFault":
      return { action, reason: "Tilanne muuttui" };
    case "reject":
    case "returnForCompletion":
      return { action, reason: "noNetwork" };
    case "confirm":
    case "signReady":
      return { action, document: answerOf(type, isOrderType(type) && action === "confirm" ? "confirm" : "signReady") };
    case "askQuestion":
    case "answerQuestion":
      return { action, text: "Huoltoyhtiö" };
    case "requestCancel":
      return { action, cancelReason: "Muutto peruuntui" };
    case "requestAmend":
      return { action, text: "Yhteyshenkilö vaihtui", document: { contactName: "Toivo Mäkelä" } };
    case "acceptWithCharge":
      return { action, charge: "150.00" };
    case "refuseRequest":
      return { action, refusalCode: "WORK_DONE" };
    case "proposeDate":
      return { action, date: inDays(45) };
    case "reportJeopardy":
      return { action, delayReason: "CAPACITY_ISSUE", text: "Kortti puuttuu" };
    case "assign":
      return { action, handlerId: null };
    case "refuseProposedDate":
      return { action, text: "Asentajaa ei saada" };
    default:
      return { action };
  }
}

/** Tries an action on a document: by PATCH, or by posting the new document that it makes. */
export function tryAction(
  stage: Stage,
  actor: Played,
  action: DocumentAction,
  document: TestDocument,
): Promise<Answer<ShownOrRefused>> {
  const desk = stage.actors[actor];
  const mode = modes[action];
  const { documentType: type } = document;
  if (!mode) return desk.act(document, bodyOfAction(action, type));
  const made = newType[action] ?? type;
  const onBehalf = { supplierId: desk.organizationId, subscriberId: stage.subscriber.id };
  const more = { source: { eventId: document.id, mode }, ...(desk.role === "ERROR_HANDLER" && onBehalf) };
  const body = stage.bodyOf(made, {}, more);
  const { id: supplierId, productId } = stage.nextSupplier;
  return desk.create(
    made,
    mode === "FORWARD" && desk.role !== "ERROR_HANDLER"
      ? { ...body, supplierId, eventProducts: [{ productId }] }
      : body,
  );
}

export const isByPost = (action: DocumentAction): boolean => modes[action] !== undefined;
