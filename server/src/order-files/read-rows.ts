import {
  customColumn,
  documentColumns,
  type FileProduct,
  type ImportedType,
} from "@runko/domain/imports/document-columns";
import { nameOfSeveral } from "@runko/domain/imports/name-of-several";
import { readDocumentRow } from "@runko/domain/imports/read-document-row";
import { fieldNames, type FieldName } from "@runko/domain/documents/document-fields";
import { subscriberDemands } from "@runko/domain/documents/field-demands";
import { needsOrder } from "@runko/domain/documents/source-action";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { formatEventId } from "@runko/domain/values/event-number";
import type { Issue } from "@runko/domain/values/issue";
import type { Kysely } from "kysely";
import { ownDocuments, type DocumentScope } from "../documents/document-scope.ts";
import { findOwnConnections } from "../documents/find-own-connections.ts";
import { loadSourceProducts } from "../documents/load-source-products.ts";
import type { CreateRequest, NewDocument } from "../documents/new-document.ts";
import type { ImportContext, ImportJob, NamedRow } from "../import-kind.ts";
import type { Database } from "../platform/database/schema.ts";
import type { OrderableProduct } from "../products/load-orderable-products.ts";
import { namedProducts, productsOf } from "./find-products.ts";
import { loadNamed, loadOrderable, type Offered } from "./known-things.ts";

export type ReadOrderRow = { request: CreateRequest | undefined; issues: readonly Issue[]; warnings: readonly Issue[] };

export const scopeOfJob = ({
  organizationId,
  role,
  userId,
}: Pick<ImportJob, "organizationId" | "role" | "userId">): DocumentScope => ({
  ...ownDocuments(organizationId, role),
  userId,
  mayAct: true,
});

const namesOf = (texts: ImportJob["texts"], type: ImportedType, product?: FileProduct): ReadonlySet<FieldName> => {
  const columns = new Set(documentColumns(texts, type, product).map(({ name }) => name));
  return new Set(fieldNames.filter((name) => columns.has(name)));
};

/** Fields of another product are left out of a row that fills them for others: its own are what its form asks. */
const askedOf = (type: ImportedType, product: OrderableProduct, names: ReadonlySet<FieldName>) => {
  const demands = subscriberDemands(type, product.category);
  const ofNni = (name: FieldName) => product.needsNni && (name === "nniFromId" || name === "nniToId");
  return new Set([...names].filter((name) => demands.has(name) || ofNni(name)));
};

function customFieldsIn(cells: NamedRow["cells"], type: ImportedType, product: OrderableProduct) {
  const given = customFieldsOf(product.customFields, type).flatMap(({ name }): [string, string][] => {
    const cell = cells[customColumn(name)] ?? "";
    return cell === "" ? [] : [[name, cell]];
  });
  return Object.fromEntries(given);
}

/** Reads rows as the requests by which a form would make their documents. */
export async function readRows(
  db: Kysely<Database>,
  context: ImportContext,
  job: ImportJob,
  type: ImportedType,
  rows: readonly NamedRow[],
): Promise<ReadOrderRow[]> {
  const { organizationId, texts } = job;
  const scope = scopeOfJob(job);
  const today = todayInHelsinki(context.clock.now());
  const ofConnection = needsOrder(type);
  const asked = rows.flatMap(({ cells }) => namedProducts(cells));
  const offered = ofConnection ? undefined : await loadOrderable(db, { organizationId, type }, asked);
  const namedOf = await loadNamed(context, db, organizationId, rows);
  const every = namesOf(texts, type);
  const requestOf = (input: NewDocument): CreateRequest => ({
    scope,
    documentType: type,
    input,
    requestId: job.jobId,
    gathered: true,
  });

  const ofProduct = async ({ cells }: NamedRow, from: Offered): Promise<ReadOrderRow> => {
    const found = productsOf(from, cells);
    const product = found.issue ? undefined : found.chosen[0];
    const names = product ? askedOf(type, product, every) : every;
    const read = readDocumentRow(texts, cells, { names, today, named: await namedOf(product) });
    if (found.issue) return { ...read, request: undefined, issues: [found.issue, ...read.issues] };
    const chosen = found.chosen.map((one) => ({ productId: one.id, customFields: customFieldsIn(cells, type, one) }));
    return {
      ...read,
      request: requestOf({
        supplierId: found.chosen[0].supplierId,
        document: read.fields,
        eventProducts: chosen,
      }),
    };
  };

  const ofOrder = async ({ cells }: NamedRow): Promise<ReadOrderRow> => {
    const read = readDocumentRow(texts, cells, { names: every, today, named: await namedOf(undefined) });
    const named = cells["connection"] ?? "";
    const [order, ...others] = named === "" ? [] : await findOwnConnections(db, scope, named);
    if (!order || others.length > 0) {
      const fitting = [order, ...others].flatMap((one) =>
        one ? `${formatEventId(one.id)} (${one.supplierName})` : [],
      );
      const path = "connection";
      const code = named === "" ? "REQUIRED" : "ORDER_NOT_FOUND";
      const issue = order ? nameOfSeveral(path, fitting) : ({ path, code } as const);
      return { ...read, request: undefined, issues: [issue, ...read.issues] };
    }
    const source = { eventId: order.id, mode: "FROM_EXISTING" } as const;
    const delivered = await loadSourceProducts(db, { mode: source.mode, sourceId: order.id });
    const eventProducts = (delivered?.products ?? []).map(({ productId }) => ({ productId }));
    return {
      ...read,
      request: requestOf({ supplierId: order.supplierId, document: read.fields, eventProducts, source }),
    };
  };

  const read: ReadOrderRow[] = [];
  for (const row of rows) read.push(await (offered ? ofProduct(row, offered) : ofOrder(row)));
  return read;
}
