import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import { answerList } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { roleGrantSchema, setRolesSchema } from "./control-schema.ts";
import { visibleOrganizations } from "./find-organizations.ts";
import { setOrganizationRoles } from "./set-organization-roles.ts";

const publishedRoles = publishEntity({
  name: "organizationRole",
  key: "key",
  defaultOrder: [{ field: "organizationId", direction: "ASC" }],
  fields: {
    key: { type: "text", column: "(g.organization_id || ' ' || g.role)", filterable: false },
    organizationId: { type: "uuid", column: "g.organization_id" },
    role: { type: "text", column: "g.role" },
  },
  relations: {},
});

const roleList = {
  entity: publishedRoles,
  from: "organization_role_grants g JOIN organizations o ON o.id = g.organization_id",
  json: "json_build_object('organizationId', g.organization_id, 'role', g.role)",
};
const rolesSchema = z.array(z.union([roleGrantSchema, roleGrantSchema.partial()]));

/** Which roles organizations have to give to their users. Source: specification §7. */
export function registerRoleRoutes(app: App, { db, pool, clock }: AppContext): void {
  app.get(
    "/organization-roles",
    {
      schema: {
        operationId: "listOrganizationRoles",
        tags: ["organizations"],
        summary: "The roles of every organization that the caller sees",
        querystring: filterQuery,
        response: { 200: rolesSchema },
      },
    },
    async ({ query, session }, reply) => {
      const filter = parseFilter(query, publishedRoles);
      const scope = visibleOrganizations(session.user);
      return answerList(reply, await findRows(pool, { ...roleList, scope }, filter), filter);
    },
  );
  const rolesOf = async (id: string, filter = parseFilter({}, publishedRoles)) =>
    await findRows(pool, { ...roleList, scope: createScope("o.id = $1", [id]) }, filter);
  app.get(
    "/organizations/:id/organization-roles",
    {
      config: { organization: "visible" },
      schema: {
        operationId: "listRolesOfOrganization",
        tags: ["organizations"],
        summary: "The roles of one organization",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: rolesSchema },
      },
    },
    async ({ params, query }, reply) => {
      const filter = parseFilter(query, publishedRoles);
      return answerList(reply, await rolesOf(params.id, filter), filter);
    },
  );
  app.post(
    "/organizations/:id/organization-roles",
    {
      config: { organization: { control: "organizationRoles" }, problems: [409] },
      schema: {
        operationId: "setOrganizationRoles",
        tags: ["organizations"],
        summary: "Gives the organization these roles and no other",
        params: organizationParams,
        body: setRolesSchema,
        response: { 200: rolesSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      const { organizationRoles } = request.body;
      await inTransaction(db, (trx) => setOrganizationRoles(trx, actor, id, organizationRoles), { repeatable: true });
      return sendJsonText(reply, (await rolesOf(id)).json);
    },
  );
}
