import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { countAttempts } from "./limit-attempts.ts";
import { hasSecondFactor, takeAppCode } from "./prove-second-factor.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { requireCode } from "./require-code.ts";
import { requireOwnPassword } from "./require-own-password.ts";
import { hashRecoveryCode, makeRecoveryCodes, makeSecret, sealSecret, setupUri } from "./second-factor-secrets.ts";
import { tellSecondFactor } from "./tell-second-factor.ts";

type Caller = { address: string; requestId: string };

/** Whether it is on, since when, and how many recovery codes are left. */
export async function findOwnSecondFactor({ db }: Pick<AppContext, "db">, userId: string) {
  const factor = await db
    .selectFrom("second_factors as f")
    .select("f.proven_at")
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
  return { since: factor?.proven_at?.toISOString() ?? null, recoveryCodesLeft: Number(factor?.left ?? 0) };
}

const refuseOn = async ({ db }: Pick<AppContext, "db">, userId: string) => {
  if (await hasSecondFactor(db, userId)) throw new Problem("CONFLICT");
};

/** Makes the secret that an app is to take; it counts for nothing until its first code is proven. */
export async function beginSecondFactor(context: AppContext, userId: string, currentPassword: string) {
  const { db, config, clock } = context;
  await requireOwnPassword(context, userId, currentPassword);
  await refuseOn(context, userId);
  const secret = makeSecret();
  const made = { sealed_secret: sealSecret(config, userId, secret), made_at: clock.now(), last_step: 0 };
  const user = await db.selectFrom("users").select("email_address").where("id", "=", userId).executeTakeFirstOrThrow();
  const kept = await db
    .insertInto("second_factors")
    .values({ user_id: userId, ...made })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(made).where("second_factors.proven_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  if (!kept) throw new Problem("CONFLICT");
  return { secret, uri: setupUri(secret, user.email_address) };
}

/** Switches the second factor on by the first code of the app, and answers the recovery codes, which nobody sees again. */
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
    const proven = await trx
      .updateTable("second_factors")
      .set({ proven_at: at })
      .where("user_id", "=", userId)
      .where("proven_at", "is", null)
      .returning("user_id")
      .executeTakeFirst();
    if (!proven) throw new Problem("CONFLICT");
    const codes = makeRecoveryCodes();
    const rows = codes.map((one) => ({ user_id: userId, hash: hashRecoveryCode(config, userId, one) }));
    await trx.insertInto("recovery_codes").values(rows).execute();
    await writeSecurityLog(trx, at, { event: "secondFactorOn", userId, address, requestId });
    await tellSecondFactor(trx, { userId, at }, (words) => words.secondFactorOn);
    return codes;
  });
}

/** Switches it off, which asks for the password and a code. */
export async function switchSecondFactorOff(
  context: AppContext,
  { userId, currentPassword, code }: { userId: string; currentPassword: string; code: string },
  { address, requestId }: Caller,
): Promise<void> {
  const { db, clock } = context;
  if (!(await hasSecondFactor(db, userId))) throw new Problem("CONFLICT");
  await requireOwnPassword(context, userId, currentPassword);
  await requireCode(context, { userId, code }, { address, requestId });
  const removal = { event: "secondFactorOff", at: clock.now(), address, requestId } as const;
  await inTransaction(db, (trx) => removeSecondFactor(trx, userId, removal));
}
