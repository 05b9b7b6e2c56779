import { oldTokenEnds, type NewToken } from "@runko/domain/api-clients/api-tokens";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { SecurityEvent } from "@runko/domain/operations/security-events";
import { dayMs } from "@runko/domain/values/durations";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { lockClient, type ClientKey } from "./keep-client.ts";
import { hashOfToken, makeToken } from "./token-text.ts";

const PREFIX_LENGTH = 8;
const SUFFIX_LENGTH = 4;

export type MadeToken = { id: string; token: string; expiresAt: string };

type Told = { actor: AdminActor; key: ClientKey; client: { name: string; userId: string } };

async function tell(
  trx: Transaction<Database>,
  { actor, key, client }: Told,
  event: SecurityEvent,
  token: { id: string; shown: string; expiresAt: Date | null; was: Date | null },
): Promise<void> {
  const { organizationId, clientId } = key;
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "apiToken",
    subjectId: token.id,
    subjectName: `${client.name} ${token.shown}`,
    action: token.was === null ? "created" : "deleted",
    changes: changesBetween({ expiresAt: token.was }, { expiresAt: token.expiresAt }),
  });
  const { userId, address, requestId, at } = actor;
  const details = { clientId, tokenId: token.id };
  await writeSecurityLog(trx, at, { event, userId, organizationId, address, requestId, details });
}

/** Makes a token of the client, which is shown this once; the one before it ends as asked, and older ones at once. */
export async function makeClientToken(
  db: Kysely<Database>,
  actor: AdminActor,
  key: ClientKey,
  { days, oldToken }: NewToken,
): Promise<MadeToken> {
  return await inTransaction(db, async (trx) => {
    const client = await lockClient(trx, key);
    if (!client) throw new Problem("NOT_FOUND");
    const live = await trx
      .selectFrom("api_tokens")
      .select(["id", "expires_at"])
      .where("client_id", "=", key.clientId)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", actor.at)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute();
    for (const [index, { id, expires_at }] of live.entries()) {
      const left = index === 0 ? oldTokenEnds[oldToken] : 0;
      const end = new Date(Math.min(expires_at.getTime(), actor.at.getTime() + left));
      const ended = left === 0 ? { revoked_at: actor.at } : { expires_at: end };
      await trx.updateTable("api_tokens").set(ended).where("id", "=", id).execute();
    }
    const token = makeToken();
    const id = uuidv7();
    const expiresAt = new Date(actor.at.getTime() + days * dayMs);
    const [prefix, suffix] = [token.slice(0, PREFIX_LENGTH), token.slice(-SUFFIX_LENGTH)];
    await trx
      .insertInto("api_tokens")
      .values({
        id,
        client_id: key.clientId,
        hash: hashOfToken(token),
        prefix,
        suffix,
        created_at: actor.at,
        created_by_id: actor.userId,
        expires_at: expiresAt,
      })
      .execute();
    const event = live.length > 0 ? "apiTokenReplaced" : "apiTokenMade";
    await tell(trx, { actor, key, client }, event, { id, shown: `${prefix}…${suffix}`, expiresAt, was: null });
    return { id, token, expiresAt: expiresAt.toISOString() };
  });
}

/** Ends a token for good; one that has ended is as good as none. */
export async function revokeClientToken(
  db: Kysely<Database>,
  actor: AdminActor,
  key: ClientKey,
  tokenId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const client = await lockClient(trx, key);
    const token =
      client &&
      (await trx
        .updateTable("api_tokens")
        .set({ revoked_at: actor.at })
        .where("id", "=", tokenId)
        .where("client_id", "=", key.clientId)
        .where("revoked_at", "is", null)
        .where("expires_at", ">", actor.at)
        .returning(["prefix", "suffix", "expires_at"])
        .executeTakeFirst());
    if (!client || !token) throw new Problem("NOT_FOUND");
    const shown = `${token.prefix}…${token.suffix}`;
    const told = { id: tokenId, shown, expiresAt: null, was: token.expires_at };
    await tell(trx, { actor, key, client }, "apiTokenRevoked", told);
  });
}
