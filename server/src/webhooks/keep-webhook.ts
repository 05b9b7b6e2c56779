import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import {
  checkHubChange,
  checkWebhook,
  mostWebhooks,
  type KeptWebhook,
  type WebhookFields,
} from "@runko/domain/webhooks/check-webhook";
import { originOfUrl, readWebhookUrl } from "@runko/domain/webhooks/webhook-url";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { findDocumentEvents } from "../documents/find-document-events.ts";
import { lockRolesOf } from "../organizations/lock-roles-of.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionOf } from "../platform/entity/find-rows.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { isInside } from "../platform/outside/public-address.ts";
import { webhookRows } from "./webhook-entity.ts";
import type { StoredWebhook } from "./webhook-row.ts";
import { makeWebhookSecret, sealWebhookSecret } from "./webhook-secret.ts";

type Context = Pick<AppContext, "db" | "pool" | "config">;
/** Names a webhook in its organization; one of another organization is not found. */
export type WebhookKey = { organizationId: string; webhookId: string };

export type FeedPlace = { cluster: string; moment: number; number: number };

/** The first place in the feed that is not told yet: asked before a transaction, which is not to wait for a connection more. */
export async function placeNow({ pool }: Pick<AppContext, "pool">, organizationId: string): Promise<FeedPlace> {
  const anyRole = { organizationId, role: "SUBSCRIBER" } as const;
  const { cluster, told } = await findDocumentEvents(pool, anyRole, { after: { moment: 0, number: 0 }, limit: 0 });
  return { cluster, moment: told, number: 0 };
}

const asWritten = <Fields extends Partial<KeptWebhook>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.name !== undefined && { name: fields.name.trim() }),
  ...(fields.url !== undefined && { url: fields.url.trim() }),
  ...(fields.types && { types: [...new Set(fields.types)] }),
});

/** Refuses a webhook that the organization may not have. */
export async function refuseWrong(
  trx: Transaction<Database>,
  { config }: Pick<AppContext, "config">,
  organizationId: string,
  fields: Omit<WebhookFields, "format">,
): Promise<void> {
  const inner = config.webhooksAllowPrivate;
  refuseIssues(checkWebhook(fields, { roles: await lockRolesOf(trx, organizationId), inner }));
  const url = readWebhookUrl(fields.url, inner);
  if (!inner && url && isInside(url))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "url", code: "INVALID_WEBHOOK_URL" }] });
}

async function refuseTooMany(trx: Transaction<Database>, organizationId: string): Promise<void> {
  const { count } = await trx
    .selectFrom("webhooks")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("organization_id", "=", organizationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostWebhooks)
    throw new Problem("VALIDATION_FAILED", {
      issues: [{ path: "name", code: "TOO_MANY", params: { max: mostWebhooks } }],
    });
}

/** As the log tells it: the path of an address may be a secret. */
const logged = <Fields extends { url: string }>(fields: Fields): Fields => ({
  ...fields,
  url: originOfUrl(fields.url),
});

const columnsOf = ({ name, url, role, types, excludeOwn, format }: KeptWebhook) => ({
  name,
  url,
  role,
  types: [...types],
  exclude_own: excludeOwn,
  whole: format === "full",
});

const fieldsOf = ({
  name,
  url,
  role,
  types,
  exclude_own: excludeOwn,
  whole,
  hub_api: hub,
}: StoredWebhook): KeptWebhook => ({
  name,
  url,
  role,
  types,
  excludeOwn,
  format: hub === null ? (whole ? "full" : "thin") : "tmf",
});

export type Making = Pick<AppContext, "config"> & { actor: AdminActor; organizationId: string; place: FeedPlace };
export type Hub = { hub_api: string; hub_query: string; hub_client: string };

/** Writes a new webhook, of whose fields nothing is wrong; answers its secret this once. */
export async function keepWebhook(
  trx: Transaction<Database>,
  { config, actor, organizationId, place }: Making,
  fields: KeptWebhook,
  hub?: Hub,
): Promise<{ id: string; secret: string }> {
  await refuseTooMany(trx, organizationId);
  const id = uuidv7();
  const secret = makeWebhookSecret();
  await trx
    .insertInto("webhooks")
    .values({
      id,
      organization_id: organizationId,
      ...columnsOf(fields),
      ...hub,
      secret: sealWebhookSecret(config, id, secret),
      created_at: actor.at,
      ...place,
    })
    .execute();
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "webhook",
    subjectId: id,
    subjectName: fields.name,
    action: "created",
    changes: changesBetween(null, logged(fields)),
  });
  return { id, secret };
}

/** Makes a webhook, which is told of what happens from now on; answers its secret this once. */
export async function createWebhook(
  trx: Transaction<Database>,
  making: Making,
  given: WebhookFields,
): Promise<{ id: string; secret: string }> {
  const fields = asWritten(given);
  await refuseWrong(trx, making, making.organizationId, fields);
  return await keepWebhook(trx, making, fields);
}

/** The webhook, which nobody else changes until the transaction ends. */
export async function lockWebhook(
  trx: Transaction<Database>,
  { organizationId, webhookId }: WebhookKey,
): Promise<StoredWebhook | undefined> {
  const row = await trx
    .selectFrom("webhooks")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", webhookId)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredWebhook | undefined;
}

type Stored = KeptWebhook & { off: boolean };
type Change = { changes: Partial<Stored>; missed: "send" | "skip"; ifMatch: string | undefined };

/** Changes the fields that are given; one that is turned on again is sent what it missed, or not. */
export async function changeWebhook(
  context: Context,
  actor: AdminActor,
  key: WebhookKey,
  { changes, missed, ifMatch }: Change,
): Promise<void> {
  const { organizationId, webhookId } = key;
  const mayMove = changes.role !== undefined || changes.off === false;
  const now = mayMove ? await placeNow(context, organizationId) : {};
  await changeKept<Stored>(context.db, actor, ifMatch, {
    about: { organizationId, subject: "webhook", subjectId: webhookId },
    load: async (trx) => {
      const row = await lockWebhook(trx, key);
      if (!row) return undefined;
      return { ...fieldsOf(row), off: row.off_since !== null };
    },
    version: versionOf(webhookRows, "w.id = $1", [webhookId]),
    merge: (before) => ({ ...before, ...asWritten(changes) }),
    check: async (trx, { role, ...after }, before) => {
      if (role === "BOTH" || before.role === "BOTH") refuseIssues(checkHubChange(before, { ...after, role }));
      else await refuseWrong(trx, context, organizationId, { ...after, role });
    },
    write: async (trx, after, before) => {
      const turned =
        after.off === before.off
          ? {}
          : after.off
            ? { off_since: actor.at, off_reason: "admin" }
            : { off_since: null, off_reason: null, failing_since: null, warned_at: null, paused_until: null };
      // A place in the eyes of one role is none in those of the other.
      const moves = after.role !== before.role || (before.off && !after.off && missed === "skip");
      await trx
        .updateTable("webhooks")
        .set({ ...columnsOf(after), ...turned, ...(moves && now) })
        .where("id", "=", webhookId)
        .execute();
    },
    nameOf: ({ name }) => name,
    log: async (trx, before, after) => {
      const moved = { field: "url", before: originOfUrl(before.url), after: originOfUrl(after.url) };
      const others = changesBetween(logged(before), logged(after)).filter(({ field }) => field !== "url");
      const told = before.url === after.url ? others : [moved, ...others];
      const about = { organizationId, subject: "webhook" as const, subjectId: webhookId, subjectName: before.name };
      await writeAdminLog(trx, actor, { ...about, action: "changed", changes: told });
    },
  });
}

/** Deletes a webhook, and what was to be sent to it. */
export async function deleteWebhook(db: Kysely<Database>, actor: AdminActor, key: WebhookKey): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockWebhook(trx, key);
    if (!row) throw new Problem("NOT_FOUND");
    await trx.deleteFrom("webhooks").where("id", "=", row.id).execute();
    await writeAdminLog(trx, actor, {
      organizationId: key.organizationId,
      subject: "webhook",
      subjectId: row.id,
      subjectName: row.name,
      action: "deleted",
      changes: changesBetween(logged(fieldsOf(row)), null),
    });
  });
}
