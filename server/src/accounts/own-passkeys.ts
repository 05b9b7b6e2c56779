import { mostPasskeys, passkeyMinutes } from "@runko/domain/accounts/passkeys";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { isTaken } from "../platform/error-code.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Session } from "../sessions/session.ts";
import { entersAlone } from "./enters-alone.ts";
import { makePasskeyChallenge, sessionOf, takePasskeyChallenge } from "./passkey-challenges.ts";
import type { Attestation } from "./passkey-schema.ts";
import { requireRecentProof } from "./recent-proof.ts";
import { loadWebauthn, relyingParty } from "./relying-party.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { requireOwnPassword } from "./require-own-password.ts";
import { storeRecoveryCodes } from "./store-recovery-codes.ts";
import { tellOwner } from "./tell-owner.ts";
import { passkeyRefused } from "./verify-passkey.ts";

type Caller = { address: string; requestId: string };

/** The user's passkeys, oldest first. */
export async function findOwnPasskeys({ db }: Pick<AppContext, "db">, userId: string) {
  const rows = await db
    .selectFrom("passkeys as p")
    .innerJoin("users as u", "u.id", "p.user_id")
    .select(["p.id", "p.name", "p.made_at", "p.last_used_at", "u.password_reset_at"])
    .where("p.user_id", "=", userId)
    .orderBy("p.id")
    .execute();
  return rows.map(({ made_at: madeAt, last_used_at: lastUsedAt, password_reset_at: resetAt, ...row }) => ({
    ...row,
    entersAlone: entersAlone(madeAt, resetAt),
    madeAt: madeAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** The credentials of a user who may keep one more. */
async function requireRoom(db: Kysely<Database>, userId: string) {
  const kept = await db
    .selectFrom("passkeys")
    .select(["credential_id as id", "transports"])
    .where("user_id", "=", userId)
    .execute();
  if (kept.length >= mostPasskeys) throw new Problem("CONFLICT");
  return kept;
}

/** What a browser makes a new passkey by: by the password, and by a recent proof of who has a second factor already. */
export async function beginPasskey(context: AppContext, session: Session, currentPassword: string) {
  const { user, sessionId } = session;
  await requireRecentProof(context, session);
  await requireOwnPassword(context, user.id, currentPassword);
  const kept = await requireRoom(context.db, user.id);
  const { generateRegistrationOptions } = await loadWebauthn();
  const asked = { purpose: "register", askedBy: sessionOf(sessionId) } as const;
  const { challengeId, challenge } = await makePasskeyChallenge(context, asked);
  const options = await generateRegistrationOptions({
    rpName: "Runko",
    rpID: relyingParty(context.config).id,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.emailAddress,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    challenge,
    excludeCredentials: kept,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    timeout: passkeyMinutes * 60_000,
  });
  return { challengeId, options: { ...options } };
}

type Made = { challengeId: string; name: string; passkey: Attestation };

/** Keeps the passkey; of who had no second factor it is one from now on, with recovery codes, which nobody sees again. */
export async function addPasskey(
  context: AppContext,
  session: Session,
  { challengeId, name, passkey }: Made,
  caller: Caller,
): Promise<string[]> {
  const { db, config, clock } = context;
  const userId = session.user.id;
  await requireRecentProof(context, session);
  const asked = { purpose: "register", askedBy: sessionOf(session.sessionId) } as const;
  const challenge = await takePasskeyChallenge(context, challengeId, asked);
  if (challenge === null) throw passkeyRefused();
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { id: rpId, origin } = relyingParty(config);
  const made = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  }).catch(() => null);
  if (!made?.verified) throw passkeyRefused();
  const { credential } = made.registrationInfo;
  const at = clock.now();
  return await inTransaction(db, async (trx) => {
    const first = await trx
      .insertInto("second_factors")
      .values({ user_id: userId, sealed_secret: "", has_app: false, made_at: at, proven_at: at })
      .onConflict((conflict) =>
        conflict
          .column("user_id")
          .doUpdateSet({ has_app: false, proven_at: at })
          .where("second_factors.proven_at", "is", null),
      )
      .returning("user_id")
      .executeTakeFirst();
    // The row is locked: a second factor that came meanwhile is asked for, and of two at the limit one is kept.
    if (!first) await requireRecentProof({ db: trx, clock }, { ...session, secondFactor: "on" });
    await requireRoom(trx, userId);
    await trx
      .insertInto("passkeys")
      .values({
        id: uuidv7(),
        user_id: userId,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        made_at: at,
        last_used_at: null,
      })
      .execute();
    await writeSecurityLog(trx, at, { event: "passkeyAdded", userId, details: { name }, ...caller });
    await tellOwner(trx, { userId, at }, (words) => words.passkeyAdded(name));
    return first ? await storeRecoveryCodes(trx, config, userId) : [];
  }).catch((error: unknown) => {
    if (isTaken(error)) throw passkeyRefused();
    throw error;
  });
}

/** Takes a passkey away; with the last of a user without an app the second factor goes. */
export async function removePasskey(
  { db, clock }: AppContext,
  userId: string,
  passkeyId: string,
  caller: Caller,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    const factor = await trx
      .selectFrom("second_factors")
      .select("has_app")
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    const removed = await trx
      .deleteFrom("passkeys")
      .where("id", "=", passkeyId)
      .where("user_id", "=", userId)
      .returning("name")
      .executeTakeFirst();
    if (!factor || !removed) throw new Problem("NOT_FOUND");
    await writeSecurityLog(trx, at, { event: "passkeyRemoved", userId, details: { name: removed.name }, ...caller });
    await tellOwner(trx, { userId, at }, (words) => words.passkeyRemoved(removed.name));
    const left = await trx.selectFrom("passkeys").select("id").where("user_id", "=", userId).executeTakeFirst();
    if (!left && !factor.has_app) await removeSecondFactor(trx, userId, { event: "secondFactorOff", at, ...caller });
  });
}
