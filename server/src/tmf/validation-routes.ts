import { isUuid } from "@runko/domain/values/uuid";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { CallerBounds } from "../platform/bounds/bound-callers.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { createValidation, findValidation, showValidation } from "./address-validations.ts";
import { makeOnce } from "./make-once.ts";
import { validationPath } from "./paths-of-resources.ts";
import { mostAsked, readTmfBody } from "./read-body.ts";
import { readTmfFields } from "./read-tmf-query.ts";
import { hidden } from "./resource-routes.ts";
import type { Json } from "./select-attributes.ts";
import { sendTmf } from "./send-tmf.ts";
import { callerOf } from "./tmf-caller.ts";
import { hrefOf } from "./tmf-paths.ts";

/** What the portal knows of an address, at once (TMF673). */
export function registerValidations(app: App, { db, clock, config }: AppContext, { admitChange }: CallerBounds): void {
  const settings = { config: { scope: "catalogue:read" }, schema: hidden } as const;
  const show = async (request: FastifyRequest, id: string): Promise<Json> => {
    const known = isUuid(id) ? await findValidation(db, callerOf(request), id) : undefined;
    if (!known) throw new Problem("NOT_FOUND");
    return showValidation(known, { portal: config.publicUrl, texts: request.texts });
  };
  app.post(validationPath, settings, async (request, reply) => {
    const caller = callerOf(request);
    admitChange(caller, false);
    const body = readTmfBody(request.body, mostAsked);
    const id = await inTransaction(
      db,
      async (trx) => makeOnce(trx, request, async () => createValidation(trx, { caller, body, now: clock.now() })),
      { repeatable: true },
    );
    const shown = await show(request, id);
    reply.code(201).header("location", hrefOf(config.publicUrl, validationPath, id));
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(shown));
  });
  app.get(`${validationPath}/:tmfId`, settings, async (request, reply) => {
    const { tmfId } = request.params as { tmfId: string };
    const shown = await show(request, tmfId.toLowerCase());
    return sendTmf(reply, shown, readTmfFields(request.query as Record<string, unknown>));
  });
}
