import { expiryWarningDue, expiryWarnings } from "@runko/domain/api-clients/api-tokens";
import { textsFor } from "@runko/domain/texts/texts-for";
import { dayMs } from "@runko/domain/values/durations";
import type { Transaction } from "kysely";
import type { MailContext } from "../capability.ts";
import { findAdmins } from "../notifications/find-administrators.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";

const BATCH = 100;

const selectEnding = (trx: Transaction<Database>, now: Date, after: string) =>
  trx
    .selectFrom("api_tokens as t")
    .innerJoin("api_clients as c", "c.id", "t.client_id")
    .innerJoin("organizations as o", "o.id", "c.organization_id")
    .select(["t.id", "t.prefix", "t.suffix", "t.expires_at", "t.told_days", "c.name", "c.user_id", "c.id as client_id"])
    .select(["o.id as organization_id", "o.name as organization"])
    .where("t.revoked_at", "is", null)
    .where(({ eb, or }) => or([eb("t.told_days", "is", null), eb("t.told_days", ">", 0)]))
    .where("t.expires_at", "<=", new Date(now.getTime() + expiryWarnings[0] * dayMs))
    .where("c.disabled", "=", false)
    .where("o.closed_at", "is", null)
    .where("t.id", ">", after)
    .orderBy("t.id")
    .limit(BATCH)
    .forUpdate("t")
    .skipLocked()
    .execute();

type Ending = Awaited<ReturnType<typeof selectEnding>>[number];

/** A token whose client has a longer one is on its way out already, and nobody is to act. */
async function isReplaced(trx: Transaction<Database>, { client_id, expires_at }: Ending): Promise<boolean> {
  const longer = await trx
    .selectFrom("api_tokens")
    .select("id")
    .where("client_id", "=", client_id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", expires_at)
    .limit(1)
    .executeTakeFirst();
  return longer !== undefined;
}

async function warn(trx: Transaction<Database>, publicUrl: string, ending: Ending): Promise<void> {
  const { organization_id, organization, name: client, expires_at: expiresAt, prefix, suffix } = ending;
  if (await isReplaced(trx, ending)) return;
  const link = new URL(`/control/organizations/${organization_id}/api`, publicUrl).href;
  for (const { emailAddress, language } of await findAdmins(trx, organization_id)) {
    const { subject, text } = textsFor(language).mails.apiTokenEnds;
    const told = { organization, client, token: `${prefix}…${suffix}`, expiresAt, link };
    await queueMail(trx, { to: emailAddress, subject: subject(client), text: text(told) });
  }
}

async function warnBatch(
  trx: Transaction<Database>,
  { now, publicUrl }: { now: Date; publicUrl: string },
  after: string,
): Promise<string | undefined> {
  const ending = await selectEnding(trx, now, after);
  for (const token of ending) {
    const due = expiryWarningDue(token.expires_at, now);
    if (due === null || (token.told_days !== null && due >= token.told_days)) continue;
    await trx.updateTable("api_tokens").set({ told_days: due }).where("id", "=", token.id).execute();
    if (due > 0) {
      await warn(trx, publicUrl, token);
      continue;
    }
    await writeSecurityLog(trx, now, {
      event: "apiTokenExpired",
      userId: token.user_id,
      organizationId: token.organization_id,
      address: "",
      requestId: "",
      details: { clientId: token.client_id, tokenId: token.id },
    });
  }
  return ending.length < BATCH ? undefined : ending.at(-1)?.id;
}

/** Tells administrators of tokens that end in 30, 7 and 1 days, and the security log of those that have ended. */
export async function warnOfTokens({ db, config }: Pick<MailContext, "db" | "config">, now: Date): Promise<void> {
  const { publicUrl } = config;
  let after: string | undefined = "00000000-0000-0000-0000-000000000000";
  while (after !== undefined) {
    const from: string = after;
    after = await inTransaction(db, (trx) => warnBatch(trx, { now, publicUrl }, from), { repeatable: true });
  }
}
