import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { countAttempts } from "./limit-attempts.ts";
import { hasApp, hasPasskeys, takeAppCode } from "./prove-second-factor.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { requireCode } from "./require-code.ts";
import { requireRecentProof } from "./recent-proof.ts";
import type { Session } from "../sessions/session.ts";
import { requireOwnPassword } from "./require-own-password.ts";
import { findOwnPasskeys } from "./own-passkeys.ts";
import { makeSecret, sealSecret, setupUri } from "./second-factor-secrets.ts";
import { storeRecoveryCodes } from "./store-recovery-codes.ts";
import { tellOwner } from "./tell-owner.ts";

type Caller = { address: string; requestId: string };

/** Whether it is on, since when, by what, and how many recovery codes are left. */
export async function findOwnSecondFactor({ db }: Pick<AppContext, "db">, userId: string) {
  const passkeys = await findOwnPasskeys({ db }, userId);
  const factor = await db
    .selectFrom("second_factors as f")
    .select(["f.proven_at", "f.has_app"])
    .select(({ selectFrom }) =>
      selectFrom("recovery_codes as r")
        .select(({ fn }) => fn.countAll<string>().as("left"))
        .whereRef("r.user_id", "=", "f.user_id")
        .where("r.used_at", "is", null)
        .as("left"),
    )
    .where("f.user_id", "=", userId)
    .where("f.proven_at", "is not", null)
    .executeTakeFirst();
  return {
    since: factor?.proven_at?.toISOString() ?? null,
    hasApp: factor?.has_app ?? false,
    passkeys,
    recoveryCodesLeft: Number(factor?.left ?? 0),
  };
}

const refuseOn = async ({ db }: Pick<AppContext, "db">, userId: string) => {
  if (await hasApp(db, userId)) throw new Problem("CONFLICT");
};

/** Makes the secret that an app is to take; it counts for nothing until its first code is proven. Who has passkeys shows one first. */
export async function beginSecondFactor(context: AppContext, session: Session, currentPassword: string) {
  const { db, config, clock } = context;
  const userId = session.user.id;
  await requireRecentProof(context, session);
  await requireOwnPassword(context, userId, currentPassword);
  await refuseOn(context, userId);
  const secret = makeSecret();
  const made = { sealed_secret: sealSecret(config, userId, secret), made_at: clock.now(), last_step: 0 };
  const user = await db.selectFrom("users").select("email_address").where("id", "=", userId).executeTakeFirstOrThrow();
  const kept = await db
    .insertInto("second_factors")
    .values({ user_id: userId, ...made })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet(made)
        .where(({ eb, or }) =>
          or([eb("second_factors.proven_at", "is", null), eb("second_factors.has_app", "=", false)]),
        ),
    )
    .returning("user_id")
    .executeTakeFirst();
  if (!kept) throw new Problem("CONFLICT");
  return { secret, uri: setupUri(secret, user.email_address) };
}

/** Takes the app into use by its first code; with it the second factor of who had none, and then answers the recovery codes, which nobody sees again. */
export async function switchSecondFactorOn(
  context: AppContext,
  { userId, code }: { userId: string; code: string },
  { address, requestId }: Caller,
): Promise<string[]> {
  const { db, config, clock } = context;
  await refuseOn(context, userId);
  await countAttempts(context, [{ key: `code:own:${userId}`, most: config.loginAttempts }]);
  return await inTransaction(db, async (trx) => {
    if (!(await takeAppCode(trx, context, { userId, code: code.replaceAll(/\s/g, "") })))
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "code", code: "WRONG_CODE" }] });
    const at = clock.now();
    const factor = await trx
      .selectFrom("second_factors")
      .select(["proven_at", "has_app"])
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!factor) throw new Problem("CONFLICT");
    const beside = factor.proven_at !== null;
    if (beside && factor.has_app) throw new Problem("CONFLICT");
    const proven = { has_app: true, proven_at: factor.proven_at ?? at };
    await trx.updateTable("second_factors").set(proven).where("user_id", "=", userId).execute();
    const event = beside ? "codeAppAdded" : "secondFactorOn";
    await writeSecurityLog(trx, at, { event, userId, address, requestId });
    await tellOwner(trx, { userId, at }, (words) => words[event]);
    return beside ? [] : await storeRecoveryCodes(trx, config, userId);
  });
}

/** Takes the app out of use, which asks for the password and a code; without passkeys the second factor goes. */
export async function switchSecondFactorOff(
  context: AppContext,
  { userId, currentPassword, code }: { userId: string; currentPassword: string; code: string },
  { address, requestId }: Caller,
): Promise<void> {
  const { db, clock } = context;
  if (!(await hasApp(db, userId))) throw new Problem("CONFLICT");
  await requireOwnPassword(context, userId, currentPassword);
  await requireCode(context, { userId, code }, { address, requestId });
  const [at, caller] = [clock.now(), { address, requestId }];
  await inTransaction(db, async (trx) => {
    const own = trx.selectFrom("second_factors").select("has_app").where("user_id", "=", userId);
    // Held until what goes is judged by what is left: else app and last passkey, taken at once, leave a factor of nothing.
    if (!(await own.forUpdate().executeTakeFirst())?.has_app) throw new Problem("CONFLICT");
    if (await hasPasskeys(trx, userId))
      await trx
        .updateTable("second_factors")
        .set({ has_app: false, sealed_secret: "" })
        .where("user_id", "=", userId)
        .execute();
    else return await removeSecondFactor(trx, userId, { event: "secondFactorOff", at, ...caller });
    await writeSecurityLog(trx, at, { event: "codeAppRemoved", userId, ...caller });
    await tellOwner(trx, { userId, at }, (words) => words.codeAppRemoved);
  });
}
