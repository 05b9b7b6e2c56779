import { problemCodes, problemStatus } from "@runko/domain/problems/problem-codes";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addAuthentication } from "../accounts/authenticate.ts";
import type { MachineDoor } from "../api-clients/open-door.ts";
import type { AppContext } from "../app-context.ts";
import type { CallerBounds } from "../platform/bounds/bound-callers.ts";
import { compressAnswers } from "../platform/http/compress-answers.ts";
import { parseJsonLate } from "../platform/http/parse-json-late.ts";
import { prepareAnswer, sendPrepared } from "../platform/http/prepared-answer.ts";
import { Problem } from "../platform/http/problem.ts";
import { readVersion } from "../platform/http/read-version.ts";
import type { App } from "../platform/http/typed-app.ts";
import { tmfDocument } from "./openapi-document.ts";
import { registerCatalogueReads } from "./catalogue-routes.ts";
import { registerInventoryReads } from "./inventory-routes.ts";
import { registerCancelRoutes } from "./cancel-routes.ts";
import { documentResources } from "./document-resources.ts";
import { registerResourceReads } from "./resource-routes.ts";
import { registerAttachmentReads } from "./tmf-attachments.ts";
import { callerOf } from "./tmf-caller.ts";
import { sendTmfError } from "./tmf-errors.ts";
import { registerValidations } from "./validation-routes.ts";
import { registerResourceWrites } from "./write-routes.ts";

export type TmfParts = {
  bounds: CallerBounds;
  machines: MachineDoor;
  /** Tells the methods that a path has: throws, or is true for an OPTIONS. */
  answerMethods: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Calls of the façade that stand in capabilities above it. */
  more: (app: App, context: AppContext) => void;
};

/** The façade of TM Forum's Open APIs, version 4 (0232): the same verbs and reads, in the words of the standard. */
export async function registerTmf(app: App, context: AppContext, { bounds, machines, answerMethods, more }: TmfParts) {
  const portal = context.config.publicUrl;
  await compressAnswers(app);
  app.setErrorHandler(async (thrown, request, reply) => sendTmfError(reply, await request.noteProblem(thrown), portal));
  addAuthentication(app, context, bounds, machines);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("cache-control", "no-store");
    if (request.routeOptions.config.access !== "public") callerOf(request);
    done();
  });
  app.removeContentTypeParser("application/merge-patch+json");
  parseJsonLate(app, "application/merge-patch+json");
  for (const resource of documentResources) {
    registerResourceReads(app, context, resource);
    registerResourceWrites(app, context, bounds, resource);
  }
  registerAttachmentReads(app, context);
  registerCancelRoutes(app, context, bounds);
  registerInventoryReads(app, context);
  registerCatalogueReads(app, context);
  registerValidations(app, context, bounds);
  more(app, context);
  const document = prepareAnswer("application/json; charset=utf-8", JSON.stringify(tmfDocument(portal, readVersion())));
  const open = { config: { access: "public" }, schema: { hide: true } } as const;
  app.get("/openapi.json", open, async (request, reply) => sendPrepared(request, reply, await document));
  app.get("/problems/:code", open, async (request, reply) => {
    const { code } = request.params as { code: string };
    const known = problemCodes.find((one) => one === code);
    if (!known) throw new Problem("NOT_FOUND");
    return reply.type("application/json; charset=utf-8").send(
      JSON.stringify({
        code: known,
        reason: request.texts.problems.titles[known],
        status: String(problemStatus[known]),
      }),
    );
  });
  app.all("/*", { config: { access: "public" }, schema: { hide: true } }, async (request, reply) => {
    if (answerMethods(request, reply)) return reply.code(204).send();
    throw new Problem("NOT_FOUND");
  });
}
