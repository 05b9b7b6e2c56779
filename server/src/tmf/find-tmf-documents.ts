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
import { inTurns } from "../platform/in-turns.ts";
import { compileConditions } from "./compile-conditions.ts";
import { nameItems } from "./name-items.ts";
import { furthestMerged, readOrder } from "./read-order.ts";
import type { ReadParts } from "./read-parts.ts";
import type { TmfQuery } from "./read-tmf-query.ts";
import { compileSentConditions } from "./sent-conditions.ts";
import { filesOfDocument } from "./tmf-attachments.ts";
import { tmfRoles, tmfScope, type TmfCaller, type TmfRole } from "./tmf-caller.ts";
import { newestNotes } from "./tmf-notes.ts";
import type { ReadDocument, TmfResource } from "./tmf-resource.ts";
import type { Reader } from "./within-transaction.ts";

/**
 * A page of a list: where its documents are, in their order, and how many there are in all; the JSON texts of the first
 * portion where they were read along.
 */
export type FoundDocuments = { places: Place[]; readAlong?: string[]; total: number; totalIsExact: boolean };
/** A document, and on which side of it the caller stands. */
export type Place = { id: number; role: TmfRole };

/** What is looked for by whom, and which parts of it are read. */
export type Finding = {
  pool: Reader;
  caller: TmfCaller;
  resource: TmfResource;
  silenceSeconds: number;
  parts: ReadParts;
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
  Object.entries(alsoReads?.sql(role) ?? {})
    .map(([name, sql]) => `, '${name}', ${sql}`)
    .join("");

const makeRowJson = ({ resource, parts }: Finding, role: TmfRole) =>
  `json_build_object('role', '${role}', 'state', ${resource.state}, 'document', ${documentJson(role, resource.reads)},
  'notes', ${parts.notes ? newestNotes : "'[]'::json"},
  'sent', ${parts.sent ? "tmf.sent" : "NULL"}, 'itemIds', tmf.item_ids, 'itemProducts', tmf.item_products,
  'externalId', tmf.external_id, 'files', ${parts.files ? filesOfDocument : "'[]'::json"},
  'connectionId', CASE WHEN d.source_mode = 'FROM_EXISTING' THEN d.source_event_id END,
  'promisedAt', ${isoInstant("d.promised_at")}${parts.more ? alsoReadsOf(resource, role) : ""})`;

/** Written once for each resource, role and choice of parts: the fields of a document are many. */
const rowJsons = new Map<string, string>();

function rowJson(finding: Finding, role: TmfRole): string {
  const { notes, sent, files, more } = finding.parts;
  const key = [finding.resource.name, role, notes, sent, files, more].join(" ");
  const known = rowJsons.get(key) ?? makeRowJson(finding, role);
  rowJsons.set(key, known);
  return known;
}

type Row = Omit<ReadDocument, "itemIds"> & { itemIds: string[] | null; itemProducts: string[] | null };

function readRow(json: string): ReadDocument {
  const { itemProducts, ...row } = JSON.parse(json) as Row;
  return { ...row, itemIds: nameItems(row.document.eventProducts, { itemIds: row.itemIds, itemProducts }) };
}

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

type Read = { id: string; json: string };

/** The documents of these ids that the caller sees in this role. */
async function readTmfDocuments(finding: Finding, role: TmfRole, ids: readonly number[]): Promise<Read[]> {
  const { pool, caller, resource } = finding;
  if (ids.length === 0) return [];
  const scope = tmfScope(caller, role);
  const text = `SELECT d.id, ${rowJson(finding, role)}::text AS json FROM documents d ${joins(finding)}
    WHERE d.id = ANY($3::bigint[]) AND ${sees(scope)}`;
  const values = [...branchArrays(scope, resource.types), [...ids]];
  return (await pool.query<Read>(statement(text, values))).rows;
}

/** So many documents are read at once: of each there may be 64 kB that were sent, and all that has been done to it. */
export const portionRows = 100;

async function readPortion(finding: Finding, portion: readonly Place[]): Promise<string[]> {
  const idsOf = (side: TmfRole) => portion.flatMap(({ id, role }) => (role === side ? id : []));
  const read = await Promise.all(tmfRoles.map((role) => readTmfDocuments(finding, role, idsOf(role))));
  const byId = new Map(read.flat().map(({ id, json }) => [Number(id), json]));
  return portion.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The documents that were found, in their order, a portion at a time, each made by who asks for the next. */
export async function* readPortions<Made>(
  finding: Finding,
  { places, readAlong }: Pick<FoundDocuments, "places" | "readAlong">,
  make: (read: ReadDocument) => Made,
): AsyncGenerator<Made[], void, undefined> {
  for (let from = 0; from < places.length; from += portionRows) {
    const portion = places.slice(from, from + portionRows);
    const texts = from === 0 && readAlong ? readAlong : await readPortion(finding, portion);
    yield await inTurns(texts, (json) => make(readRow(json)));
  }
}

type Sided = { role: TmfRole; more: readonly WherePart[] };
type Found = { ids: number[]; total: number };

async function findIds({ pool, caller }: Finding, request: DocumentRequest, role: TmfRole): Promise<Found> {
  const { ids, total, values } = pageOfDocuments(tmfScope(caller, role), request);
  const text = `SELECT ${ids} AS ids, ${total} AS total`;
  const { rows } = await pool.query<{ ids: (string | number)[]; total: string }>(statement(text, values));
  return { ids: (rows[0]?.ids ?? []).map(Number), total: Number(rows[0]?.total ?? 0) };
}

type PageRow = { ids: string; total: string; texts: string | null };

/** Stands between JSON texts: none holds such a character but escaped. */
const separator = "\u001e";

/** With its first portion in the same statement: most lists are no longer. */
async function findOfOneSide(finding: Finding, query: TmfQuery, { role, more }: Sided): Promise<FoundDocuments> {
  const request = requestOf(finding, query, more, { limit: query.limit, skip: query.offset });
  const page = pageOfDocuments(tmfScope(finding.caller, role), request);
  const text = `SELECT array_to_string(page.ids, ',') AS ids, page.total, (
      SELECT string_agg(${rowJson(finding, role)}::text, '${separator}' ORDER BY one.place)
      FROM unnest(page.ids[1:${portionRows}]) WITH ORDINALITY AS one (id, place)
        JOIN documents d ON d.id = one.id ${joins(finding)}) AS texts
    FROM (SELECT ${page.ids} AS ids, ${page.total} AS total OFFSET 0) page`;
  const { rows } = await finding.pool.query<PageRow>(statement(text, page.values));
  const { ids, total, texts } = rows[0] ?? { ids: "", total: "0", texts: null };
  return {
    places: ids === "" ? [] : ids.split(",").map((id) => ({ id: Number(id), role })),
    readAlong: texts?.split(separator) ?? [],
    total: Number(total),
    totalIsExact: Number(total) < countLimit,
  };
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
  const roleOf = new Map(sides.flatMap(({ role }, index) => found[index]?.ids.map((id) => [id, role] as const) ?? []));
  return {
    places: merged.flatMap(({ id }) => {
      const role = roleOf.get(id);
      return role ? { id, role } : [];
    }),
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
  if (!first) return { places: [], total: 0, totalIsExact: true };
  return second ? await findOfBothSides(finding, query, sides) : await findOfOneSide(finding, query, first);
}

const isTid = (id: string) => /^[1-9]\d{0,8}$/.test(id);

/** The document of this id on whichever side the caller stands; undefined when it sees none. */
export async function findTmfDocument(finding: Finding, id: string): Promise<ReadDocument | undefined> {
  if (!isTid(id)) return undefined;
  for (const role of finding.caller.roles) {
    const [found] = await readTmfDocuments(finding, role, [Number(id)]);
    if (found) return readRow(found.json);
  }
  return undefined;
}

/** On which side of the document of this id the caller stands; undefined when it sees none. */
export async function findSide({ pool, caller, resource }: Finding, id: string): Promise<TmfRole | undefined> {
  if (!isTid(id)) return undefined;
  for (const role of caller.roles) {
    const scope = tmfScope(caller, role);
    const text = `SELECT d.id FROM documents d WHERE d.id = ANY($3::bigint[]) AND ${sees(scope)}`;
    const { rows } = await pool.query(statement(text, [...branchArrays(scope, resource.types), [Number(id)]]));
    if (rows.length > 0) return role;
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
