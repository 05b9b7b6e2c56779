import type { Kysely } from "kysely";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import type { CallerBounds } from "../platform/bounds/bound-callers.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeProductOrder } from "./change-product-order.ts";
import { createProductOrder } from "./create-product-order.ts";
import { makeOnce } from "./make-once.ts";
import { findTmfDocument } from "./find-tmf-documents.ts";
import { readTmfBody } from "./read-body.ts";
import { productOrder } from "./product-order.ts";
import { findingOf, hidden, showTmf } from "./resource-routes.ts";
import { callerOf, requireTmfScope } from "./tmf-caller.ts";
import { within } from "./within-transaction.ts";

/** Makes orders of every kind, and changes them. */
export function registerOrderWrites(app: App, context: AppContext, { admitChange }: CallerBounds): void {
  const { path } = productOrder;
  const show = async (request: FastifyRequest, db: Kysely<Database>, id: number) => {
    const read = await findTmfDocument({ ...findingOf(context, request, productOrder), pool: within(db) }, String(id));
    if (!read) throw new Problem("DOCUMENT_NOT_FOUND");
    const body = JSON.stringify(showTmf(context, request, productOrder, read));
    return { body, version: read.document.version };
  };

  app.post(path, { config: { scope: "orders:write" }, schema: hidden }, async (request, reply) => {
    const caller = callerOf(request);
    admitChange(caller, true);
    const body = readTmfBody(request.body);
    const asked = { caller, body, requestId: request.id, texts: request.texts };
    const json = await inTransaction(
      context.db,
      async (trx) =>
        makeOnce(
          trx,
          request,
          async () => (await show(request, trx, await createProductOrder(trx, context, asked))).body,
        ),
      { repeatable: true },
    );
    const { href } = JSON.parse(json) as { href: string };
    return reply.code(201).header("location", href).type("application/json; charset=utf-8").send(json);
  });

  app.patch(
    `${path}/:tmfId`,
    { config: { scope: ["orders:write", "answers:write"] }, schema: hidden },
    async (request, reply) => {
      const caller = callerOf(request);
      const { tmfId } = request.params as { tmfId: string };
      const read = await findTmfDocument(findingOf(context, request, productOrder), tmfId);
      if (!read) throw new Problem("DOCUMENT_NOT_FOUND");
      requireTmfScope(caller, read.role === "SUPPLIER" ? "answers:write" : "orders:write");
      admitChange(caller, false);
      const body = readTmfBody(request.body);
      const ifMatch = request.headers["if-match"];
      const asked = { caller, body, ifMatch, requestId: request.id, texts: request.texts };
      await inTransaction(
        context.db,
        async (trx) => {
          const finding = { ...findingOf(context, request, productOrder), pool: within(trx) };
          const held = await findTmfDocument(finding, tmfId);
          if (!held) throw new Problem("DOCUMENT_NOT_FOUND");
          await changeProductOrder(trx, context, { ...asked, read: held });
        },
        { repeatable: true },
      );
      const shown = await show(request, context.db, read.document.id);
      return reply.header("etag", `"${shown.version}"`).type("application/json; charset=utf-8").send(shown.body);
    },
  );
}
