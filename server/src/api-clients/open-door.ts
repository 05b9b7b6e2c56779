import { callWindowSeconds, failedTokensPerMinute } from "@runko/domain/api-clients/call-limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { createRateLimit } from "../platform/bounds/create-rate-limit.ts";
import { Problem } from "../platform/http/problem.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import type { App } from "../platform/http/typed-app.ts";
import type { Session } from "../sessions/session.ts";
import { readAccessToken } from "./access-token.ts";
import { createCallCounter } from "./count-calls.ts";
import { findMachine, type FoundMachine } from "./find-machine.ts";
import { isAllowedFrom } from "./networks.ts";
import { createForeignNetworkNoter } from "./note-foreign-network.ts";
import { createWrongTokenNoter } from "./note-wrong-token.ts";
import { createTokenUseNoter } from "./note-token-use.ts";
import { requireScope } from "./require-scope.ts";
import { machineStillHolds } from "./still-holds.ts";
import { isToken } from "./token-text.ts";

const INVALID = { headers: { "www-authenticate": 'Bearer error="invalid_token"' } };

const tooMany = (seconds: number) => tooManyRequests(seconds, { detail: ({ bounds }) => bounds.calls });

export type MachineDoor = {
  /** Lets in who comes with a token of a machine, for a call that its scopes open. */
  enter: (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
  /** Whether who was let in would be now. */
  stillHolds: (request: FastifyRequest) => Promise<boolean>;
};

export function openDoorToMachines(app: App, context: AppContext): MachineDoor {
  const { config, pool, clock } = context;
  const failures = createRateLimit(failedTokensPerMinute);
  const calls = createCallCounter(context);
  const noteUse = createTokenUseNoter(context);
  const noteWrongToken = createWrongTokenNoter(app, context);
  const noteForeignNetwork = createForeignNetworkNoter(app, context);
  app.addHook("onClose", calls.end);

  const fail = ({ ip }: FastifyRequest): never => {
    const wait = failures(ip);
    throw wait > 0 ? tooMany(wait) : new Problem("UNAUTHENTICATED", INVALID);
  };

  const count = (clientId: string, { method }: FastifyRequest, reply: FastifyReply): void => {
    const kind = method === "GET" || method === "HEAD" ? "reads" : "writes";
    const { limit, remaining, resetSeconds, exceeded } = calls.count(clientId, kind);
    reply.header("ratelimit-policy", `"${kind}";q=${limit};w=${callWindowSeconds}`);
    reply.header("ratelimit", `"${kind}";r=${remaining};t=${resetSeconds}`);
    if (exceeded) throw tooMany(resetSeconds);
  };

  const find = async (token: string): Promise<FoundMachine | null> => {
    const now = clock.now();
    if (isToken(token)) return findMachine(pool, { token }, now);
    const grant = await readAccessToken(config, token, now);
    return grant && findMachine(pool, { grant }, now);
  };

  const enter: MachineDoor["enter"] = async (token, request, reply) => {
    const found = await find(token);
    if (!found?.session.machine) {
      await noteWrongToken(request, "token");
      return fail(request);
    }
    if (!isAllowedFrom(request.ip, found.networks)) {
      await noteForeignNetwork(found, request);
      return fail(request);
    }
    count(found.session.machine.clientId, request, reply);
    await noteUse(found, request);
    request.knownSession = found.session;
    requireScope(request, found.session.machine);
    return found.session;
  };
  return { enter, stillHolds: (request) => machineStillHolds(context, request) };
}
