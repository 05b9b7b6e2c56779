import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { runPrepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { malformed, mostSent, textAt } from "./read-body.ts";
import type { Json } from "./select-attributes.ts";
import { tellTmf } from "./tell-tmf.ts";
import type { TmfCaller } from "./tmf-caller.ts";
import type { ReadDocument, Showing, TmfResource } from "./tmf-resource.ts";

type Sent = {
  caller: TmfCaller;
  resource: TmfResource;
  documentId: number;
  body: Json;
  /** The client's ids of its items, and which product of the document each is. */
  itemIds: readonly string[];
  productIds: readonly string[];
};

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
export async function keepSent(
  trx: Transaction<Database>,
  { caller, resource, documentId, body, itemIds, productIds }: Sent,
) {
  const sent = withoutOwned(body, resource);
  const row = {
    document_id: documentId,
    resource: resource.name,
    client_id: caller.clientId,
    organization_id: caller.organizationId,
    external_id: externalIdOf(body),
    sent: JSON.stringify(sent),
    item_ids: [...itemIds],
    item_products: [...productIds],
  };
  await runPrepared(trx, trx.insertInto("tmf_documents").values(row));
}

/** What is kept after its subscriber's client has laid a change over it; null takes out (RFC 7396). */
function layOver(body: Json, { sent, externalId }: Pick<ReadDocument, "sent" | "externalId">, resource: TmfResource) {
  const entries = Object.entries({ ...sent, ...withoutOwned(body, resource) }).filter(([, value]) => value !== null);
  return {
    sent: Object.fromEntries(entries),
    externalId: Object.hasOwn(body, "externalId") ? externalIdOf(body) : externalId,
  };
}

type Change = Pick<Sent, "body" | "itemIds"> & { resource: TmfResource; showing: Showing };

/** What is told once a change is laid over what its client sent, and whether that is anything else. */
export function tellChanged(read: ReadDocument, { body, itemIds, resource, showing }: Change) {
  const told = tellTmf(resource, { ...read, ...layOver(body, read, resource), itemIds }, showing);
  return { told, isOther: !isDeepStrictEqual(tellTmf(resource, read, showing), told) };
}

/** Lays what its subscriber's client changes over what was sent. */
export async function keepSentChange(
  trx: Transaction<Database>,
  { caller, resource, documentId, body, itemIds, productIds }: Sent,
  before: ReadDocument,
): Promise<void> {
  const after = layOver(body, before, resource);
  const sent = JSON.stringify(after.sent);
  if (Buffer.byteLength(sent) > mostSent) throw new Problem("BODY_TOO_LARGE");
  const kept = { sent, external_id: after.externalId, item_ids: [...itemIds], item_products: [...productIds] };
  await trx
    .insertInto("tmf_documents")
    .values({
      document_id: documentId,
      resource: resource.name,
      client_id: caller.clientId,
      organization_id: caller.organizationId,
      ...kept,
    })
    .onConflict((row) => row.column("document_id").doUpdateSet(kept))
    .execute();
}
