import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { CallerBounds } from "../platform/bounds/bound-callers.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findTmfDocument, holdTmfDocument } from "./find-tmf-documents.ts";
import { makeOnce } from "./make-once.ts";
import { readTmfBody } from "./read-body.ts";
import { findingOf, hidden, readShown } from "./resource-routes.ts";
import type { Json } from "./select-attributes.ts";
import { callerOf, requireTmfScope, type TmfCaller } from "./tmf-caller.ts";
import type { ReadDocument, TmfResource } from "./tmf-resource.ts";
import { within } from "./within-transaction.ts";

/** What a client asks to be made, or changed. */
export type TmfAsked = {
  caller: TmfCaller;
  body: Json;
  /** The version that the client has read, where it says so. */
  ifMatch: string | undefined;
  requestId: string;
  texts: Catalogue;
  /** Counts one change more against what the caller may cost. */
  countMore: () => void;
};

type Context = Pick<AppContext, "config" | "clock">;

/** How a resource is made and changed. */
export type TmfWrites = {
  resource: TmfResource;
  /** The scope of whoever makes it, and changes it as its subscriber. */
  scope: ApiScope;
  /** Answers the TID. */
  create: (trx: Transaction<Database>, context: Context, asked: TmfAsked) => Promise<number>;
  change: (trx: Transaction<Database>, context: Context, asked: TmfAsked & { read: ReadDocument }) => Promise<void>;
};

const json = "application/json; charset=utf-8";

/** Makes documents of a resource, and changes them. */
export function registerResourceWrites(
  app: App,
  context: AppContext,
  { admitChange }: CallerBounds,
  { resource, scope, create, change }: TmfWrites,
): void {
  const { path } = resource;

  app.post(path, { config: { scope }, schema: hidden }, async (request, reply) => {
    const caller = callerOf(request);
    admitChange(caller, true);
    const body = readTmfBody(request.body);
    const countMore = () => admitChange(caller, false);
    const asked = { caller, body, ifMatch: undefined, requestId: request.id, texts: request.texts, countMore };
    const make = async (trx: Transaction<Database>) => String(await create(trx, context, asked));
    const id = await inTransaction(context.db, (trx) => makeOnce(trx, request, () => make(trx)), { repeatable: true });
    const shown = await readShown(context, request, resource, id);
    return reply.code(201).header("location", shown.href).type(json).send(shown.body);
  });

  app.patch(
    `${path}/:tmfId`,
    { config: { scope: [scope, "answers:write"] }, schema: hidden },
    async (request, reply) => {
      const caller = callerOf(request);
      const { tmfId } = request.params as { tmfId: string };
      const ifMatch = request.headers["if-match"];
      const finding = { ...findingOf(context, request, resource), notes: false };
      const countMore = () => admitChange(caller, false);
      const seen = await findTmfDocument(finding, tmfId);
      if (!seen) throw new Problem("DOCUMENT_NOT_FOUND");
      requireTmfScope(caller, seen.role === "SUPPLIER" ? "answers:write" : scope);
      countMore();
      const body = readTmfBody(request.body);
      const asked = { caller, body, ifMatch, requestId: request.id, texts: request.texts, countMore };
      await inTransaction(
        context.db,
        async (trx) => {
          await holdTmfDocument(trx, caller, seen.document.id);
          const read = await findTmfDocument({ ...finding, pool: within(trx) }, tmfId);
          if (!read) throw new Problem("DOCUMENT_NOT_FOUND");
          await change(trx, context, { ...asked, read });
        },
        { repeatable: true },
      );
      const shown = await readShown(context, request, resource, tmfId);
      return reply.header("etag", `"${shown.version}"`).type(json).send(shown.body);
    },
  );
}
