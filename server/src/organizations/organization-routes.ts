import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { refuseScopes } from "../platform/http/answer-list.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { answerPage, pageQuery } from "../platform/http/answer-page.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerOrganization } from "./answer-organization.ts";
import { billingGroupSchema, findBillingGroups } from "./find-billing-groups.ts";
import { findDescendantIds } from "./find-descendant-ids.ts";
import { findAddresses } from "./find-addresses.ts";
import { addressSchema } from "./address-fields.ts";
import { organizations, organizationsOf } from "./organization-entity.ts";
import { registerSettingBounds } from "./setting-bounds-route.ts";

function registerOrganizations(app: App, { pool }: AppContext): void {
  app.get(
    "/organizations",
    {
      schema: {
        operationId: "listOrganizations",
        tags: ["organizations"],
        summary: "The caller's organizations and those below them; every one for the product admin",
        querystring: filterQuery,
        response: { 200: organizations.list },
      },
    },
    async ({ query, session: { user } }, reply) =>
      answerRows(reply, { pool, entity: organizations, query, ...organizationsOf(user) }),
  );
  app.get(
    "/organizations/:id",
    {
      config: { organization: "visible", scope: "documents:read" },
      schema: {
        operationId: "getOrganization",
        tags: ["organizations"],
        summary: "One organization with its roles, parent, children and addresses, whatever the filter includes",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: organizations.schema },
      },
    },
    async (request, reply) => {
      refuseScopes(parseFilter(request.query, organizations));
      return answerOrganization(reply, pool, request.session.user, request.params.id);
    },
  );
  app.get(
    "/organizations/:id/descendantids",
    {
      config: { organization: "visible" },
      schema: {
        operationId: "listDescendantIds",
        tags: ["organizations"],
        summary: "Ids of all organizations below this one",
        params: organizationParams,
        querystring: pageQuery,
        response: { 200: z.array(z.string()) },
      },
    },
    async ({ params, query }, reply) => answerPage(reply, query, await findDescendantIds(pool, params.id)),
  );
}

/** Organizations as those see them who work in them. Source: specification §7. */
export function registerOrganizationRoutes(app: App, context: AppContext): void {
  registerOrganizations(app, context);
  registerSettingBounds(app, context);
  app.get(
    "/organizations/:id/addresses",
    {
      config: { organization: "member", scope: "catalogue:read" },
      schema: {
        operationId: "listAddresses",
        tags: ["organizations"],
        summary: "The organization's postal addresses of the four kinds",
        params: organizationParams,
        querystring: pageQuery,
        response: { 200: z.array(addressSchema) },
      },
    },
    async ({ params, query }, reply) =>
      answerPage(reply, query, JSON.parse(await findAddresses(context.pool, params.id))),
  );
  app.get(
    "/organizations/:id/org-addresses",
    {
      config: { organization: "member", scope: "catalogue:read" },
      schema: {
        operationId: "listBillingGroups",
        tags: ["organizations"],
        summary: "The organization's billing groups, the default one first",
        params: organizationParams,
        querystring: pageQuery,
        response: { 200: z.array(billingGroupSchema) },
      },
    },
    async ({ params, query }, reply) =>
      answerPage(reply, query, JSON.parse(await findBillingGroups(context.pool, params.id))),
  );
}
