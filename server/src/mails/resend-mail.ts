import { portalTexts } from "@runko/domain/texts/texts-for";
import { sql, type Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { tryAgain } from "../platform/outbox/change-waiting.ts";

const { states } = portalTexts.controlMails;

/** Lets what was given up be tried again from the start; the mail keeps its id. */
export async function resendMail(db: Kysely<Database>, actor: AdminActor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const [mail] = await tryAgain(trx, sql`SELECT ${id}::uuid`);
    if (!mail) throw new Problem("NOT_FOUND");
    const { to, email } = mail.payload as { to?: unknown; email?: unknown };
    await writeAdminLog(trx, actor, {
      organizationId: null,
      subject: "mail",
      subjectId: id,
      subjectName: [to, email].find((address) => typeof address === "string") ?? mail.topic,
      action: "changed",
      changes: [{ field: "mailState", before: states.dead, after: states.waiting }],
    });
  });
}
