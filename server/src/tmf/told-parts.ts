import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { optionLabel } from "@runko/domain/documents/option-label";
import { writeAttributes } from "@runko/domain/tmf/attributes";
import { writeCharacteristics } from "@runko/domain/tmf/characteristics";
import { milestonesOf, type Milestone } from "@runko/domain/tmf/milestones";
import { writeParties } from "@runko/domain/tmf/parties";
import { writePlaces } from "@runko/domain/tmf/places";
import { writePrices } from "@runko/domain/tmf/prices";
import type { TmfResource as ResourceName } from "@runko/domain/tmf/tmf-resources";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Json } from "./select-attributes.ts";
import { attachmentsTold } from "./tmf-attachments.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { EventProduct, ReadDocument, Showing, WholeDocument } from "./tmf-resource.ts";

export const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** When the document came to each of its states. */
export const datesOf = (document: WholeDocument) => document["stateDates"] as Readonly<Record<string, string>>;

/** What every resource that is a document tells first. */
export const headOf = (path: string, { document, externalId }: ReadDocument, { portal }: Showing): Json => ({
  id: String(document.id),
  href: hrefOf(portal, path, document.id),
  ...(externalId !== null && { externalId }),
});

/** Its parties, the messages between them and what they have attached. */
export const peopleOf = ({ document, notes, files }: ReadDocument, { portal }: Pick<Showing, "portal">): Json => {
  const { subscriber, supplier, document: fields } = document;
  return {
    relatedParty: writeParties({ subscriber, supplier, fields }),
    note: notes.map(({ id, sentAt, author, text }) => ({ id, date: sentAt, author, text })),
    ...(files.length > 0 && { attachment: attachmentsTold(files, portal) }),
  };
};

/** Why a document was given up or refused, in the reader's language. */
export function endingReason(fields: DocumentFields, { texts }: Pick<Showing, "texts">): string | undefined {
  const { rejectReason, reasonExplanation, cancelledBySupplierReason, cancelReason } = fields;
  const label = isSaid(rejectReason) && optionLabel(texts.enumerations, "rejectReason", String(rejectReason));
  const rejected = [label || undefined, reasonExplanation].filter(isSaid).join(": ");
  return [cancelledBySupplierReason, cancelReason, rejected].find((one): one is string => isSaid(one));
}

/** How far it has come, and by when it should be there; what is given up is promised no more. */
export function stepsTold({ document }: ReadDocument, { now }: Showing, isOver = false): Milestone[] {
  const { documentType, createdAt, document: fields } = document;
  const dates = datesOf(document);
  const steps = {
    documentType,
    createdAt: String(createdAt),
    processingAt: dates["IN_PROCESSING"] ?? null,
    confirmedAt: dates["CONFIRMED"] ?? null,
    deliveryAt: dates["IN_DELIVERY"] ?? null,
    readyAt: dates["READY"] ?? null,
    estimatedDeliveryDate: isOver ? null : (fields.estimatedDeliveryDate ?? null),
    actualDeliveryDate: fields.actualDeliveryDate ?? null,
  };
  return milestonesOf(steps, todayInHelsinki(now));
}

export const feesTold = (connectFee: string | null | undefined, monthlyFee: string | null | undefined): Json[] =>
  writePrices({ connectFee, monthlyFee });

/** The items of a document, one for each of its products, with what it has once said in each. */
export function itemsTold(
  resource: ResourceName,
  { document, itemIds }: ReadDocument,
  more: (product: EventProduct, index: number) => { of: Json; product?: Json },
): Json[] {
  const { document: fields, eventProducts } = document;
  const { product: ofProduct, ...ofItem } = writeAttributes(resource, "item", fields);
  const place = writePlaces(fields);
  return eventProducts.map((product, index) => {
    const { of, product: own } = more(product, index);
    return {
      id: itemIds[index],
      ...of,
      productOffering: { id: product.productId, name: product.productName },
      ...ofItem,
      product: {
        ...own,
        ...(ofProduct as Json | undefined),
        productSpecification: { id: document["category"] },
        place,
        productCharacteristic: writeCharacteristics(resource, fields, { customFields: product.customFields ?? {} }),
      },
    };
  });
}

/** What the prices of an offer are once they are answered: of a single product the fees themselves. */
export function offeredPrices(document: WholeDocument, product: EventProduct): Json[] {
  const { connectFee, monthlyFee } = document.document;
  const active = document.eventProducts.filter((one) => one.active);
  if (active.length === 1) return product.active ? feesTold(connectFee, monthlyFee) : [];
  return feesTold(isSaid(connectFee) ? product.productPrice : null, isSaid(monthlyFee) ? product.monthPrice : null);
}

/** The parts of its items that the portal alone tells, of a resource that has some. */
export const ownedOfItems = (items: string): string[] => [
  `${items}[]`,
  `${items}.state`,
  `${items}.product.place`,
  `${items}.product.productCharacteristic`,
];
