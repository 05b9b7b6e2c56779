import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Problem } from "../platform/http/problem.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";

export type AttemptLimit = { key: string; most: number };

type Limits = Pick<AppContext["config"], "loginAttempts" | "loginAddressAttempts">;

/** Keys hold no name as it was typed, since people type passwords into the wrong field. */
const digestOf = (username: string) => createHash("sha256").update(username.trim().toLowerCase()).digest("hex");

/** Over all addresses. */
export function accountLimit(config: Limits, username: string, what = "login"): AttemptLimit {
  return { key: `${what}:account:${digestOf(username)}`, most: config.loginAttempts };
}

/** Who has one IPv6 address has the other 2^64 of its network, so a /64 counts as one; an IPv4 address is one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const known = groups(head).length + groups(tail ?? "").length;
  const all =
    tail === undefined ? groups(head) : [...groups(head), ...Array<string>(8 - known).fill("0"), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** Of one account from one address: what others do elsewhere does not count. */
export function callerLimit(config: Limits, username: string, address: string, what = "login"): AttemptLimit {
  return { key: `${accountLimit(config, username, what).key}:${networkOf(address)}`, most: config.loginAttempts };
}

export function addressLimit(config: Limits, address: string, what = "login"): AttemptLimit {
  return { key: `${what}:address:${networkOf(address)}`, most: config.loginAddressAttempts };
}

type Counted = { key: string; attempts: number; startedAt: Date };

const windowMsOf = ({ config }: Pick<AppContext, "config">) => config.loginWindowMinutes * 60_000;

/** How often each was counted in the window that runs now; those that never were are left out. */
export async function readAttempts(
  context: Pick<AppContext, "db" | "clock" | "config">,
  keys: readonly string[],
): Promise<Counted[]> {
  const since = new Date(context.clock.now().getTime() - windowMsOf(context));
  return await context.db
    .selectFrom("rate_limits")
    .select(["key", "attempts", "window_started_at as startedAt"])
    .where("key", "in", [...keys])
    .where("window_started_at", ">", since)
    .execute();
}

/** 429 with Retry-After, when the window of this count is over. */
export function tooManyAttempts(
  context: Pick<AppContext, "clock" | "config">,
  { startedAt }: Pick<Counted, "startedAt">,
): Problem {
  const left = startedAt.getTime() + windowMsOf(context) - context.clock.now().getTime();
  return tooManyRequests(Math.max(1, Math.ceil(left / 1000)));
}

/**
 * Counts one attempt against each limit before it is made, over all processes; 429 with Retry-After at the first that is
 * used up, the later ones uncounted. `onFirst` runs once in a window (R19).
 */
export async function countAttempts(
  context: Pick<AppContext, "db" | "clock" | "config">,
  limits: readonly AttemptLimit[],
  onFirst: () => Promise<void> = async () => {},
): Promise<void> {
  for (const { key, most } of limits) {
    const counted = await countAttempt(context, key);
    if (counted.attempts <= most) continue;
    if (counted.attempts === most + 1) await onFirst();
    throw tooManyAttempts(context, counted);
  }
}

/** Counts one attempt in the window of its key. */
export async function countAttempt(
  context: Pick<AppContext, "db" | "clock" | "config">,
  key: string,
): Promise<Counted> {
  const now = context.clock.now();
  const expired = new Date(now.getTime() - windowMsOf(context));
  const { rows } = await sql<Counted>`
    INSERT INTO rate_limits AS l (key, window_started_at, attempts) VALUES (${key}, ${now}, 1)
    ON CONFLICT (key) DO UPDATE SET
      attempts = CASE WHEN l.window_started_at <= ${expired} THEN 1 ELSE l.attempts + 1 END,
      window_started_at = CASE WHEN l.window_started_at <= ${expired} THEN ${now} ELSE l.window_started_at END
    RETURNING key, attempts, window_started_at AS "startedAt"`.execute(context.db);
  return rows[0] ?? { key, attempts: 1, startedAt: now };
}

/** Forgets the failures of an account from every address. */
export async function forgiveAccount(db: Kysely<Database>, account: AttemptLimit): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE key = ${account.key} OR starts_with(key, ${`${account.key}:`})`.execute(db);
}
