import type { Pool } from "pg";
import { documentTables, joinsFor } from "../documents/document-entity.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { joinsOf } from "../platform/entity/define-entity.ts";
import type { ScopedWhere } from "../platform/filter/combine-where.ts";
import type { Reading } from "./collecting-order.ts";
import type { AskedSearch } from "./search-where.ts";

/** The newest documents in which words are looked for first, to learn how often they stand there. */
const PROBED = 2000;
/** So many words of documents fit into the memory of a statement. */
const MOST_KEPT = 20_000;
/** Beyond so many whole documents in their order, an index of days reads fewer. */
const MOST_IN_ORDER = 40_000;

/** What is to be collected: the first `most` documents in this order. */
export type Collecting = { most: number; reading: Reading };

const orders: Record<Reading, string> = {
  newest: "created_at DESC, id DESC",
  requested: "requested_date DESC, id DESC",
  laterDays: "created_at DESC, id DESC",
};

const textsNewestFirst = "created_at DESC, document_id DESC";

/** What a statement finds; `read`, when given, is the table that it finds it in, and is counted. */
type Finding = { read?: string; found: string; values: readonly unknown[] };

/** The ids that are found, as one text: a thousand times cheaper to read than as many rows. */
async function readFound(pool: Pool, { read, found, values }: Finding): Promise<{ ids: number[]; read: number }> {
  const tables = `${read ? `read AS MATERIALIZED (${read}), ` : ""}found AS MATERIALIZED (${found})`;
  const amount = read ? "(SELECT count(*)::int FROM read)" : "0";
  const text = `WITH ${tables} SELECT coalesce(string_agg(id::text, ','), '') AS ids, ${amount} AS read FROM found`;
  // Without a name: the values of a search decide which index is best.
  const { rows } = await pool.query<{ ids: string; read: number }>({ text, values: [...values] });
  const { ids = "", read: amountRead = 0 } = rows[0] ?? {};
  return { ids: ids === "" ? [] : ids.split(",").map(Number), read: amountRead };
}

export const readIds = async (pool: Pool, found: string, values: readonly unknown[]) =>
  (await readFound(pool, { found, values })).ids;

/** For conditions on the words `t` of documents: the documents themselves and their parties, where these speak of them. */
function documentsFor({ over }: ScopedWhere, on: string): string {
  const { sub, sup } = documentTables;
  const parties = joinsOf({ joins: { sub, sup } }, over);
  return parties !== "" || over.has("d") ? `JOIN documents d ON ${on} ${parties}` : "";
}

/** The first rows of all these selections in one order. Each is read only as far as the others have nothing that comes before. */
export function firstOf(selections: readonly string[], order: string, most: number): string {
  const ordered = selections.map((selection) => `(${selection} ORDER BY ${order} LIMIT ${most})`);
  return ordered.length === 1
    ? (ordered[0] as string)
    : `(SELECT * FROM (${ordered.join(" UNION ALL ")}) u ORDER BY ${order} LIMIT ${most})`;
}

const newestTexts = ({ madeIn }: AskedSearch, rows: number) =>
  firstOf(
    madeIn.map(({ sql }) => `SELECT t.* FROM document_texts t WHERE ${sql}`),
    textsNewestFirst,
    rows,
  );

const foundIn = (texts: string, { whole }: AskedSearch, most: number) => `SELECT t.document_id AS id FROM ${texts} t
  ${documentsFor(whole, "d.id = t.document_id")}
  WHERE ${whole.sql} ORDER BY t.created_at DESC, t.document_id DESC LIMIT ${most}`;

/** Reads the newest `rows` documents of the organizations in their order, until `most` are found. Many are not kept to be counted. */
async function readInOrder(pool: Pool, search: AskedSearch, rows: number, most: number) {
  const { values } = search.whole;
  const texts = newestTexts(search, rows);
  if (rows <= MOST_KEPT) return readFound(pool, { read: texts, found: foundIn("read", search, most), values });
  return { ids: await readIds(pool, foundIn(texts, search, most), values), read: rows };
}

/** Reads everything that is found, by whichever index finds the fewest: never along the order in hope of enough. */
function readWhole(pool: Pool, where: ScopedWhere, side: DocumentScope["side"], most: number): Promise<number[]> {
  const { sql, values } = where;
  const documents = documentsFor(where, `d.id = t.document_id AND d.${side} = t.${side}`);
  return readIds(
    pool,
    `SELECT f.id FROM (SELECT t.document_id AS id, t.created_at FROM document_texts t ${documents}
      WHERE ${sql} OFFSET 0) f ORDER BY f.created_at DESC, f.id DESC LIMIT ${most}`,
    values,
  );
}

/** The newest of what several ways found, each the newest of its own and perhaps of another's too. */
async function newestOf(pool: Pool, ways: readonly (readonly number[])[], most: number): Promise<number[]> {
  const [only = [], ...others] = ways.filter((ids) => ids.length > 0);
  if (others.length === 0) return [...only];
  const { rows } = await pool.query<{ ids: number[] }>({
    name: "newest_of_found",
    text: `SELECT array(SELECT id FROM documents WHERE id = ANY($1::bigint[]) ORDER BY ${orders.newest} LIMIT $2) AS ids`,
    values: [[...new Set([...only, ...others.flat()])], most],
  });
  return rows[0]?.ids ?? [];
}

async function countTexts(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ about: number }>({
    name: "about_how_many_texts",
    text: "SELECT reltuples::bigint AS about FROM pg_class WHERE oid = 'document_texts'::regclass",
  });
  return rows[0]?.about ?? 0;
}

/**
 * Common words are found at once among the newest documents, rare ones by the index of words, which reads every document
 * of all organizations that has them. How common they are together no statistics know, so it is tried: what the newest
 * documents tell decides which way reads fewer.
 */
async function collectWords(
  pool: Pool,
  search: AskedSearch,
  byWords: readonly ScopedWhere[],
  { side, most }: { side: DocumentScope["side"]; most: number },
): Promise<Pick<Found, "others" | "inOrder">> {
  const { ids: probed, read } = await readInOrder(pool, search, PROBED, most);
  if (probed.length >= most || read < PROBED) return { others: probed, inOrder: true };
  const share = probed.length / PROBED;
  const inOrder = most / share;
  const byIndex = share * (await countTexts(pool));
  if (inOrder < byIndex) {
    const rows = Math.ceil(2 * inOrder);
    const found = await readInOrder(pool, search, rows, most);
    if (found.ids.length >= most || found.read < rows) return { others: found.ids, inOrder: true };
  }
  const ways: number[][] = [];
  for (const where of byWords) ways.push(await readWhole(pool, where, side, most));
  return { others: await newestOf(pool, ways, most), inOrder: true };
}

/** Days that an index finds, but not in the order of making: read as words are, in order when the newest have them. */
async function collectDays(pool: Pool, { whole, madeIn }: AskedSearch, most: number): Promise<number[]> {
  const joins = joinsFor(whole.over);
  const newest = madeIn.map(({ sql }) => `SELECT d.* FROM documents d WHERE ${sql}`);
  const inOrder = (amount: number) =>
    readFound(pool, {
      read: firstOf(newest, orders.newest, amount),
      found: `SELECT d.id FROM read d ${joins} WHERE ${whole.sql} ORDER BY d.created_at DESC, d.id DESC LIMIT ${most}`,
      values: whole.values,
    });
  const probed = await inOrder(PROBED);
  if (probed.ids.length >= most || probed.read < PROBED) return probed.ids;
  const rows = Math.ceil((2 * most * PROBED) / probed.ids.length);
  if (rows <= MOST_IN_ORDER) {
    const found = await inOrder(rows);
    if (found.ids.length >= most || found.read < rows) return found.ids;
  }
  return readIds(
    pool,
    `SELECT f.id FROM (SELECT d.id, d.created_at FROM documents d ${joins} WHERE ${whole.sql} OFFSET 0) f
      ORDER BY f.created_at DESC, f.id DESC LIMIT ${most}`,
    whole.values,
  );
}

/** What can be read along an index of each organization until there is enough. */
function collectInOrder(pool: Pool, { each, whole }: AskedSearch, { most, reading }: Collecting): Promise<number[]> {
  const selections = each.map(
    ({ sql, over }) => `SELECT d.id, d.created_at, d.requested_date FROM documents d ${joinsFor(over)} WHERE ${sql}`,
  );
  return readIds(pool, `SELECT f.id FROM ${firstOf(selections, orders[reading], most)} f`, whole.values);
}

/** The documents that the text names, which are few, wherever they stand. */
function collectExact(pool: Pool, { sql, values, over }: ScopedWhere, most: number): Promise<number[]> {
  const found = `SELECT d.id FROM documents d ${joinsFor(over)} WHERE ${sql} ORDER BY d.id DESC LIMIT ${most}`;
  return readIds(pool, found, values);
}

/** Ids of documents. The exact ones have the TID or CID that the text is, and are among the others or not. */
export type Found = {
  exact: number[];
  others: number[];
  /** Whether the others are the newest in their order. */
  inOrder: boolean;
};

/** The first documents that a search finds. */
export async function collectFound(
  pool: Pool,
  search: AskedSearch,
  side: DocumentScope["side"],
  collecting: Collecting,
): Promise<Found> {
  if (search.each.length === 0) return { exact: [], others: [], inOrder: true };
  const { most, reading } = collecting;
  const collect = async (): Promise<Pick<Found, "others" | "inOrder">> => {
    if (search.byWords) return collectWords(pool, search, search.byWords, { side, most });
    if (reading === "laterDays") return { others: await collectDays(pool, search, most), inOrder: true };
    return { others: await collectInOrder(pool, search, collecting), inOrder: reading === "newest" };
  };
  return { exact: search.exact ? await collectExact(pool, search.exact, most) : [], ...(await collect()) };
}
