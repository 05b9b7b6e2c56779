import { sql } from "kysely";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import type { FoundMachine } from "./find-machine.ts";
import { networkOf } from "./networks.ts";

const SELDOM_MS = 60_000;
const MOST_KNOWN = 10_000;
const SEEN_BEFORE = 18;

type Context = Pick<AppContext, "db" | "clock" | "log">;

async function noteNetwork({ db, clock }: Context, found: FoundMachine, request: FastifyRequest): Promise<void> {
  const { tokenId, session } = found;
  const network = networkOf(request.ip);
  const { rows } = await sql<{ before: number }>`
    UPDATE api_tokens SET seen_networks =
      (seen_networks || ${network}::text)[greatest(1, cardinality(seen_networks) - ${SEEN_BEFORE}::int):]
    WHERE id = ${tokenId} AND NOT ${network} = ANY(seen_networks)
    RETURNING cardinality(seen_networks) - 1 AS before`.execute(db);
  // The first network of a token is no news.
  if (!rows[0] || rows[0].before === 0) return;
  await writeSecurityLog(db, clock.now(), {
    event: "apiTokenMoved",
    userId: session.user.id,
    organizationId: session.machine?.organizationId,
    address: request.ip,
    requestId: request.id,
    details: { clientId: session.sessionId, tokenId, network },
  });
}

/** Notes where and when a token was used last, at most once a minute; that it cannot be noted disturbs no request. */
export function createTokenUseNoter(context: Context) {
  const { db, clock, log } = context;
  const noted = new Map<string, number>();
  return async (found: FoundMachine, request: FastifyRequest): Promise<void> => {
    const { tokenId, seenNetworks } = found;
    const now = clock.now();
    const failed = (err: unknown) => log.warn({ err }, "The use of a token could not be noted");
    if (!seenNetworks.includes(networkOf(request.ip))) await noteNetwork(context, found, request).catch(failed);
    if (now.getTime() - (noted.get(tokenId) ?? -Infinity) < SELDOM_MS) return;
    if (noted.size >= MOST_KNOWN) noted.clear();
    noted.set(tokenId, now.getTime());
    await db
      .updateTable("api_tokens")
      .set({ last_used_at: now, last_address: request.ip })
      .where("id", "=", tokenId)
      .where(({ eb, or }) =>
        or([eb("last_used_at", "is", null), eb("last_used_at", "<=", new Date(now.getTime() - SELDOM_MS))]),
      )
      .execute()
      .catch(failed);
  };
}
