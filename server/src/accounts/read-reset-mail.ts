import type { WithheldReason } from "@runko/domain/operations/outbox-topics";
import type { AppContext } from "../app-context.ts";
import { writeSecurityLog, type SecurityEntry } from "../platform/log/security-log.ts";
import type { Waiting } from "../platform/outbox/topic.ts";
import { makeResetMail } from "./mail-password-reset.ts";

type Read = { text: string; withheld: null } | { text: null; withheld: WithheldReason };

const withhold = (withheld: WithheldReason): Read => ({ text: null, withheld });

/**
 * A link for a new password, while no mail server sends it and it still opens: the product admin hands it on, and the security
 * log tells who read whose (0066).
 */
export async function readResetMail(
  context: Pick<AppContext, "db" | "config" | "clock">,
  asked: Waiting,
  reader: Pick<SecurityEntry, "userId" | "address" | "requestId">,
): Promise<Read> {
  const { db, config, clock } = context;
  if (config.smtpUrl !== undefined) return withhold("mailed");
  const mail = await makeResetMail(context, asked);
  if (!mail) return withhold("nobody");
  const now = clock.now();
  const open = await db
    .selectFrom("password_resets")
    .select("user_id")
    .where("id", "=", asked.id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!open) return withhold("over");
  await db
    .updateTable("invitations")
    .set({ sent_at: now })
    .where("link_id", "=", asked.id)
    .where("sent_at", "is", null)
    .execute();
  await writeSecurityLog(db, now, { event: "passwordResetLinkRead", ...reader, details: { user: open.user_id } });
  return { text: mail.text, withheld: null };
}
