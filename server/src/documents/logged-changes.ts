import { isDeepStrictEqual } from "node:util";
import { fieldsWrittenBy } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { StoredEventProduct } from "./event-product-store.ts";
import { changedFields, type FieldChange } from "./write-event-log.ts";

export type ToldProduct = Pick<StoredEventProduct, "product_name" | "product_price" | "month_price" | "active"> &
  Partial<Pick<StoredEventProduct, "draft_product_price" | "draft_month_price" | "draft_active">> & {
    custom_fields: unknown;
  };

/** A document's fields and products as they are stored. */
type Stored = { fields: DocumentFields; products: readonly ToldProduct[] };

const answerFields = new Set<string>(fieldsWrittenBy("supplier"));

function withoutAnswer(fields: DocumentFields): DocumentFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !answerFields.has(name)));
}

type Telling = { drafts: boolean; prices: boolean };

function toldProducts(products: readonly ToldProduct[], { drafts, prices }: Telling): unknown[] {
  return products.map((product) => ({
    product: product.product_name,
    ...(prices && {
      productPrice: (drafts ? product.draft_product_price : null) ?? product.product_price,
      monthPrice: (drafts ? product.draft_month_price : null) ?? product.month_price,
    }),
    active: (drafts ? product.draft_active : null) ?? product.active,
    customFields: product.custom_fields,
  }));
}

/** A fault has no prices (D-47). */
type Shown = { showsAnswer: boolean; prices?: boolean };

/**
 * What a change did, as its log row tells it. A change that shows the answer tells it as new to the subscriber, whatever
 * the drafts before it were (D-9b).
 */
export function loggedChanges(before: Stored, after: Stored, { showsAnswer, prices = true }: Shown): FieldChange[] {
  const from = toldProducts(before.products, { drafts: !showsAnswer, prices });
  const to = toldProducts(after.products, { drafts: true, prices });
  return [
    ...changedFields(showsAnswer ? withoutAnswer(before.fields) : before.fields, after.fields),
    ...(isDeepStrictEqual(from, to) ? [] : [{ field: "eventProducts", from, to }]),
  ];
}
