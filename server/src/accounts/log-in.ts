import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import type { AppContext } from "../app-context.ts";
import type { Leave, Place } from "../platform/bounds/create-semaphore.ts";
import { Problem } from "../platform/http/problem.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import {
  accountLimit,
  addressLimit,
  callerLimit,
  countAttempt,
  networkOf,
  readAttempts,
  tooManyAttempts,
  type AttemptLimit,
} from "./limit-attempts.ts";
import { beginSession } from "./begin-session.ts";
import { issueChallenge } from "./login-challenge.ts";
import { delayOfLogin } from "./login-delay.ts";
import { hasPasskeys, hasSecondFactor } from "./prove-second-factor.ts";
import { localLoginClosed } from "./local-login-closed.ts";
import { worksInClosedAlone } from "./works-in-closed-alone.ts";
import { verifyPassword } from "./passwords.ts";

type Caller = { address: string; requestId: string; userAgent: string };
type Credentials = { username: string; password: string };
/** What a right password gives: a session, or the question for the code of the second factor. */
export type LoginAnswer = { token: string } | { challenge: string; passkeys: boolean };
type Limits = Record<"ofAddress" | "ofCaller" | "ofAccount", AttemptLimit>;

/** Of one account and address one is tried after the other, so that guesses made together are counted too. */
const TRIED_AT_ONCE = 1;
const TRIED_OF_ADDRESS = 20;
const TURN_WAIT_MS = 20_000;
/** Logins of one account that are held up at once. */
const HELD_UP = 5;

/** Takes places in the gate; 429 for who does not get them in time. */
async function takeTurn({ gate }: AppContext, places: Place[], waitMs: number, retrySeconds: number): Promise<Leave> {
  const leave = await gate.acquire(places, { waitMs });
  if (leave) return leave;
  throw tooManyRequests(retrySeconds);
}

/** Refuses an address that has failed too often, and an account from where it has; answers the account's failures in all. */
async function checkFailures(context: AppContext, { ofAddress, ofCaller, ofAccount }: Limits): Promise<number> {
  const failures = await readAttempts(context, [ofAddress.key, ofCaller.key, ofAccount.key]);
  for (const { key, most } of [ofAddress, ofCaller]) {
    const counted = failures.find((one) => one.key === key);
    if (counted && counted.attempts >= most) throw tooManyAttempts(context, counted);
  }
  return failures.find(({ key }) => key === ofAccount.key)?.attempts ?? 0;
}

const findUser = ({ db }: AppContext, username: string, address: string) =>
  db
    .selectFrom("users")
    .select(["id", "password_hash", "disabled", "group_account"])
    .select(sql<boolean>`(${worksInClosedAlone} OR ${localLoginClosed})`.as("shut"))
    .select(sql<number>`extract(epoch FROM greatest(tokens_valid_from, 'epoch')) * 1000`.as("valid_from"))
    .select(
      sql<boolean>`EXISTS (SELECT FROM login_addresses a WHERE a.user_id = users.id AND a.address = ${networkOf(address)})`.as(
        "known_here",
      ),
    )
    .where(sql<boolean>`lower(email_address) = ${username.trim().toLowerCase()}`)
    .executeTakeFirst();

/** Failures of others hold up who comes from an address that the account does not know, and refuse nobody (F9). */
async function holdUp(context: AppContext, { ofAccount }: Limits, failures: number): Promise<void> {
  const ms = delayOfLogin(failures, ofAccount.most);
  if (ms === 0) return;
  const places = [{ key: `held-up:${ofAccount.key}`, most: HELD_UP }];
  const leave = await takeTurn(context, places, 0, Math.ceil(ms / 1000));
  await sleep(ms).finally(leave);
}

async function noteFailure(context: AppContext, limits: Limits, userId: string | undefined, caller: object) {
  const { db, clock } = context;
  const entry = { userId, ...(caller as Omit<Caller, "userAgent">) };
  for (const { key, most } of Object.values(limits)) {
    const { attempts } = await countAttempt(context, key);
    if (attempts === most) await writeSecurityLog(db, clock.now(), { event: "loginLimited", ...entry });
  }
  await writeSecurityLog(db, clock.now(), { event: "loginFailed", ...entry });
}

async function enter(
  context: AppContext,
  { ofCaller }: Limits,
  user: { id: string; valid_from: number },
  caller: Caller,
): Promise<LoginAnswer> {
  const { db, config, clock } = context;
  await db.deleteFrom("rate_limits").where("key", "=", ofCaller.key).execute();
  const login = { userId: user.id, now: clock.now(), validFrom: Number(user.valid_from) };
  if (await hasSecondFactor(db, user.id))
    return { challenge: await issueChallenge(config, login), passkeys: await hasPasskeys(db, user.id) };
  return { token: await beginSession(context, login, caller) };
}

/**
 * The token of a user who may log in and knows the password; of one with a second factor, what asks for its code. Whatever is wrong, the answer and the time it takes are
 * the same (R19). Failures are counted when they are known: right passwords and failures of ours count for nothing.
 */
export async function logIn(
  context: AppContext,
  { username, password }: Credentials,
  { userAgent, ...caller }: Caller,
): Promise<LoginAnswer> {
  const { config } = context;
  const limits: Limits = {
    ofAddress: addressLimit(config, caller.address),
    ofCaller: callerLimit(config, username, caller.address),
    ofAccount: accountLimit(config, username),
  };
  const places = [
    { key: limits.ofCaller.key, most: TRIED_AT_ONCE },
    { key: limits.ofAddress.key, most: TRIED_OF_ADDRESS },
  ];
  const leave = await takeTurn(context, places, TURN_WAIT_MS, 10);
  try {
    const failures = await checkFailures(context, limits);
    const user = await findUser(context, username, caller.address);
    const isKnown = user?.known_here === true;
    if (!isKnown) await holdUp(context, limits, failures);
    const right = await verifyPassword(user?.password_hash, password, { first: isKnown });
    if (user && right && !user.disabled && !user.group_account && !user.shut)
      return await enter(context, limits, user, { userAgent, ...caller });
    await noteFailure(context, limits, user?.id, caller);
    throw new Problem("LOGIN_FAILED");
  } finally {
    leave();
  }
}
