import { documentRows } from "../../server/src/documents/document-entity.ts";
import { documentJson, wholeDocumentJoins } from "../../server/src/documents/whole-document.ts";
import { ownDocuments } from "../../server/src/documents/document-scope.ts";
import { documentsStatement } from "../../server/src/documents/list-statement.ts";
import type { Statement } from "../../server/src/platform/database/statement.ts";
import { parseFilter } from "../../server/src/platform/filter/parse-filter.ts";
import { bigSupplier, organizationId } from "../data/ids.ts";
import { fixedPaths, listFilter } from "../calls.ts";
import { chainlessTail, relationsIn } from "./chainless-tail.ts";

/** `open` is for the floor that asks nobody who they are, `scoped` for the one that looks up what the caller sees. */
type Pair = { open: Statement; scoped: Statement };

export type FloorPlan = {
  /** The statements that read documents, in turn; the last makes the JSON. */
  searches: { path: string; statements: Statement[] }[];
  fixed: ({ path: string } & Pair)[];
  /** A document: its JSON by one statement, and what the portal adds that depends on its type and state alone. */
  one: { path: string; tail: string; relations: string } & Pair;
};

const HEARTBEAT_SECONDS = 120;
const supplier = organizationId(bigSupplier);
const scope = ownDocuments(supplier, "SUPPLIER");

function listPair(): Pair {
  const filter = parseFilter({ filter: JSON.stringify(listFilter) }, documentRows.SUPPLIER, {});
  const request = { filter, types: ["Order" as const], archivedToo: false };
  return {
    open: documentsStatement({ ...scope, children: "loaded" }, request),
    scoped: documentsStatement(scope, request),
  };
}

/** The counts by one statement; the portal's answer says which counters there are. */
function countsPair(answer: string): Pair {
  const counts = JSON.parse(answer) as Record<string, Record<string, number>>;
  const known = Object.entries(counts).flatMap(([type, counters]) => Object.keys(counters).map((name) => [type, name]));
  const statement = {
    name: "counts",
    text: `SELECT json_object_agg(type, counters)::text AS json FROM (
      SELECT k.type, json_object_agg(k.counter, coalesce(c.amount, 0)) AS counters
      FROM unnest($2::text[], $3::text[]) AS k (type, counter)
      LEFT JOIN document_counters c ON c.organization_id = $1 AND c.role = 'SUPPLIER' AND c.document_type = k.type
        AND c.counter = k.counter
      GROUP BY k.type) counted`,
    values: [supplier, known.map(([type]) => type), known.map(([, counter]) => counter)],
  };
  return { open: statement, scoped: statement };
}

function onePair(): Pair {
  const select = `SELECT ${documentJson("SUPPLIER")}::text AS json
    FROM documents d ${wholeDocumentJoins(String(HEARTBEAT_SECONDS))} WHERE d.id = $1 AND d.document_type = 'Order'`;
  return {
    open: { name: "one", text: `${select} AND d.supplier_id = '${supplier}'`, values: [] },
    scoped: {
      name: "one_scoped",
      text: `${select} AND (d.supplier_id = $2 OR EXISTS (
        SELECT FROM sub_organization_event_visibilities v
        WHERE v.parent_id = $2 AND v.child_id = d.supplier_id AND v.event_type = 'Order'))`,
      values: [supplier],
    },
  };
}

type Seen = { path: string; statements: Statement[]; answer: string };

/** What the floor is to run for the calls that the portal was seen to answer. */
export function makeFloorPlan(seen: readonly Seen[], one: { path: string; answer: string }): FloorPlan {
  const pairs = new Map<string, () => Pair>([
    [fixedPaths["list of 25"], listPair],
    [fixedPaths.counts, () => countsPair(seen.find(({ path }) => path === fixedPaths.counts)?.answer ?? "{}")],
  ]);
  return {
    fixed: [...pairs].map(([path, pair]) => ({ path, ...pair() })),
    searches: seen.flatMap(({ path, statements }) =>
      pairs.has(path)
        ? []
        : [{ path, statements: statements.filter(({ text }) => /\bdocument(s d|_texts t)\b/.test(text)) }],
    ),
    one: { path: one.path, ...onePair(), tail: chainlessTail(one.answer), relations: relationsIn(one.answer) },
  };
}
