import { isUuid } from "@runko/domain/values/uuid";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Documents of which a call for many was answered that they are not there. */
    missed: number[] | null;
  }
}

const EVERY_MS = 60_000;
const MOST_USERS = 1000;
const MOST_IDS = 500;

type Tries = {
  requests: number;
  organizations: Set<string>;
  documents: Set<number>;
  address: string;
  requestId: string;
};

const newTries = ({ ip, id }: FastifyRequest): Tries => ({
  requests: 0,
  organizations: new Set(),
  documents: new Set(),
  address: ip,
  requestId: id,
});

function noteTry(tries: Tries, params: { id?: unknown; docId?: unknown; eventId?: unknown }): void {
  tries.requests += 1;
  const organizationId = String(params.id);
  const eventId = Number(params.docId ?? params.eventId);
  if (isUuid(organizationId) && tries.organizations.size < MOST_IDS) tries.organizations.add(organizationId);
  if (Number.isSafeInteger(eventId) && tries.documents.size < MOST_IDS) tries.documents.add(eventId);
}

type Known = { organizations: number; documents: number };

/** How many of what was asked for are there, though the answer was that they are not. */
async function countKnown({ pool }: Pick<AppContext, "pool">, tried: Tries): Promise<Known> {
  const { rows } = await pool.query<Known>({
    name: "known_of_tried",
    text: `SELECT (SELECT count(*)::int FROM organizations WHERE id = ANY($1::uuid[])) AS organizations,
      (SELECT count(*)::int FROM documents WHERE id = ANY($2::bigint[])) AS documents`,
    values: [[...tried.organizations], [...tried.documents]],
  });
  return rows[0] ?? { organizations: 0, documents: 0 };
}

/**
 * Counts who is answered 404 on paths of organizations, and tells in the security log once a minute whose ids were of what
 * others have. After the answer and whatever was asked for, so that it tells the caller nothing (D-46).
 */
export function noteForeignTries(app: App, context: Pick<AppContext, "pool" | "db" | "clock" | "log">): void {
  const byUser = new Map<string, Tries>();
  let since = context.clock.now().getTime();

  const tell = async () => {
    const noted = [...byUser];
    byUser.clear();
    for (const [userId, tries] of noted) {
      const known = await countKnown(context, tries);
      // In an own organization its id is known to all: what counts is then the document.
      if (known.organizations + known.documents === 0) continue;
      const { requests, address, requestId } = tries;
      const details = { requests, ...known };
      await writeSecurityLog(context.db, context.clock.now(), {
        event: "foreignTried",
        userId,
        address,
        requestId,
        details,
      });
    }
  };
  app.decorateRequest("missed", null);
  app.addHook("onResponse", (request, reply, done) => {
    done();
    const { missed, knownSession } = request;
    const user = knownSession?.user;
    if ((reply.statusCode !== 404 && !missed) || !user || !request.routeOptions.config.organization) return;
    const tries = byUser.get(user.id) ?? newTries(request);
    const params = request.params as { id?: string };
    const isOwn = user.organizationRoles.some(({ organizationId }) => organizationId === params.id?.toLowerCase());
    const asked = isOwn ? { ...params, id: undefined } : params;
    if (missed) for (const eventId of missed) noteTry(tries, { ...asked, eventId });
    else noteTry(tries, asked);
    if (byUser.size < MOST_USERS) byUser.set(user.id, tries);
    const now = context.clock.now().getTime();
    if (now - since < EVERY_MS) return;
    since = now;
    void tell().catch((error: unknown) => context.log.warn({ err: error }, "Tried foreign ids could not be told of"));
  });
}
