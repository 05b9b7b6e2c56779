import { carriedFields } from "@runko/domain/documents/carried-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { SourceMode } from "@runko/domain/documents/document-states";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { documentLimits } from "../documents/document-limits.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { getDocument } from "../documents/get-document.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { objectAt, rowsAt, textAt } from "./read-body.ts";
import type { OrderItem } from "./read-order-items.ts";
import type { Json } from "./select-attributes.ts";
import type { EventProduct, WholeDocument } from "./tmf-resource.ts";

/** The connection or the offer of which an order is made, and what its form is filled in with from it. */
export type OrderSource = {
  mode: SourceMode;
  eventId: number;
  supplierId: string;
  fields: DocumentFields;
  category: ProductCategory;
  products: readonly EventProduct[];
};

type Named = { mode: SourceMode; id: string; path: string };

function nameSource(body: Json, [item]: readonly OrderItem[]): Named | undefined {
  if (item?.connectionId !== undefined && item.action !== "add")
    return { mode: "FROM_EXISTING", id: item.connectionId, path: `${item.at}/product/id` };
  for (const name of ["quote", "productOfferingQualification"]) {
    const [offer] = rowsAt(body, name);
    const id = offer && textAt(offer, "id", `/${name}/0`);
    if (id !== undefined) return { mode: "ORDER", id, path: `/${name}/0/id` };
  }
  const id = textAt(objectAt(body, "quote"), "id");
  return id === undefined ? undefined : { mode: "ORDER", id, path: "/quote/id" };
}

const isMissing = (error: unknown) => error instanceof Problem && error.code === "DOCUMENT_NOT_FOUND";

/** Reads what the body names as its source; one that the caller does not see is no reference (422). */
export async function readOrderSource(
  trx: Transaction<Database>,
  context: Pick<AppContext, "config" | "clock">,
  asked: { scope: DocumentScope; body: Json; items: readonly OrderItem[]; texts: Catalogue },
): Promise<OrderSource | undefined> {
  const named = nameSource(asked.body, asked.items);
  if (!named) return undefined;
  const { mode, id, path } = named;
  const unknown = new Problem("VALIDATION_FAILED", {
    issues: [{ path, code: "SOURCE_NOT_FOUND", params: { tid: id } }],
  });
  if (!/^[1-9]\d{0,8}$/.test(id)) throw unknown;
  const now = context.clock.now();
  const options = { now, limits: documentLimits(context.config), texts: asked.texts };
  try {
    const { json } = await getDocument(trx, asked.scope, Number(id), options);
    const { document, eventProducts, supplier, category } = JSON.parse(json) as WholeDocument;
    return {
      mode,
      eventId: Number(id),
      supplierId: supplier.id,
      category: category as ProductCategory,
      fields: carriedFields(mode, document as DocumentFields, todayInHelsinki(now)),
      products: eventProducts.filter(({ active }) => active),
    };
  } catch (error) {
    throw isMissing(error) ? unknown : error;
  }
}
