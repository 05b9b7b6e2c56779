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
import type { TmfItem } from "./read-items.ts";
import type { EventProduct, NamedSource, WholeDocument } from "./tmf-resource.ts";

/** The connection or the offer of which a document is made, and what its form is filled in with from it. */
export type TmfSource = {
  mode: SourceMode;
  eventId: number;
  supplierId: string;
  fields: DocumentFields;
  category: ProductCategory;
  products: readonly EventProduct[];
};

/** The connection that the first item speaks of. */
export const namedConnection = (item: TmfItem | undefined): NamedSource | undefined =>
  item?.connectionId === undefined
    ? undefined
    : { mode: "FROM_EXISTING", id: item.connectionId, path: item.connectionAt };

const isMissing = (error: unknown) => error instanceof Problem && error.code === "DOCUMENT_NOT_FOUND";

/** Reads what the body names as its source; one that the caller does not see is no reference (422). */
export async function readSource(
  trx: Transaction<Database>,
  context: Pick<AppContext, "config" | "clock">,
  { named, scope, texts }: { named: NamedSource | undefined; scope: DocumentScope; texts: Catalogue },
): Promise<TmfSource | undefined> {
  if (!named) return undefined;
  const { mode, id, path } = named;
  const unknown = new Problem("VALIDATION_FAILED", {
    issues: [{ path, code: "SOURCE_NOT_FOUND", params: { tid: id } }],
  });
  if (!/^[1-9]\d{0,8}$/.test(id)) throw unknown;
  const now = context.clock.now();
  try {
    const { json } = await getDocument(trx, scope, Number(id), { now, limits: documentLimits(context.config), texts });
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
