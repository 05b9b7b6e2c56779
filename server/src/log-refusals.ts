import type { FastifyRequest } from "fastify";
import type { AppContext } from "./app-context.ts";
import type { Problem } from "./platform/http/problem.ts";
import { refusedRequest } from "./platform/http/refused-request.ts";
import { noteRefusals } from "./platform/log/note-refusals.ts";
import { writeSecurityLog } from "./platform/log/security-log.ts";

/** Writes refused requests to the security log: who was refused what, how often. */
export function logRefusals(
  db: AppContext["db"],
  clock: AppContext["clock"],
  log: AppContext["log"],
): { note: (request: FastifyRequest, problem: Problem) => Promise<void>; end: () => Promise<void> } {
  const failed = (err: unknown) => log.error({ err }, "Refusals could not be logged");
  const refusals = noteRefusals((entry) => writeSecurityLog(db, clock.now(), entry), failed);
  return {
    note: (request, problem) => {
      const organizationId = request.routeOptions.config.organization && (request.params as { id?: string }).id;
      const userId = request.knownSession?.user.id;
      const key = [userId ?? request.ip, organizationId, request.method, request.routeOptions.url, problem.code];
      const details = { ...refusedRequest(request), code: problem.code };
      const { ip: address, id: requestId } = request;
      return refusals.note(key.join(" "), { event: "refused", userId, organizationId, address, requestId, details });
    },
    end: () => refusals.end().catch(failed),
  };
}
