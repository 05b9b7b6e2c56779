import { normalizeEmail, domainOfEmail } from "@runko/domain/values/email";
import { addressLimit, countAttempt } from "../accounts/limit-attempts.ts";
import { beginSession } from "../accounts/begin-session.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { isTaken } from "../platform/error-code.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { askProvider, type ProviderClaims } from "./ask-provider.ts";
import { checkProviderFailures, openProvider, returnUrl } from "./begin-provider-login.ts";
import { findSignIn, type SignIn } from "./find-sign-in.ts";
import { findOrMakeUser, type Entering } from "./find-or-make-user.ts";
import { readTicket, secretsOf, type LoginTicket } from "./login-ticket.ts";
import type { Providers } from "./providers.ts";

type Caller = { address: string; requestId: string; userAgent: string };
type Refusal =
  "PROVIDER_ANSWER_INVALID" | "PROVIDER_EMAIL_REFUSED" | "PROVIDER_ACCOUNT_MISSING" | "PROVIDER_PASSWORD_ASKED";

/** A ticket is used once, whatever becomes of it. */
async function spendTicket({ db }: AppContext, { id, expiresAt }: LoginTicket): Promise<boolean> {
  const written = await db
    .insertInto("identity_provider_tickets")
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

async function refuse(
  context: AppContext,
  { address, requestId }: Caller,
  code: Refusal,
  { organizationId, reason }: { organizationId?: string; reason: string },
): Promise<never> {
  await countAttempt(context, addressLimit(context.config, address, "provider").key);
  const entry = { organizationId, address, requestId, details: { reason } };
  await writeSecurityLog(context.db, context.clock.now(), { event: "providerLoginRefused", ...entry });
  throw new Problem(code);
}

/** What is wrong with the address that the provider vouches for; null for one of the organization's own. */
function emailFault({ domains }: SignIn, { email = "", email_verified: verified }: ProviderClaims): string | null {
  if (!domains.includes(domainOfEmail(email))) return "foreign domain";
  return verified === true ? null : "unverified e-mail";
}

/** Two tabs of one new user make the account at once; the later of them finds it. */
async function enter(context: AppContext, signIn: SignIn, claims: ProviderClaims, caller: Caller): Promise<Entering> {
  const work = () =>
    inTransaction(context.db, (trx) => findOrMakeUser(trx, { signIn, claims, ...caller, at: context.clock.now() }));
  return await work().catch((error: unknown) => {
    if (isTaken(error)) return work();
    throw error;
  });
}

/** The token of a user for whom the organization's provider answers. What came back counts once, for the browser that began. */
export async function finishProviderLogin(
  context: AppContext,
  providers: Providers,
  { ticket: held, answer }: { ticket: string; answer: string },
  caller: Caller,
): Promise<string> {
  const { config, clock } = context;
  await checkProviderFailures(context, caller.address);
  const ticket = await readTicket(config, held, clock.now());
  if (!ticket) throw new Problem("VALIDATION_FAILED", { issues: [{ path: "ticket", code: "LOGIN_TOOK_TOO_LONG" }] });
  const { organizationId } = ticket;
  if (!(await spendTicket(context, ticket)))
    return await refuse(context, caller, "PROVIDER_ANSWER_INVALID", { organizationId, reason: "used ticket" });
  const signIn = await findSignIn(context, organizationId);
  if (!signIn) throw new Problem("PROVIDER_UNAVAILABLE");
  const client = await openProvider(context, providers, signIn);
  const returned = new URL(returnUrl(context));
  returned.search = answer;
  const asked = await askProvider(client, { returned, ...secretsOf(config, ticket.id) });
  if ("failed" in asked) {
    context.log.warn({ organizationId, reason: asked.reason }, "An identity provider gave no user");
    if (asked.failed === "away") throw new Problem("PROVIDER_UNAVAILABLE");
    return await refuse(context, caller, "PROVIDER_ANSWER_INVALID", { organizationId, reason: "invalid answer" });
  }
  const { claims } = asked;
  const fault = emailFault(signIn, claims);
  if (fault !== null) return await refuse(context, caller, "PROVIDER_EMAIL_REFUSED", { organizationId, reason: fault });
  const emailAddress = normalizeEmail(claims.email ?? "");
  const entering = await enter(context, signIn, { ...claims, email: emailAddress }, caller);
  if ("refused" in entering) {
    const { refused: reason, code = "PROVIDER_ACCOUNT_MISSING" } = entering;
    return await refuse(context, caller, code, { organizationId, reason });
  }
  const { userId, validFrom } = entering;
  return await beginSession(context, { userId, now: clock.now(), validFrom, providerOf: organizationId }, caller);
}
