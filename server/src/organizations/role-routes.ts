import { organizationRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { text, unfiltered, uuid } from "../platform/entity/fields.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { setRolesSchema } from "./control-schema.ts";
import { organizationsOf } from "./organization-entity.ts";
import { setOrganizationRoles } from "./set-organization-roles.ts";

const roles = defineEntity({
  name: "organizationRole",
  schema: "OrganizationRoleGrant",
  table: "organization_role_grants",
  as: "g",
  joins: { o: "JOIN organizations o ON o.id = g.organization_id" },
  key: "key",
  order: [["organizationId", "ASC"]],
  fields: { organizationId: uuid("g.organization_id"), role: text("g.role", z.enum(organizationRoles)) },
  filters: { key: unfiltered(text("(g.organization_id || ' ' || g.role)")) },
});

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
        response: { 200: roles.list },
      },
    },
    async ({ query, session }, reply) =>
      answerRows(reply, { pool, entity: roles, query, ...organizationsOf(session.user) }),
  );
  const rolesOf = (id: string) => createScope("g.organization_id = $1", [id]);
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
        response: { 200: roles.list },
      },
    },
    async ({ params, query }, reply) => answerRows(reply, { pool, entity: roles, query, scope: rolesOf(params.id) }),
  );
  app.post(
    "/organizations/:id/organization-roles",
    {
      config: { organization: { control: "changeRoles" }, problems: [409] },
      schema: {
        operationId: "setOrganizationRoles",
        tags: ["organizations"],
        summary: "Gives the organization these roles and no other",
        params: organizationParams,
        body: setRolesSchema,
        response: { 200: roles.list },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      const { organizationRoles: given } = request.body;
      await inTransaction(db, (trx) => setOrganizationRoles(trx, actor, id, given), { repeatable: true });
      const found = await findRows(pool, roles, { scope: rolesOf(id) }, parseFilter({}, roles));
      return sendJsonText(reply, found.json);
    },
  );
}
