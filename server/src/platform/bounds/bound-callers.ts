import type { Say } from "@runko/domain/texts/catalogue";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { tooManyRequests } from "../http/too-many-requests.ts";
import { createRateLimit } from "./create-rate-limit.ts";
import type { Semaphore, Place } from "./create-semaphore.ts";

/** A call of the usual kind waits so long for its turn, while others of its user run. */
const WAIT_MS = 20_000;
const HEAVY_WAIT_MS = 5000;
const RETRY_SECONDS = 10;

/** Of the connections to the database: calls of one user, and all heavy ones together. The rest is for the others. */
const SHARE_OF_USER = 0.6;
const SHARE_OF_HEAVY = 0.5;
const HEAVY_OF_USER = 2;
const HEAVY_OF_ORGANIZATION = 3;
const IMPORTS = 2;
const IMPORT_WAIT_MS = 2000;

const tooMany = (detail: Say, seconds = RETRY_SECONDS) => tooManyRequests(seconds, { detail });

export type CallerBounds = {
  /** Counts a call of this user, and lets it in when the user's others leave it a place. */
  admit: (userId: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Counts a change of documents, which tells those whom it concerns, by its user and organization; their rights are known. */
  admitChange: (caller: { userId: string; organizationId: string }, makesDocument: boolean) => void;
  /** Lets in a call that may hold a connection for long, by its user and organization; their rights are known. */
  admitHeavy: (
    caller: { userId: string; organizationId: string | undefined },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<void>;
};

/** Counts by user and by organization in hours; answers in how many seconds the next may come, 0 for at once. */
function countBoth(mostOfUser: number, mostOfOrganization: number) {
  const ofUser = createRateLimit(mostOfUser, { minutes: 60 });
  const ofOrganization = createRateLimit(mostOfOrganization, { minutes: 60 });
  return (userId: string, organizationId: string) => ofUser(userId) || ofOrganization(organizationId);
}

/** What one user or organization may have under way at once in this process, so that the others keep theirs (R28). */
export function createCallerBounds({
  config,
  gate,
}: {
  config: Pick<Config, "databasePool" | "limits">;
  gate: Semaphore;
}): CallerBounds {
  const { databasePool, limits } = config;
  const count = createRateLimit(limits.callsPerMinute);
  const documents = countBoth(limits.documentsOfUser, limits.documentsOfOrganization);
  const changes = countBoth(limits.changesOfUser, limits.changesOfOrganization);
  const ofUser = Math.max(2, Math.floor(databasePool * SHARE_OF_USER));
  const heavy = Math.ceil(databasePool * SHARE_OF_HEAVY);

  const take = async (places: Place[], { raw }: FastifyReply, waitMs: number, detail: Say) => {
    const leave = gate.tryAcquire(places) ?? (waitMs > 0 && (await gate.acquire(places, { waitMs })));
    if (!leave) throw tooMany(detail);
    raw.once("close", leave);
    if (raw.destroyed) leave();
  };

  return {
    async admit(userId, request, reply) {
      const wait = count(userId);
      if (wait > 0) throw tooMany(({ bounds }) => bounds.calls, wait);
      const { load, slowBody } = request.routeOptions.config;
      if (load === "stream")
        return take(
          [{ key: `streams:${userId}`, most: limits.streamsPerUser }],
          reply,
          0,
          ({ bounds }) => bounds.streams,
        );
      if (load !== undefined || slowBody === true) return;
      await take([{ key: `calls:${userId}`, most: ofUser }], reply, WAIT_MS, ({ bounds }) => bounds.calls);
    },
    admitChange({ userId, organizationId }, makesDocument) {
      const wait = changes(userId, organizationId);
      if (wait > 0) throw tooMany(({ bounds }) => bounds.changes, wait);
      const rest = makesDocument ? documents(userId, organizationId) : 0;
      if (rest > 0) throw tooMany(({ bounds }) => bounds.documents, rest);
    },
    async admitHeavy({ userId, organizationId = "none" }, request, reply) {
      const places = [
        { key: `heavy:user:${userId}`, most: HEAVY_OF_USER },
        { key: `heavy:organization:${organizationId}`, most: HEAVY_OF_ORGANIZATION },
        { key: "heavy", most: heavy },
      ];
      if (request.routeOptions.config.load === "heavy")
        return take(places, reply, HEAVY_WAIT_MS, ({ bounds }) => bounds.heavy);
      const imports = [
        { key: `imports:${organizationId}`, most: 1 },
        { key: "imports", most: Math.min(IMPORTS, heavy) },
      ];
      await take([...imports, ...places], reply, IMPORT_WAIT_MS, ({ bounds }) => bounds.imports);
    },
  };
}
