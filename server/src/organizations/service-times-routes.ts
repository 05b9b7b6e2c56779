import type { FastifyReply } from "fastify";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { loadVersion } from "../platform/database/version-sql.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeServiceTimes, serviceTimesVersion } from "./change-service-times.ts";
import { serviceTimesPatchSchema, serviceTimesSchema } from "./service-times-schema.ts";
import { loadServiceTimes } from "./service-times.ts";

/** When a supplier serves, and within what time. */
export function registerServiceTimesRoutes(app: App, { db, clock }: AppContext): void {
  const path = "/organizations/:id/service-times";
  const config = { organization: { control: "keepServiceTimes" } } as const;
  // The version first: a change meanwhile makes it old, never the contents older than it.
  const send = async (reply: FastifyReply, id: string): Promise<FastifyReply> => {
    const version = (await loadVersion(db, serviceTimesVersion(id))) ?? "";
    return withEtag(reply, version).send(await loadServiceTimes(db, id));
  };
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "getServiceTimes",
        tags: ["organizations"],
        summary: "When the organization serves as a supplier, and within what time",
        params: organizationParams,
        response: { 200: serviceTimesSchema },
      },
    },
    async ({ params }, reply) => send(reply, params.id),
  );
  app.patch(
    path,
    {
      config,
      schema: {
        operationId: "changeServiceTimes",
        tags: ["organizations"],
        summary: "Changes service times; a list that is given stands in the place of the one before",
        params: organizationParams,
        headers: ifMatch,
        body: serviceTimesPatchSchema,
        response: { 200: serviceTimesSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      const change = { actor, organizationId: id, patch: request.body, ifMatch: request.headers["if-match"] };
      await changeServiceTimes(db, change);
      return send(reply, id);
    },
  );
}
