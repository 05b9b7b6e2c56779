import { proofMinutes } from "@runko/domain/accounts/second-factor";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import type { Session } from "../sessions/session.ts";
import { writeSessionUse } from "./note-session-use.ts";
import { hasSecondFactor } from "./prove-second-factor.ts";
import { sessionOf } from "./passkey-challenges.ts";
import { requireCode } from "./require-code.ts";
import { requirePasskey } from "./require-passkey.ts";
import type { PasskeyAnswer } from "./verify-passkey.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Asks a user who has a second factor for a code shown lately in this login, once the right is judged; of a file once it is known to have many rows. */
    asksProof?: true | "ofManyRows";
  }
  interface FastifyRequest {
    /** Asks the same within the work, where it hangs on what is changed. */
    requireProof: () => Promise<void>;
  }
}

const MINUTE_MS = 60_000;

/** Keeps that the caller has just shown the second factor in this login. */
export async function noteProof(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  request: FastifyRequest,
): Promise<void> {
  const { session, ip: address, headers } = request;
  const { sessionId, issuedAt, expiresAt, user } = session;
  const now = clock.now();
  const place = { address, userAgent: headers["user-agent"] ?? "" };
  await writeSessionUse(db, { sessionId, issuedAt, expiresAt, userId: user.id, now, place, provenAt: now });
}

/** Takes a code from the caller, which then stands for some minutes for what asks it. */
export async function proveAgain(context: AppContext, request: FastifyRequest, code: string): Promise<void> {
  const { session, ip: address, id: requestId } = request;
  const userId = session.user.id;
  if (!(await hasSecondFactor(context.db, userId))) throw new Problem("CONFLICT");
  await requireCode(context, { userId, code }, { address, requestId });
  await noteProof(context, request);
}

/** The same by a passkey of the caller, which signed what this login was given. */
export async function proveByPasskey(
  context: AppContext,
  request: FastifyRequest,
  answer: PasskeyAnswer,
): Promise<void> {
  const { session, ip: address, id: requestId } = request;
  const userId = session.user.id;
  const asked = { purpose: "confirm", askedBy: sessionOf(session.sessionId), userId } as const;
  await requirePasskey(context, answer, asked, { address, requestId });
  await noteProof(context, request);
}

/** Refuses a caller who has a second factor and has not shown it lately in this login. */
export async function requireRecentProof(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { secondFactor, sessionId, user }: Session,
): Promise<void> {
  if (secondFactor !== "on") return;
  const proven = await db
    .selectFrom("login_sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("user_id", "=", user.id)
    .where("proven_at", ">", new Date(clock.now().getTime() - proofMinutes * MINUTE_MS))
    .executeTakeFirst();
  if (!proven) throw new Problem("PROOF_REQUIRED");
}

/** Refuses what asks a proof to who has shown none lately; stands after what judges the caller's right. */
export function askForProofs(app: App, context: Pick<AppContext, "db" | "clock">): void {
  app.decorateRequest("requireProof", async function requireProof(this: FastifyRequest) {
    await requireRecentProof(context, this.session);
  });
  app.addHook("onRequest", async (request) => {
    if (!request.is404 && request.routeOptions.config.asksProof === true)
      await requireRecentProof(context, request.session);
  });
}
