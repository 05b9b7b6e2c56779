import { browserNames, systemNames } from "@runko/domain/accounts/tell-device";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { answerPage, pageQuery } from "../platform/http/answer-page.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { endOtherSessions, endOwnSession } from "./end-own-sessions.ts";
import { findOwnSessions } from "./find-own-sessions.ts";

const sessionSchema = z
  .strictObject({
    id: z.string(),
    browser: z.enum(browserNames).nullable().meta({ description: "As the browser says; null: another program." }),
    system: z.enum(systemNames).nullable(),
    address: z.string().meta({ description: "The network address of the last use." }),
    startedAt: z.string(),
    lastUsedAt: z.string().meta({ description: "To within five minutes." }),
    current: z.boolean().meta({ description: "Whether it is the one that asks." }),
  })
  .meta({ id: "LoginSession" });

const callerOf = (request: FastifyRequest) => ({ address: request.ip, requestId: request.id });

/** The caller's own logins, and their ending from afar. */
export function registerSessionRoutes(app: App, context: AppContext): void {
  app.get(
    "/users/me/sessions",
    {
      schema: {
        operationId: "listOwnSessions",
        tags: ["users"],
        summary: "Where the caller's account is open, this login first",
        querystring: pageQuery,
        response: { 200: z.array(sessionSchema) },
      },
    },
    async ({ session, query }, reply) =>
      answerPage(reply, query, await findOwnSessions(context.db, session, context.clock.now())),
  );
  app.delete(
    "/users/me/sessions",
    {
      schema: {
        operationId: "endOtherSessions",
        tags: ["users"],
        summary: "Ends every login of the caller but this one",
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await endOtherSessions(context, request.session, callerOf(request));
      return reply.code(204).send(null);
    },
  );
  app.delete(
    "/users/me/sessions/:sessionId",
    {
      config: { problems: [404] },
      schema: {
        operationId: "endOwnSession",
        tags: ["users"],
        summary: "Ends one of the caller's own logins",
        params: z.object({ sessionId: idSchema }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await endOwnSession(context, request.session, request.params.sessionId, callerOf(request));
      return reply.code(204).send(null);
    },
  );
}
