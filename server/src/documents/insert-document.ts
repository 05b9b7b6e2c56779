import type { ActionRow } from "@runko/domain/documents/document-actions";
import { agreedFees } from "@runko/domain/documents/product-fees";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import { sql, type Kysely } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { OrderableProduct } from "../products/load-orderable-products.ts";
import { claimsSql, firstClaimsSql, holdCase, takenIdOf, unclaimedIssues } from "./claim-connection-ids.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import { counterChanges, type CounterChange } from "./document-counters.ts";
import { clockColumns, firstClocks } from "./document-clocks.ts";
import { countedDocument, type StoredDocument } from "./document-store.ts";
import { chosenRows, chosenSql, classOf, type SourceProducts } from "./event-product-store.ts";
import { faultyConnection } from "./faulty-connection.ts";
import { followingSql } from "./following-sql.ts";
import type { CreateRequest } from "./new-document.ts";
import { changeBy } from "./row-change.ts";
import { givenRow } from "./stored-columns.ts";
import { toldSql } from "./tell-change.ts";
import { changedFields } from "./write-event-log.ts";
import { noticesOf } from "./write-outbox.ts";

export type Insertion = {
  row: ActionRow;
  subscriberId: string;
  source: StoredDocument | undefined;
  /** The case that the document joins; undefined for a new one. */
  caseId: number | undefined;
  products: readonly [OrderableProduct, ...OrderableProduct[]];
  sourceProducts: SourceProducts | undefined;
  /** The supplier's. */
  times: ServiceTimes;
  /** What it is a forward of. */
  originalId: number | undefined;
  now: Date;
  /** Delivered before, elsewhere: it is ready at once, and nobody is told of it (0204). */
  imported?: true;
};

function newColumns(request: CreateRequest, { subscriberId, source, products, originalId, now }: Insertion) {
  const { scope, documentType, input } = request;
  const offer = input.source?.mode === "ORDER" && source ? joinFields(source) : {};
  const { columns, details } = splitFields({ ...input.document, ...agreedFees(offer) });
  const productNames = products.map(({ name }) => name);
  const sourceMode = input.source?.mode ?? null;
  return {
    document_type: documentType,
    event_state: "OPEN" as const,
    version: 1,
    archived: false,
    cancelled_by_customer: false,
    cancel_confirmed: false,
    waiting_for_subscriber_since: null,
    waiting_for_supplier_since: null,
    subscriber_id: subscriberId,
    supplier_id: input.supplierId,
    category: products[0].category,
    product_group_id: products[0].productGroupId,
    product_name: productNames.join(", "),
    sla_class: classOf(products),
    created_by_id: scope.userId,
    created_by_role: scope.role,
    // Who makes it handles it until it is given to another.
    subscriber_user_id: scope.role === "SUBSCRIBER" ? scope.userId : null,
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

/** What is other of a document that was ordered elsewhere: it stands in the register alone, not in lists and counts. */
const importedColumns = (now: Date) => ({
  event_state: "READY" as const,
  imported: true,
  answer_shown: true,
  ready_at: now,
  archived: true,
  archived_at: now,
  subscriber_user_id: null,
  ...clockColumns([]),
});

/** The columns of a new document, with the clocks that begin. */
function newRow(request: CreateRequest, insertion: Insertion) {
  const columns = newColumns(request, insertion);
  const { imported, now, times } = insertion;
  return { imported: false, ...columns, ...(imported ? importedColumns(now) : firstClocks(columns, times)) };
}

const newCase = sql`INSERT INTO cases DEFAULT VALUES RETURNING id`;

export type Created = { id: number; version: number };

/**
 * Writes a new document with its case, its products, its claims and all that follows in one statement; a case that is made
 * here is known to nobody else. Refuses connection ids that another case has. Answers also what is left to be counted: of a
 * document that gets files, which are attached before others wait for the counters.
 */
export async function insertDocument(
  db: Kysely<Database>,
  request: CreateRequest,
  insertion: Insertion,
): Promise<Created & { counters: CounterChange[] }> {
  const { row, caseId, products, sourceProducts, imported, now: at } = insertion;
  const { scope: by, input, requestId } = request;
  const values = newRow(request, insertion);
  const { label, action, tells, releasesLock } = changeBy(row);
  const countedLast = input.fileIds !== undefined && input.fileIds.length > 0;
  const counters = counterChanges(null, countedDocument(values));
  const changes = changedFields({}, joinFields(values));
  const following = followingSql({
    log: {
      label,
      action: imported ? "importConnection" : action,
      by,
      seenBy: null,
      version: values.version,
      changes,
      requestId,
      at,
    },
    happened: { document: values, happening: imported ? null : action, before: null, by, to: null, at },
    notices: request.gathered || imported ? [] : noticesOf(tells, values, { action, by }),
    releasesLock,
    counters: countedLast ? [] : counters,
    first: sql`(SELECT count(*) FROM claimed) >= 0`,
  });
  if (caseId !== undefined) await holdCase(db, caseId);
  const names = sql.raw(Object.keys(values).join(", "));
  const chosen = chosenRows({ products, chosen: input.eventProducts, source: sourceProducts });
  const caseOfNew = sql`(SELECT case_id FROM written)`;
  const claims = caseId === undefined ? firstClaimsSql(values, caseOfNew) : claimsSql(values, caseOfNew);
  const inserting = sql<{ id: number; claimed: string[] }>`${sql.raw(prepared)}
    WITH joined AS (${caseId === undefined ? newCase : sql`SELECT ${caseId}::bigint AS id`}),
    written AS (
      INSERT INTO documents (${names}, case_id)
      SELECT ${names}, (SELECT id FROM joined) FROM ${givenRow(values)}
      RETURNING id, case_id
    ), chosen AS (${chosenSql(sql`SELECT id FROM written`, chosen)}),
    claimed AS (${claims}),
    ${following}
    SELECT id, ARRAY(SELECT party FROM claimed) AS claimed, ${toldSql("document", values)} FROM written`;
  const { rows } = await inserting.execute(db).catch((error: unknown) => {
    const taken = takenIdOf(error);
    throw taken ? new Problem("VALIDATION_FAILED", { issues: [taken] }) : error;
  });
  const [written] = rows;
  if (!written) throw new Error("An inserted document is answered");
  const issues = unclaimedIssues(values, written.claimed);
  refuseIssues(issues);
  return { id: written.id, version: values.version, counters: countedLast ? counters : [] };
}
