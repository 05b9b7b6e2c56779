import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { isUuid } from "@runko/domain/values/uuid";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { createDocument } from "../documents/create-document.ts";
import type { ChosenProduct } from "../documents/check-event-products.ts";
import { requireRightToCreate } from "../documents/require-right-to-create.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { findSuppliers } from "../products/find-suppliers.ts";
import { listOrderableProducts } from "../products/load-orderable-products.ts";
import { keepSent } from "./keep-sent.ts";
import { fieldsOfOrder } from "./order-fields.ts";
import { pointAtOrder } from "./point-at-order.ts";
import { readOrderSource, type OrderSource } from "./order-source.ts";
import { pointingAt } from "./point-at.ts";
import { productOrder } from "./product-order.ts";
import { lacking, malformed, rowsAt } from "./read-body.ts";
import { readNotes } from "./read-notes.ts";
import { checkNewItems, readItems, type OrderItem } from "./read-order-items.ts";
import { sendNotes } from "./send-notes.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfAsked } from "./write-routes.ts";
import { requireTmfScope, tmfScope } from "./tmf-caller.ts";

/** Whoever sells the offered products to the caller; that it does not see one and that there is none is the same. */
async function findSeller(
  trx: Transaction<Database>,
  subscriberId: string,
  documentType: DocumentType,
  items: readonly OrderItem[],
): Promise<string> {
  const ids = items.map(({ offeringId = "" }) => offeringId).filter((id) => isUuid(id));
  const suppliers = await findSuppliers(trx, subscriberId);
  const supplierIds = suppliers.map(({ id }) => id);
  const products = await listOrderableProducts(trx, { subscriberId, documentType, supplierIds, productIds: ids });
  refuseIssues(
    items
      .filter(({ offeringId }) => !products.some(({ id }) => id === offeringId))
      .map(({ at }) => ({ path: `${at}/productOffering/id`, code: "PRODUCT_NOT_AVAILABLE" })),
  );
  const [first, ...others] = products;
  if (!first || others.some(({ supplierId }) => supplierId !== first.supplierId))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "/productOrderItem", code: "ONE_PRODUCT_ONLY" }] });
  return first.supplierId;
}

/** A seller that is named has to be the one whose product it is. */
function checkSeller(body: Json, supplierId: string): void {
  const rows = rowsAt(body, "relatedParty");
  const at = rows.findIndex(({ role, id }) => role === "seller" && String(id).toLowerCase() !== supplierId);
  if (at >= 0) refuseIssues([{ path: `/relatedParty/${at}/id`, code: "SUPPLIER_NOT_AVAILABLE" }]);
}

const lacksOfParties = (body: Json) =>
  rowsAt(body, "relatedParty").flatMap((row, at) => lacking(row, ["id", "@referredType"], `/relatedParty/${at}`));

/** The products of the document: those that are ordered, or of a connection those that it has. */
function chosenProducts(
  items: readonly OrderItem[],
  source: OrderSource | undefined,
  given: readonly Readonly<Record<string, string | null>>[],
): ChosenProduct[] {
  if (source?.mode !== "FROM_EXISTING")
    return items.map(({ offeringId = "" }, index) => ({ productId: offeringId, customFields: given[index] ?? {} }));
  return source.products.map(({ productId, customFields }, index) => {
    return { productId, customFields: { ...customFields, ...given[index] } };
  });
}

/** Creates an order, a change order or a cancel order (T1, T14, T16) from a body of TMF622; answers its TID. */
export async function createProductOrder(
  trx: Transaction<Database>,
  context: Pick<AppContext, "config" | "clock">,
  { caller, body, requestId, texts, countMore }: TmfAsked,
): Promise<number> {
  const scope = tmfScope(caller, "SUBSCRIBER");
  if (!caller.roles.includes("SUBSCRIBER")) throw new Problem("FORBIDDEN");
  const items = readItems(body, ["id", "action"]);
  if (items.length === 0) throw malformed({ path: "/productOrderItem", code: "REQUIRED" });
  const lacks = lacksOfParties(body);
  if (lacks.length > 0) throw malformed(...lacks);
  const notes = readNotes(body);
  if (notes.length > 0) requireTmfScope(caller, "messages:write");
  const { documentType } = checkNewItems(items);
  if (documentType !== "CancelOrder") await requireRightToCreate(trx, scope, documentType);
  const source = await readOrderSource(trx, context, { scope, body, items, texts });
  const { fields, customFields } = fieldsOfOrder(body, items, { documentType, source });
  return await pointingAt(pointAtOrder(items), async () => {
    const supplierId = source?.supplierId ?? (await findSeller(trx, caller.organizationId, documentType, items));
    checkSeller(body, supplierId);
    const input = {
      supplierId,
      document: fields,
      eventProducts: chosenProducts(items, source, customFields),
      ...(source && { source: { eventId: source.eventId, mode: source.mode } }),
    };
    const { id } = await createDocument(trx, context, { scope, documentType, input, requestId });
    await keepSent(trx, {
      caller,
      resource: productOrder,
      documentId: id,
      body,
      itemIds: items.map((item) => item.id),
      productIds: input.eventProducts.slice(0, items.length).map(({ productId }) => productId),
    });
    await sendNotes(trx, { scope, eventId: id, now: context.clock.now(), countMore }, notes);
    return id;
  });
}
