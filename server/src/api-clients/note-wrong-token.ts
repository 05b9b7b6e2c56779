import type { FastifyRequest } from "fastify";
import { networkOf } from "../accounts/limit-attempts.ts";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { noteRefusals } from "../platform/log/note-refusals.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";

/** Notes in the security log that what was shown opens nothing, never what it was; many tries of an address as few rows. */
export function createWrongTokenNoter(app: App, { db, clock, log }: Pick<AppContext, "db" | "clock" | "log">) {
  const refusals = noteRefusals(
    (entry) => writeSecurityLog(db, clock.now(), entry),
    (err) => log.error({ err }, "Wrong tokens could not be logged"),
  );
  app.addHook("onClose", refusals.end);
  return async ({ ip: address, id: requestId }: FastifyRequest, way: "token" | "clientSecret") =>
    refusals.note(`${way} ${networkOf(address)}`, { event: "apiTokenWrong", address, requestId, details: { way } });
}
