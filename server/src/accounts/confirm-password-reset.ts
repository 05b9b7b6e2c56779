import type { Catalogue } from "@runko/domain/texts/catalogue";
import { normalizeEmail } from "@runko/domain/values/email";
import { checkNewPassword } from "@runko/domain/values/password";
import { sql, type Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { releaseLocksOf } from "../documents/release-locks.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { afterAllTokens } from "./after-all-tokens.ts";
import { accountLimit, addressLimit, countAttempts, forgiveAccount } from "./limit-attempts.ts";
import { localLoginClosed } from "./local-login-closed.ts";
import { hashPassword } from "./passwords.ts";
import { hasPasskeys } from "./prove-second-factor.ts";
import { refuseLink, type LinkCaller } from "./refuse-link.ts";
import { readResetToken } from "./reset-token.ts";
import { mailAccountChange } from "./tell-account-change.ts";

type Confirmation = { token: string; password: string };

/** The user of a link that still holds. The row is locked before the link is looked at, so that of two uses at once one finds it used. */
async function lockResetUser(trx: Transaction<Database>, id: string, now: Date) {
  const resets = trx.selectFrom("password_resets").where("id", "=", id);
  const user = await trx
    .selectFrom("users")
    .select(["id", "email_address", "first_name", "last_name", "password_hash"])
    .where("id", "=", resets.select("user_id"))
    .where("disabled", "=", false)
    .where("group_account", "=", false)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`NOT ${localLoginClosed}`)
    .forUpdate()
    .executeTakeFirst();
  const open = await resets
    .select("address")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  const isTheirs = !open?.address || normalizeEmail(open.address) === normalizeEmail(user?.email_address ?? "");
  return open && isTheirs ? user : undefined;
}

/** Gives the user of a mailed link this password, once, and ends all of the user's sessions (R20). */
export async function confirmPasswordReset(
  context: AppContext,
  { token, password }: Confirmation,
  caller: LinkCaller,
): Promise<void> {
  const { db, config, clock } = context;
  await countAttempts(context, [addressLimit(config, caller.address, "reset")]);
  const id = readResetToken(config, token);
  if (id === null) return await refuseLink(context, caller);
  const isSet = await inTransaction(db, async (trx) => {
    const now = clock.now();
    const user = await lockResetUser(trx, id, now);
    if (!user) return false;
    const { first_name: firstName, last_name: lastName, email_address: emailAddress } = user;
    const code = checkNewPassword(password, { firstName, lastName, emailAddress });
    if (code) throw new Problem("VALIDATION_FAILED", { issues: [{ path: "password", code }] });
    await trx
      .updateTable("users")
      .set({
        password_hash: await hashPassword(password),
        tokens_valid_from: afterAllTokens(now),
        password_reset_at: now,
      })
      .where("id", "=", user.id)
      .execute();
    const hadPasskeys = await hasPasskeys(trx, user.id);
    const lines = ({ mails: { accountChange } }: Catalogue) =>
      hadPasskeys ? [accountChange.password, accountChange.passkeysAskPassword] : [accountChange.password];
    // Who sets the first password did so by the invitation, and is told nothing new.
    if (user.password_hash !== null)
      await mailAccountChange(
        trx,
        { firstName, addresses: [emailAddress], lines },
        { userId: user.id, byId: user.id, at: now },
      );
    await trx
      .updateTable("invitations")
      .set({ accepted_at: now })
      .where("user_id", "=", user.id)
      .where("accepted_at", "is", null)
      .execute();
    await trx.updateTable("password_resets").set({ used_at: now }).where("user_id", "=", user.id).execute();
    await forgiveAccount(trx, accountLimit(config, emailAddress));
    await releaseLocksOf(trx, user.id);
    await writeSecurityLog(trx, now, { event: "passwordReset", userId: user.id, ...caller });
    return true;
  });
  if (!isSet) await refuseLink(context, caller);
}
