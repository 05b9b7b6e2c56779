import { mayActAs } from "@runko/domain/organizations/acting";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { Session } from "../sessions/session.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { answerPage, pageQuery } from "../platform/http/answer-page.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeSavedSearch, removeSavedSearch } from "./change-saved-search.ts";
import { countPinned } from "./count-pinned.ts";
import { listSavedSearches } from "./list-saved-searches.ts";
import { pinSearch, unpinSearch } from "./pin-search.ts";
import { saveSearch } from "./save-search.ts";
import {
  newSavedSearchSchema,
  pinnedCountSchema,
  savedSearchParams,
  savedSearchPatchSchema,
  savedSearchSchema,
} from "./saved-search-schema.ts";
import type { SavedScope } from "./saved-search-store.ts";

const base = "/organizations/:id/roles/:role/saved-searches";
const config = { organization: "read" } as const;
const tags = ["searches"];

type Asked = { session: Session; params: { id: string; role: PathRole } };

const scopeOf = ({ session, params }: Asked): SavedScope => ({
  userId: session.user.id,
  organizationId: params.id,
  role: params.role,
});

function registerCollection(app: App, context: AppContext): void {
  const { db, clock } = context;
  app.get(
    base,
    {
      config,
      schema: {
        operationId: "listSavedSearches",
        tags,
        summary: "The caller's saved searches and those shared in the organization, by name",
        params: organizationRoleParams,
        querystring: pageQuery,
        response: { 200: z.array(savedSearchSchema) },
      },
    },
    async (request, reply) =>
      answerPage(reply, request.query, await listSavedSearches(db, scopeOf(request), request.session.user)),
  );
  app.post(
    base,
    {
      config,
      schema: {
        operationId: "saveSearch",
        tags,
        summary: "Keeps a search with its columns and sort",
        params: organizationRoleParams,
        body: newSavedSearchSchema,
        response: { 201: savedSearchSchema },
      },
    },
    async (request, reply) => {
      const { pinned, ...fields } = request.body;
      const asked = { fields, pinned, now: clock.now() };
      const id = await inTransaction(db, (trx) => saveSearch(trx, scopeOf(request), asked), { repeatable: true });
      return await sendView(context, request, reply.code(201), id);
    },
  );
  app.get(
    `${base}/counts`,
    {
      config,
      schema: {
        operationId: "countPinnedSearches",
        tags,
        summary: "How many documents each search that the caller has pinned finds now",
        params: organizationRoleParams,
        response: { 200: z.array(pinnedCountSchema) },
      },
    },
    async (request) => {
      const { session, params } = request;
      return await countPinned(context, scopeOf(request), mayActAs(session.user, params.id, params.role));
    },
  );
}

async function sendView({ db }: AppContext, request: Asked, reply: FastifyReply, id: string): Promise<FastifyReply> {
  const found = (await listSavedSearches(db, scopeOf(request), request.session.user)).find((each) => each.id === id);
  if (!found) throw new Problem("NOT_FOUND");
  return withEtag(reply, found.version).send(found);
}

function registerOne(app: App, context: AppContext): void {
  const { db, clock } = context;
  const path = `${base}/:searchId`;
  app.patch(
    path,
    {
      config,
      schema: {
        operationId: "changeSavedSearch",
        tags,
        summary: "Changes a saved search: its owner, or of a shared one an admin of the organization",
        params: savedSearchParams,
        headers: ifMatch,
        body: savedSearchPatchSchema,
        response: { 200: savedSearchSchema },
      },
    },
    async (request, reply) => {
      const { user } = request.session;
      const id = request.params.searchId;
      const asked = { user, id, patch: request.body, ifMatch: request.headers["if-match"], now: clock.now() };
      await inTransaction(db, (trx) => changeSavedSearch(trx, scopeOf(request), asked), { repeatable: true });
      return await sendView(context, request, reply, id);
    },
  );
  app.delete(
    path,
    {
      config,
      schema: {
        operationId: "removeSavedSearch",
        tags,
        summary: "Removes a saved search, from every drawer too",
        params: savedSearchParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { user } = request.session;
      await inTransaction(db, (trx) => removeSavedSearch(trx, scopeOf(request), user, request.params.searchId));
      return reply.code(204).send(null);
    },
  );
}

function registerPins(app: App, { db }: AppContext): void {
  const path = `${base}/:searchId/pin`;
  app.post(
    path,
    {
      config: { ...config, problems: [422] },
      schema: {
        operationId: "pinSavedSearch",
        tags,
        summary: "Pins a saved search to the caller's own drawer",
        params: savedSearchParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await inTransaction(db, (trx) => pinSearch(trx, scopeOf(request), request.params.searchId), { repeatable: true });
      return reply.code(204).send(null);
    },
  );
  app.delete(
    path,
    {
      config,
      schema: {
        operationId: "unpinSavedSearch",
        tags,
        summary: "Takes a saved search out of the caller's own drawer",
        params: savedSearchParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await inTransaction(db, (trx) => unpinSearch(trx, scopeOf(request), request.params.searchId));
      return reply.code(204).send(null);
    },
  );
}

/** Searches that users keep, share within their organization and pin to their drawers. Source: U21 */
export function registerSavedSearchRoutes(app: App, context: AppContext): void {
  registerCollection(app, context);
  registerOne(app, context);
  registerPins(app, context);
}
