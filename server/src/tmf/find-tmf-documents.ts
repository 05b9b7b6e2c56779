import { countLimit } from "@runko/domain/values/list-limits";
import { documentRows, partyJoins } from "../documents/document-entity.ts";
import { branchArrays, sees } from "../documents/document-scope.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { pageOfDocuments } from "../documents/list-statement.ts";
import { documentJson, wholeDocumentJoins } from "../documents/whole-document.ts";
import type { Kysely } from "kysely";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { nameStatements } from "../platform/database/name-statements.ts";
import type { WherePart } from "../platform/filter/combine-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { everything } from "../platform/filter/filter.ts";
import type { Database } from "../platform/database/schema.ts";
import { compileConditions } from "./compile-conditions.ts";
import { nameItems } from "./name-items.ts";
import { furthestMerged, readOrder } from "./read-order.ts";
import type { TmfQuery } from "./read-tmf-query.ts";
import { compileSentConditions } from "./sent-conditions.ts";
import { filesOfDocument } from "./tmf-attachments.ts";
import { tmfScope, type TmfCaller, type TmfRole } from "./tmf-caller.ts";
import { newestNotes } from "./tmf-notes.ts";
import type { ReadDocument, TmfResource } from "./tmf-resource.ts";
import type { Reader } from "./within-transaction.ts";

export type FoundDocuments = { rows: ReadDocument[]; total: number; totalIsExact: boolean };

/** What is looked for by whom; without `notes` none of them are read. */
export type Finding = {
  pool: Reader;
  caller: TmfCaller;
  resource: TmfResource;
  silenceSeconds: number;
  notes: boolean;
};

const nameStatement = nameStatements("tmf", 100);
const statement = (text: string, values: readonly unknown[]) => ({
  name: nameStatement(text),
  text,
  values: [...values],
});

/** Of what its client sent nothing is told once its people are anonymized: it may name them (T19). */
const joins = ({
  resource,
  silenceSeconds,
}: Finding) => `${resource.reads ? partyJoins : wholeDocumentJoins(String(silenceSeconds))}
  LEFT JOIN tmf_documents tmf ON tmf.document_id = d.id AND d.anonymized_at IS NULL`;

const alsoReadsOf = ({ alsoReads }: TmfResource, role: TmfRole) =>
  Object.entries(alsoReads?.(role) ?? {})
    .map(([name, sql]) => `, '${name}', ${sql}`)
    .join("");

const rowJson = (resource: TmfResource, role: TmfRole, notes: boolean) =>
  `json_build_object('role', '${role}', 'state', ${resource.state}, 'document', ${documentJson(role, resource.reads)},
  'notes', ${notes ? newestNotes : "'[]'::json"},
  'sent', tmf.sent, 'itemIds', tmf.item_ids, 'itemProducts', tmf.item_products, 'externalId', tmf.external_id,
  'files', ${filesOfDocument}, 'connectionId', CASE WHEN d.source_mode = 'FROM_EXISTING' THEN d.source_event_id END,
  'promisedAt', ${isoInstant("d.promised_at")}${alsoReadsOf(resource, role)})`;

type Row = Omit<ReadDocument, "itemIds"> & { itemIds: string[] | null; itemProducts: string[] | null };
const readRow = ({ itemProducts, ...row }: Row): ReadDocument => ({
  ...row,
  itemIds: nameItems(row.document.eventProducts, { itemIds: row.itemIds, itemProducts }),
});

const requestOf = (
  { resource }: Finding,
  query: TmfQuery,
  more: readonly WherePart[],
  page: { limit: number; skip: number },
): DocumentRequest => ({
  filter: {
    where: everything,
    wheres: {},
    fields: undefined,
    include: [],
    order: readOrder(resource.sorts, query.sort),
    ...page,
  },
  types: resource.types,
  archivedToo: true,
  more,
});

/** The documents of these ids that the caller sees in this role. */
async function readTmfDocuments(finding: Finding, role: TmfRole, ids: readonly number[]): Promise<ReadDocument[]> {
  const { pool, caller, resource, notes } = finding;
  if (ids.length === 0) return [];
  const scope = tmfScope(caller, role);
  const text = `SELECT ${rowJson(resource, role, notes)}::text AS json FROM documents d ${joins(finding)}
    WHERE d.id = ANY($3::bigint[]) AND ${sees(scope)}`;
  const values = [...branchArrays(scope, resource.types), [...ids]];
  const { rows } = await pool.query<{ json: string }>(statement(text, values));
  return rows.map(({ json }) => readRow(JSON.parse(json) as Row));
}

type Sided = { role: TmfRole; more: readonly WherePart[] };

async function findOfOneSide(finding: Finding, query: TmfQuery, { role, more }: Sided): Promise<FoundDocuments> {
  const { pool, caller, resource, notes } = finding;
  const request = requestOf(finding, query, more, { limit: query.limit, skip: query.offset });
  const { ids, total, values } = pageOfDocuments(tmfScope(caller, role), request);
  const text = `SELECT coalesce(json_agg(${rowJson(resource, role, notes)} ORDER BY page.place), '[]')::text AS json, ${total} AS total
    FROM unnest(${ids}) WITH ORDINALITY AS page (id, place) JOIN documents d ON d.id = page.id ${joins(finding)}`;
  const { rows } = await pool.query<{ json: string; total: string }>(statement(text, values));
  const [found] = rows;
  const counted = Number(found?.total ?? 0);
  return {
    rows: (JSON.parse(found?.json ?? "[]") as Row[]).map(readRow),
    total: counted,
    totalIsExact: counted < countLimit,
  };
}

async function findIds({ pool, caller }: Finding, request: DocumentRequest, role: TmfRole) {
  const { ids, total, values } = pageOfDocuments(tmfScope(caller, role), request);
  const text = `SELECT ${ids} AS ids, ${total} AS total`;
  const { rows } = await pool.query<{ ids: (string | number)[]; total: string }>(statement(text, values));
  return { ids: (rows[0]?.ids ?? []).map(Number), total: Number(rows[0]?.total ?? 0) };
}

/** The page of what both sides have, in one order. */
async function findOfBothSides(finding: Finding, query: TmfQuery, sides: readonly Sided[]): Promise<FoundDocuments> {
  const { limit, offset } = query;
  if (offset > furthestMerged) throw new FilterError("offset", "OUT_OF_RANGE");
  const page = { limit: limit + offset, skip: 0 };
  const found = await Promise.all(
    sides.map(({ role, more }) => findIds(finding, requestOf(finding, query, more, page), role)),
  );
  const order = compileOrder(readOrder(finding.resource.sorts, query.sort), documentRows.SUBSCRIBER);
  const text = `SELECT d.id::int AS id FROM documents d WHERE d.id = ANY($1::bigint[]) ORDER BY ${order} LIMIT $2 OFFSET $3`;
  const all = found.flatMap(({ ids }) => ids);
  const { rows: merged } = await finding.pool.query<{ id: number }>(statement(text, [all, limit, offset]));
  const shown = new Set(merged.map(({ id }) => id));
  const read = await Promise.all(
    sides.map(({ role }, index) =>
      readTmfDocuments(finding, role, found[index]?.ids.filter((id) => shown.has(id)) ?? []),
    ),
  );
  const byId = new Map(read.flat().map((row) => [row.document.id, row]));
  return {
    rows: merged.flatMap(({ id }) => byId.get(id) ?? []),
    total: found.reduce((sum, { total }) => sum + total, 0),
    totalIsExact: found.every(({ total }) => total < countLimit),
  };
}

/** Who asks for what it buys, or sells, itself stands on that side alone. */
function rolesAsked({ roles, organizationId }: TmfCaller, { conditions }: TmfQuery): readonly TmfRole[] {
  const names = (attribute: string) =>
    conditions.some(
      (one) => one.attribute === attribute && one.operator === "eq" && one.values.every((id) => id === organizationId),
    );
  if (names("buyerId")) return roles.filter((role) => role === "SUBSCRIBER");
  return names("sellerId") ? roles.filter((role) => role === "SUPPLIER") : roles;
}

/** A page of the caller's documents of a resource. Throws FilterError. */
export async function findTmfDocuments(finding: Finding, query: TmfQuery): Promise<FoundDocuments> {
  const { pool, caller, resource } = finding;
  const { left } = compileConditions(query.conditions, resource.attributes("SUBSCRIBER"));
  const ofSent = await compileSentConditions(pool, caller, left, resource.owned);
  const sides = rolesAsked(caller, query).map((role) => ({
    role,
    more: [...compileConditions(query.conditions, resource.attributes(role)).parts, ...ofSent],
  }));
  const [first, second] = sides;
  if (!first) return { rows: [], total: 0, totalIsExact: true };
  return second ? await findOfBothSides(finding, query, sides) : await findOfOneSide(finding, query, first);
}

/** The document of this id on whichever side the caller stands; undefined when it sees none. */
export async function findTmfDocument(finding: Finding, id: string): Promise<ReadDocument | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  for (const role of finding.caller.roles) {
    const [found] = await readTmfDocuments(finding, role, [Number(id)]);
    if (found) return found;
  }
  return undefined;
}

/** Lets nobody else change the document, of either side of which the caller is, until the transaction ends. */
export async function holdTmfDocument(db: Kysely<Database>, { organizationId }: TmfCaller, id: number): Promise<void> {
  await db
    .selectFrom("documents")
    .select("id")
    .where("id", "=", id)
    .where((or) => or.or([or("subscriber_id", "=", organizationId), or("supplier_id", "=", organizationId)]))
    .forUpdate()
    .execute();
}
