import type { PathRole } from "@runko/domain/organizations/roles";
import { searchLimits } from "@runko/domain/search/search-limits";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { numbersIn, searchedText, searchedWords, textWhere } from "../documents/text-where.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import { combineWhere, createScope, type Scope } from "../platform/filter/combine-where.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { ownSide, registers, registerScope, type RegisterRole } from "./connection-entity.ts";
import { connectionSumsSchema, sumConnections } from "./sum-connections.ts";

const base = "/organizations/:id/roles/:role/connections";
const registerQuery = filterQuery.extend({
  q: z.string().max(searchLimits.textLength).optional().meta({
    description: "Words of the order, as the search of documents finds them: ids, addresses, customer, product.",
  }),
});

function registerRole(role: PathRole): RegisterRole {
  if (role === "ERROR_HANDLER") throw new Problem("FORBIDDEN");
  return role;
}

type Asked = { params: { id: string; role: PathRole }; query: z.output<typeof registerQuery> };

/** The connections that the request asks for: the organization's own, in whose orders all of its words are found. */
async function readAsked({ pool }: AppContext, { params: { id, role: given }, query }: Asked) {
  const role = registerRole(given);
  const entity = registers[role];
  const filter = parseFilter(query, entity);
  refuseScopes(filter);
  const own = registerScope(id, role);
  const text = query.q?.trim() ?? "";
  const worded = textWhere(await searchedWords(pool, text), role);
  const found = combineWhere(own, {
    where: worded && { kind: "or", parts: [worded, ...numbersIn(text)] },
    entity: searchedText[role],
    wrap: (condition) => `c.id IN (SELECT t.document_id FROM document_texts t JOIN documents d ON d.id = t.document_id
      WHERE t.${ownSide(role)} = $1 AND t.document_type = 'Order' AND ${condition})`,
  });
  const scope: Scope = createScope(found.sql, found.values);
  return { role, entity, filter, scope };
}

/** What an organization has, or has delivered. Source: beyond F4 */
export function registerConnectionRoutes(app: App, context: AppContext): void {
  app.get(
    base,
    {
      config: { organization: "read", scope: "documents:read" },
      schema: {
        operationId: "listConnections",
        tags: ["connections"],
        summary: "The delivered connections of the organization, each as it stands with its changes, faults and end",
        params: organizationRoleParams,
        querystring: registerQuery,
        response: { 200: registers.SUBSCRIBER.list },
      },
    },
    async (request, reply) => {
      const { entity, filter, scope } = await readAsked(context, request);
      return answerList(reply, await findRows(context.pool, entity, { scope }, filter), filter);
    },
  );
  app.get(
    `${base}/sums`,
    {
      config: { organization: "read", load: "heavy", scope: "documents:read" },
      schema: {
        operationId: "sumConnections",
        tags: ["connections"],
        summary: "What the connections of a list amount to: how many, their monthly fees, and which end soon",
        params: organizationRoleParams,
        querystring: registerQuery,
        response: { 200: connectionSumsSchema },
      },
    },
    async (request, reply) => {
      const { role, entity, filter, scope } = await readAsked(context, request);
      const where = combineWhere(scope, { where: filter.where, entity });
      return sendJsonText(reply, await sumConnections(context.pool, role, where, context.clock.now()));
    },
  );
}
