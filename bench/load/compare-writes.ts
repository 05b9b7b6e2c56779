import { isDeepStrictEqual } from "node:util";
import { Client } from "pg";
import { bigSupplier, organizationId, otherSupplier, usualSubscriber } from "../data/ids.ts";
import { comparedOf } from "./compared-of.ts";
import { writeOnce } from "./watch-writes.ts";
import type { Target } from "./measure-in-turn.ts";

const parties = [bigSupplier, otherSupplier, usualSubscriber].map(organizationId);

/** Everything that a write leaves of one document; of its log and notices what is newer than the moment. */
const leftText = `SELECT json_build_object(
  'document', (SELECT to_jsonb(d) FROM documents d WHERE d.id = $1),
  'products', (SELECT json_agg(to_jsonb(p) ORDER BY p.position) FROM event_products p WHERE p.document_id = $1),
  'claims', (SELECT json_agg(to_jsonb(c) ORDER BY c.party) FROM connection_id_claims c
    WHERE c.case_id = (SELECT case_id FROM documents WHERE id = $1)),
  'locks', (SELECT count(*) FROM edit_locks WHERE document_id = $1),
  'log', (SELECT json_agg(to_jsonb(l) - 'id' ORDER BY l.version) FROM event_log l WHERE l.document_id = $1 AND l.at >= $2),
  'beside', (SELECT json_agg(to_jsonb(b) ORDER BY l.version)
    FROM event_log_personal b JOIN event_log l ON l.id = b.log_id WHERE b.document_id = $1 AND l.at >= $2),
  'notices', (SELECT json_agg(json_build_object('topic', o.topic, 'payload', o.payload) ORDER BY o.created_at)
    FROM outbox o WHERE o.topic = 'document-notice' AND o.created_at >= $2 AND o.payload ->> 'eventId' = $1::text)
) AS left`;

const countersText = `SELECT organization_id || role || document_type || counter AS name, amount::int
  FROM document_counters WHERE organization_id = ANY($1::uuid[])`;

/** Numbers and moments that differ from write to write. */
const ownNames = new Set([
  "id",
  "log_id",
  "request_id",
  "case_id",
  "caseId",
  "caseActiveEventId",
  "document_id",
  "eventId",
]);
const aMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function plain(value: unknown, name: string, versionBefore: number): unknown {
  if (name === "version") return Number(value) - versionBefore;
  if (typeof value === "string")
    return aMoment.test(value) ? "a moment" : value.replaceAll(/m-[\da-f-]{36}/gi, "a connection id");
  if (value === null || typeof value !== "object") return ownNames.has(name) && value !== null ? "its own" : value;
  if (Array.isArray(value)) return value.map((item) => plain(item, name, versionBefore));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      ownNames.has(key) && typeof item === "string" && key !== "id" ? "its own" : plain(item, key, versionBefore),
    ]),
  );
}

async function countersOf(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; amount: number }>(countersText, [parties]);
  return new Map(rows.map(({ name, amount }) => [name, amount]));
}

/** What one server answers and leaves behind when it creates an order and handles another. */
async function writesOf(client: Client, { peer, headers, own: [id = 0] }: Target): Promise<unknown> {
  const { rows: moments } = await client.query<{ now: string; version: string }>(
    `SELECT date_trunc('milliseconds', clock_timestamp())::text AS now, version FROM documents WHERE id = $1`,
    [id],
  );
  const { now, version } = moments[0] ?? { now: "", version: "0" };
  const before = await countersOf(client);
  const written = await writeOnce({ url: peer.url, headers, id });
  const after = await countersOf(client);
  const answers = Object.entries(written).map(([name, { status, body }]) => {
    return [name, status, plain(JSON.parse(body), "", name === "create" ? 0 : Number(version))];
  });
  const left = async (document: number, versionBefore: number) => {
    const { rows } = await client.query<{ left: unknown }>(leftText, [document, now]);
    return plain(rows[0]?.left, "", versionBefore);
  };
  const created = (JSON.parse(written.create.body) as { id: number }).id;
  return {
    answers,
    created: await left(created, 0),
    handled: await left(id, Number(version)),
    counters: [...after].map(([name, amount]) => [name, amount - (before.get(name) ?? 0)]).toSorted(),
  };
}

const difference = (one: unknown, other: unknown, path = ""): string => {
  if (isDeepStrictEqual(one, other)) return "";
  const both = [one, other].every((value) => typeof value === "object" && value !== null);
  if (!both) return `${path}: ${JSON.stringify(one)?.slice(0, 500)} instead of ${JSON.stringify(other)?.slice(0, 500)}`;
  const [from, to] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names
    .map((name) => difference(from[name], to[name], `${path}.${name}`))
    .filter(Boolean)
    .join("\n");
};

/** Fails unless the servers that write answer the same and leave the same rows, counters and notices. */
export async function requireEqualWrites(targets: readonly Target[], connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const seen = [];
    for (const target of targets) seen.push({ name: target.peer.name, writes: await writesOf(client, target) });
    for (const { name, writes } of seen) {
      const [left, expected] = [writes, seen[0]?.writes].map((one) => comparedOf(one, name));
      const differing = difference(left, expected);
      if (differing) throw new Error(`${name} writes otherwise than ${seen[0]?.name}:\n${differing}`);
    }
  } finally {
    await client.end();
  }
}
