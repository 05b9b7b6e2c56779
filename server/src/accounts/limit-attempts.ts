import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

export type AttemptLimit = { key: string; most: number };

/** Keys hold no name as it was typed, since people type passwords into the wrong field. */
export function accountLimit(config: AppContext["config"], username: string, what = "login"): AttemptLimit {
  const digest = createHash("sha256").update(username.trim().toLowerCase()).digest("hex");
  return { key: `${what}:account:${digest}`, most: config.loginAttempts };
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

export function addressLimit(config: AppContext["config"], address: string, what = "login"): AttemptLimit {
  return { key: `${what}:address:${networkOf(address)}`, most: config.loginAddressAttempts };
}

/**
 * Counts one attempt against each limit before it is made, over all processes; 429 with Retry-After at the first that is
 * used up, the later ones uncounted. `onFirst` runs once in a window. An attempt that turns out well is taken back by
 * forgiveAttempts (R19).
 */
export async function countAttempts(
  context: AppContext,
  limits: readonly AttemptLimit[],
  onFirst: () => Promise<void> = async () => {},
): Promise<void> {
  const now = context.clock.now();
  const windowMs = context.config.loginWindowMinutes * 60_000;
  for (const { key, most } of limits) {
    const { attempts, startedAt } = await countAttempt(context.db, key, now, new Date(now.getTime() - windowMs));
    if (attempts <= most) continue;
    if (attempts === most + 1) await onFirst();
    const wait = Math.max(1, Math.ceil((startedAt.getTime() + windowMs - now.getTime()) / 1000));
    throw new Problem("TOO_MANY_REQUESTS", { headers: { "retry-after": String(wait) } });
  }
}

async function countAttempt(
  db: Kysely<Database>,
  key: string,
  now: Date,
  expired: Date,
): Promise<{ attempts: number; startedAt: Date }> {
  const { rows } = await sql<{ attempts: number; startedAt: Date }>`
    INSERT INTO rate_limits AS l (key, window_started_at, attempts) VALUES (${key}, ${now}, 1)
    ON CONFLICT (key) DO UPDATE SET
      attempts = CASE WHEN l.window_started_at <= ${expired} THEN 1 ELSE l.attempts + 1 END,
      window_started_at = CASE WHEN l.window_started_at <= ${expired} THEN ${now} ELSE l.window_started_at END
    RETURNING attempts, window_started_at AS "startedAt"`.execute(db);
  return rows[0] ?? { attempts: 1, startedAt: now };
}

/** Forgets the failures of the account, and takes this one attempt off the address. */
export async function forgiveAttempts(
  db: Kysely<Database>,
  { account, address }: { account: AttemptLimit; address: AttemptLimit },
): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", account.key).execute();
  await sql`UPDATE rate_limits SET attempts = greatest(attempts - 1, 0) WHERE key = ${address.key}`.execute(db);
}
