import { agreedFees } from "@runko/domain/documents/product-fees";
import { sql, type Transaction } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { OrderableProduct } from "../products/load-orderable-products.ts";
import { claimsSql, holdCase, unclaimedIssues } from "./claim-connection-ids.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import type { StoredDocument } from "./document-store.ts";
import { faultyConnection } from "./faulty-connection.ts";
import { chosenSql, type SourceProducts } from "./event-product-store.ts";
import type { CreateRequest } from "./new-document.ts";
import { givenRow, storedColumns } from "./stored-columns.ts";

type Insertion = {
  subscriberId: string;
  source: StoredDocument | undefined;
  /** The case that the document joins; undefined for a new one. */
  caseId: number | undefined;
  products: readonly [OrderableProduct, ...OrderableProduct[]];
  sourceProducts: SourceProducts | undefined;
  /** What it is a forward of. */
  originalId: number | undefined;
  now: Date;
};

function newColumns(request: CreateRequest, { subscriberId, source, products, originalId, now }: Insertion) {
  const { scope, documentType, input } = request;
  const offer = input.source?.mode === "ORDER" && source ? joinFields(source) : {};
  const { columns, details } = splitFields({ ...input.document, ...agreedFees(offer) });
  const productNames = products.map(({ name }) => name);
  const sourceMode = input.source?.mode ?? null;
  return {
    document_type: documentType,
    event_state: "OPEN",
    subscriber_id: subscriberId,
    supplier_id: input.supplierId,
    category: products[0].category,
    product_group_id: products[0].productGroupId,
    product_name: productNames.join(", "),
    created_by_id: scope.userId,
    created_by_role: scope.role,
    created_at: now,
    updated_at: now,
    source_event_id: source?.id ?? null,
    source_mode: sourceMode,
    original_event_id: originalId ?? null,
    ...columns,
    details,
    search_text: searchTextOf({ fields: input.document, productNames, answerShown: false }),
    connection_words: "",
    ...(documentType === "Fault" && sourceMode === "FROM_EXISTING" && source && faultyConnection(source)),
  };
}

const newCase = sql`INSERT INTO cases DEFAULT VALUES RETURNING id`;
const answered = sql.raw(storedColumns.join(", "));

/**
 * Writes a new document with its case, its products and its claims in one statement; a case that is made here is known
 * to nobody else. Refuses connection ids that another case has.
 */
export async function insertDocument(
  trx: Transaction<Database>,
  request: CreateRequest,
  insertion: Insertion,
): Promise<StoredDocument> {
  const { caseId, products, sourceProducts } = insertion;
  const values = newColumns(request, insertion);
  if (caseId !== undefined) await holdCase(trx, caseId);
  const names = sql.raw(Object.keys(values).join(", "));
  const { rows } = await sql<StoredDocument & { claimed: string[] }>`${sql.raw(prepared)}
    WITH joined AS (${caseId === undefined ? newCase : sql`SELECT ${caseId}::bigint AS id`}),
    written AS (
      INSERT INTO documents (${names}, case_id)
      SELECT ${names}, (SELECT id FROM joined) FROM ${givenRow(values)}
      RETURNING ${answered}
    ), chosen AS (${chosenSql(sql`SELECT id FROM written`, { products, chosen: request.input.eventProducts, source: sourceProducts })}),
    claimed AS (${claimsSql(values, sql`(SELECT case_id FROM written)`)})
    SELECT ${answered}, ARRAY(SELECT party FROM claimed) AS claimed FROM written`.execute(trx);
  const [answer] = rows;
  if (!answer) throw new Error("An inserted document is answered");
  const { claimed, ...written } = answer;
  const issues = unclaimedIssues(written, claimed);
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
  return written;
}
