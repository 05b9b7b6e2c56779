import { searchLimits } from "@runko/domain/search/search-limits";
import { countLimit } from "@runko/domain/values/list-limits";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { partyRole } from "../documents/party-role.ts";
import { scopeOf } from "../documents/route-scope.ts";
import { filterLimits } from "../platform/filter/filter-limits.ts";
import { parsePage } from "../platform/filter/parse-page.ts";
import { idSchema, organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { findProject, findProjects } from "./find-projects.ts";
import { projectSchema, projectsSchema } from "./project-schema.ts";

const base = "/organizations/:id/roles/:role/projects";
const projectName = z.string().min(1).max(searchLimits.textLength);

/** What documents with one project id amount to together. Source: beyond F7.19 */
export function registerProjectRoutes(app: App, context: AppContext): void {
  app.get(
    base,
    {
      config: { organization: "read", load: "heavy" },
      schema: {
        operationId: "listProjects",
        tags: ["projects"],
        summary: `The projects of the organization's own documents in the role; X-Total-Count counts at most ${countLimit}`,
        params: organizationRoleParams,
        querystring: z.object({
          q: z.string().max(searchLimits.textLength).optional().meta({ description: "A part of the project id." }),
          limit: z.string().optional(),
          skip: z.string().optional(),
          offset: z.string().optional(),
        }),
        response: { 200: projectsSchema },
      },
    },
    async ({ params: { id, role }, query }, reply) => {
      const { limit = filterLimits.defaultLimit, skip = 0 } = parsePage(query, "");
      const page = { text: query.q?.trim() ?? "", limit: Math.min(limit, 100), skip };
      const found = await findProjects(context.reader, id, partyRole(role), page);
      return sendJsonText(reply.header("x-total-count", found.total), found.json);
    },
  );
  app.get(
    `${base}/one`,
    {
      config: { organization: "read", problems: [404], load: "heavy" },
      schema: {
        operationId: "getProject",
        tags: ["projects"],
        summary: "A project of a subscriber, as far as its documents are seen in the role",
        params: organizationRoleParams,
        querystring: z.object({ subscriberId: idSchema, projectId: projectName }),
        response: { 200: projectSchema },
      },
    },
    async (request, reply) => {
      partyRole(request.params.role);
      const found = await findProject(context.reader, await scopeOf(context, request), request.query);
      if (found === undefined) throw new Problem("NOT_FOUND");
      return sendJsonText(reply, found);
    },
  );
}
