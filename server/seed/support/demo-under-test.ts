import { makeDemoRows } from "../seed-demo.ts";
import type { SeedRow, TableName } from "../seed-rows.ts";

export type DemoRow<Name extends TableName> = Required<SeedRow<Name>>;

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const byId = <Row extends { id: unknown }>(rows: readonly Row[]): ReadonlyMap<Row["id"], Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** The rows of the demo of one instant, with the ways through them that the tests take. */
export function demoUnderTest(now: Date) {
  const { rows } = makeDemoRows(now, { printed: "hash", unknown: "nobody knows" });
  const of = <Name extends TableName>(name: Name) => rows.of(name) as readonly DemoRow<Name>[];
  return {
    of,
    documents: of("documents"),
    document: byId(of("documents")),
    organization: byId(of("organizations")),
    product: byId(of("products")),
    linesOf: groupBy(of("event_products"), ({ document_id }) => document_id),
    logOf: groupBy(of("event_log"), ({ document_id }) => document_id),
    messagesOf: groupBy(of("internal_messages"), ({ document_id }) => document_id),
  };
}

export type DemoUnderTest = ReturnType<typeof demoUnderTest>;
