import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { Session } from "../sessions/session.ts";
import { findMachine } from "./find-machine.ts";
import { isAllowedFrom } from "./networks.ts";

const rightsOf = ({ machine, user }: Session): string => JSON.stringify([machine?.scopes, user.organizationRoles]);

/** Whether a machine that was let in earlier, on a stream that is still open, would be now, with the same scopes and roles. */
export async function machineStillHolds(
  { pool, clock }: Pick<AppContext, "pool" | "clock">,
  { session, ip }: Pick<FastifyRequest, "session" | "ip">,
): Promise<boolean> {
  const { machine, jti: tokenId, expiresAt } = session;
  const now = clock.now();
  if (!machine || expiresAt <= now) return false;
  const grant = { tokenId, expiresAt, scopes: machine.scopes };
  const found = await findMachine(pool, { grant }, now).catch(() => null);
  return found !== null && isAllowedFrom(ip, found.networks) && rightsOf(found.session) === rightsOf(session);
}
