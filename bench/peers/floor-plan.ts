import { chainlessTail } from "./chainless-tail.ts";
import { documentJoins, documentJson } from "../../server/src/documents/document-json.ts";
import { bigSupplier, organizationId } from "../data/ids.ts";
import type { Statement } from "./record-statements.ts";

export type FloorPlan = {
  /** The statements that read documents, in turn; the last makes the JSON. */
  fixed: { path: string; statements: Statement[] }[];
  /** A document: its JSON by one statement, and what the portal adds that depends on its type and state alone. */
  one: { path: string; statement: { name: string; text: string }; tail: string };
};

const HEARTBEAT_SECONDS = 120;

/** The counts by one statement; the portal's answer says which counters there are. */
function countsStatement(answer: string): Statement {
  const counts = JSON.parse(answer) as Record<string, Record<string, number>>;
  const known = Object.entries(counts).flatMap(([type, counters]) => Object.keys(counters).map((name) => [type, name]));
  return {
    name: "counts",
    text: `SELECT json_object_agg(type, counters)::text AS json FROM (
      SELECT k.type, json_object_agg(k.counter, CASE WHEN k.counter = 'urgent' THEN (
          SELECT count(*) FROM documents WHERE supplier_id = $1 AND document_type = 'Fault'
            AND event_state = ANY('{OPEN,IN_PROCESSING,CONFIRMED,IN_DELIVERY}') AND NOT archived AND fault_type = 'urgentFault')
        ELSE coalesce(c.amount, 0) END) AS counters
      FROM unnest($2::text[], $3::text[]) AS k (type, counter)
      LEFT JOIN document_counters c ON c.organization_id = $1 AND c.role = 'SUPPLIER' AND c.document_type = k.type
        AND c.counter = k.counter
      GROUP BY k.type) counted`,
    values: [organizationId(bigSupplier), known.map(([type]) => type), known.map(([, counter]) => counter)],
  };
}

type Seen = { path: string; statements: Statement[]; answer: string };

/** What the floor is to run for the calls that the portal was seen to answer. */
export function makeFloorPlan(fixed: readonly Seen[], one: { path: string; answer: string }): FloorPlan {
  return {
    fixed: fixed.map(({ path, statements, answer }) => ({
      path,
      statements: path.includes("/count-")
        ? [countsStatement(answer)]
        : statements.filter(({ text }) => /\bdocuments d\b/.test(text)),
    })),
    one: {
      path: one.path,
      statement: {
        name: "one",
        text: `SELECT ${documentJson("SUPPLIER", String(HEARTBEAT_SECONDS))}::text AS json
          FROM documents d ${documentJoins}
          WHERE d.id = $1 AND d.supplier_id = '${organizationId(bigSupplier)}' AND d.document_type = 'Order'`,
      },
      tail: chainlessTail(one.answer),
    },
  };
}
