import { messageTypes } from "@runko/domain/enumerations/message-types";
import type { Kysely } from "kysely";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadChoices } from "./load-choices.ts";
import { readStopToken, type Stop } from "./stop-token.ts";
import { writeChoices } from "./write-choices.ts";

async function stopForPerson(db: Kysely<Database>, { user, type }: Extract<Stop, { user: string }>): Promise<void> {
  if (type !== "digest") return await writeChoices(db, user, { [type]: "none" });
  const choices = await loadChoices(db, user);
  const daily = messageTypes.filter((one) => choices[one] === "daily");
  await writeChoices(db, user, Object.fromEntries(daily.map((one) => [one, "none" as const])));
}

/** Ends the mails that the signed link names; done again, it stays done. 404 for a link that is not ours. */
export async function stopMails({ db, config, clock }: AppContext, token: string): Promise<void> {
  const stop = readStopToken(config, token);
  if (!stop) throw new Problem("NOT_FOUND");
  await inTransaction(db, async (trx) => {
    if ("user" in stop) {
      const user = await trx.selectFrom("users").select("id").where("id", "=", stop.user).executeTakeFirst();
      if (user) await stopForPerson(trx, stop);
      return;
    }
    await trx
      .insertInto("notification_refusals")
      .values({ case_id: stop.case, email_address: stop.email, refused_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
