import { isOwedToConnection } from "@runko/domain/documents/source-action";
import { itemsOfResource } from "@runko/domain/tmf/tmf-resources";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { createDocument } from "../documents/create-document.ts";
import type { ChosenProduct } from "../documents/check-event-products.ts";
import { requireRightToCreate } from "../documents/require-right-to-create.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { checkSides, findOwner, findSeller } from "./find-seller.ts";
import { keepSent } from "./keep-sent.ts";
import { pointAtItems } from "./point-at-item.ts";
import { pointingAt, type PointAt } from "./point-at.ts";
import { pathOfItems, type TmfItem } from "./read-items.ts";
import { readDemandedItems, typeOfNewItems } from "./read-new-items.ts";
import { readNotes } from "./read-notes.ts";
import { sendNotes } from "./send-notes.ts";
import { readAttachments } from "./tmf-attachments.ts";
import { requireTmfScope, tmfScope } from "./tmf-caller.ts";
import type { TmfResource } from "./tmf-resource.ts";
import { readSource, type TmfSource } from "./tmf-source.ts";
import type { TmfAsked } from "./tmf-asked.ts";
import { fieldsOfForm } from "./written-fields.ts";

/** The products of the document: those that are wanted, or of a connection those that it has. */
function chosenProducts(
  items: readonly TmfItem[],
  source: TmfSource | undefined,
  given: readonly Readonly<Record<string, string | null>>[],
): ChosenProduct[] {
  if (source?.mode !== "FROM_EXISTING")
    return items.map(({ offeringId = "" }, index) => ({ productId: offeringId, customFields: given[index] ?? {} }));
  return source.products.map(({ productId, customFields }, index) => {
    return { productId, customFields: { ...customFields, ...given[index] } };
  });
}

/** Creates a document of the resource (T1, T14, T16) from a body of the standard; answers its TID. */
export async function createTmfDocument(
  trx: Transaction<Database>,
  context: Pick<AppContext, "config" | "clock">,
  resource: TmfResource,
  { caller, body, requestId, texts, countMore }: TmfAsked,
): Promise<number> {
  const { name, making } = resource;
  const scope = tmfScope(caller, "SUBSCRIBER");
  if (!caller.roles.includes("SUBSCRIBER")) throw new Problem("FORBIDDEN");
  const items = readDemandedItems(resource, body);
  const notes = readNotes(body);
  if (notes.length > 0) requireTmfScope(caller, "messages:write");
  const fileIds = readAttachments(body);
  if (fileIds.length > 0) requireTmfScope(caller, "files:write");
  const documentType = typeOfNewItems(resource, items);
  const named = making.nameSource(body, items);
  const owner = named ? null : await findOwner(trx, items);
  const dealt = isOwedToConnection(named?.mode, documentType)
    ? undefined
    : await requireRightToCreate(trx, scope, documentType, owner);
  const dealtSeller = owner !== null && typeof dealt === "object" ? dealt : undefined;
  const source = await readSource(trx, context, { named, scope, texts });
  const { fields, customFields } = fieldsOfForm(body, items, { resource: name, documentType, source });
  const wanted = { subscriberId: caller.organizationId, documentType, items, pathOfItems: pathOfItems(name) };
  const pointAt = pointAtItems(name, items);
  const pointAtOther: PointAt = (path) => {
    const [first, second, third] = path.split(".");
    if (first === "fileIds") return `/attachment/${second}`;
    if (dealtSeller && third === "productId") return items[Number(second)]?.offeringAt;
    return (first === "source" ? named?.path : undefined) ?? pointAt(path);
  };
  return await pointingAt(pointAtOther, async () => {
    const supplierId = source?.supplierId ?? dealtSeller?.id ?? (await findSeller(trx, wanted));
    checkSides(body, { buyerId: caller.organizationId, sellerId: supplierId });
    const input = {
      supplierId,
      document: fields,
      eventProducts: chosenProducts(items, source, customFields),
      fileIds,
      ...(source && { source: { eventId: source.eventId, mode: source.mode } }),
    };
    const { id } = await createDocument(trx, context, { scope, documentType, input, requestId, dealt: dealtSeller });
    const told = itemsOfResource[name] === null ? [] : items;
    await keepSent(trx, {
      caller,
      resource,
      documentId: id,
      body,
      itemIds: told.map((item, index) => item.id || String(index + 1)),
      productIds: input.eventProducts.slice(0, told.length).map(({ productId }) => productId),
    });
    await sendNotes(trx, { scope, eventId: id, now: context.clock.now(), countMore }, notes);
    return id;
  });
}
