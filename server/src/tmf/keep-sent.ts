import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { malformed, mostSent, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfCaller } from "./tmf-caller.ts";
import type { TmfResource } from "./tmf-resource.ts";

type Sent = { caller: TmfCaller; resource: TmfResource; documentId: number; body: Json; itemIds: readonly string[] };

const longestId = 255;

function externalIdOf(body: Json): string | null {
  const id = textAt(body, "externalId") ?? null;
  if (id !== null && id.length > longestId)
    throw malformed({ path: "/externalId", code: "TOO_LONG", params: { max: longestId } });
  return id;
}

const withoutOwned = (body: Json, { owned }: TmfResource): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !owned.has(name)));

/** Keeps beside a new document what its client sent of it, without what is the portal's to tell. */
export async function keepSent(trx: Transaction<Database>, { caller, resource, documentId, body, itemIds }: Sent) {
  const sent = withoutOwned(body, resource);
  await trx
    .insertInto("tmf_documents")
    .values({
      document_id: documentId,
      resource: resource.name,
      client_id: caller.clientId,
      organization_id: caller.organizationId,
      external_id: externalIdOf(body),
      sent: JSON.stringify(sent),
      item_ids: [...itemIds],
    })
    .execute();
}

/** Lays what its subscriber's client changes over what was sent; null takes out (RFC 7396). */
export async function keepSentChange(
  trx: Transaction<Database>,
  { caller, resource, documentId, body, itemIds }: Sent,
  before: Json | null,
): Promise<void> {
  const changed = withoutOwned(body, resource);
  if (Object.keys(changed).length === 0) return;
  const entries = Object.entries({ ...before, ...changed }).filter(([, value]) => value !== null);
  const sent = JSON.stringify(Object.fromEntries(entries));
  if (Buffer.byteLength(sent) > mostSent) throw new Problem("BODY_TOO_LARGE");
  const named = Object.hasOwn(body, "externalId") ? { external_id: externalIdOf(body) } : {};
  await trx
    .insertInto("tmf_documents")
    .values({
      document_id: documentId,
      resource: resource.name,
      client_id: caller.clientId,
      organization_id: caller.organizationId,
      sent,
      item_ids: [...itemIds],
      ...named,
    })
    .onConflict((row) => row.column("document_id").doUpdateSet({ sent, item_ids: [...itemIds], ...named }))
    .execute();
}
