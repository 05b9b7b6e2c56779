import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { endedOwners } from "../organizations/sharing-rights.ts";
import { answerRows, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { nnisSharedTo, sharedNnis, shareNniSchema } from "./shared-nni-entity.ts";
import { endNniSharing, shareNni } from "./share-nni.ts";

const config = { organization: { control: "keepNnis" } } as const;

/** The NNIs of organizations above that an organization offers as its own (D-21). */
export function registerSharedNniRoutes(app: App, context: AppContext): void {
  const { pool, clock } = context;
  app.get(
    "/organizations/:id/sub-organization-nnis",
    {
      config,
      schema: {
        operationId: "listSubOrganizationNnis",
        tags: ["nnis"],
        summary: "The NNIs of organizations above that the organization offers as its own",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: sharedNnis.list },
      },
    },
    async ({ params: { id }, query, session }, reply) => {
      const scope = nnisSharedTo(id, await endedOwners(pool, session.user, id, "keepNnis"));
      return await answerRows(reply, { pool, entity: sharedNnis, query, scope });
    },
  );
  app.post(
    "/organizations/:id/sub-organization-nnis",
    {
      config,
      schema: {
        operationId: "shareNni",
        tags: ["nnis"],
        summary: "Shares an NNI of an organization above to this one, by those who keep it",
        params: organizationParams,
        body: shareNniSchema,
        response: { 201: sharedNnis.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId } = request.params;
      const { nniId } = request.body;
      const actor = { ...adminActorOf(request, clock), user: request.session.user };
      await shareNni(context, actor, { organizationId, nniId });
      const row = "s.organization_id = $1 AND s.nni_id = $3";
      const ended = await endedOwners(pool, actor.user, organizationId, "keepNnis");
      return await sendRow(reply.code(201), { pool, entity: sharedNnis }, row, [organizationId, ended, nniId]);
    },
  );
  app.delete(
    "/organizations/:id/sub-organization-nnis/:nniId",
    {
      config,
      schema: {
        operationId: "endNniSharing",
        tags: ["nnis"],
        summary: "No longer shares an NNI to this organization, by those who keep it",
        params: organizationParams.extend({ nniId: idSchema }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id: organizationId, nniId } = request.params;
      const actor = { ...adminActorOf(request, clock), user: request.session.user };
      await endNniSharing(context, actor, { organizationId, nniId });
      return reply.code(204).send(null);
    },
  );
}
