import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { noteRefusals } from "../platform/log/note-refusals.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import type { FoundMachine } from "./find-machine.ts";

/** Notes in the security log that a token was tried from where its client may not call, many tries as few rows. */
export function createForeignNetworkNoter(app: App, { db, clock, log }: Pick<AppContext, "db" | "clock" | "log">) {
  const refusals = noteRefusals(
    (entry) => writeSecurityLog(db, clock.now(), entry),
    (err) => log.error({ err }, "Refusals could not be logged"),
  );
  app.addHook("onClose", refusals.end);
  return async ({ tokenId, session }: FoundMachine, { ip: address, id: requestId }: FastifyRequest) =>
    refusals.note(`${tokenId} ${address}`, {
      event: "apiTokenRefused",
      userId: session.user.id,
      organizationId: session.machine?.organizationId,
      address,
      requestId,
      details: { clientId: session.sessionId, tokenId },
    });
}
