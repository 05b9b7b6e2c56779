import type { FastifyReply } from "fastify";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { loadVersion } from "../platform/database/version-sql.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeEscalationContacts, escalationContactsVersion, loadEscalationContacts } from "./escalation-contacts.ts";
import { escalationContactsPatchSchema, escalationContactsSchema } from "./escalation-contacts-schema.ts";

/** Whom subscribers reach at a supplier when a document is late (0145). */
export function registerEscalationContactsRoutes(app: App, { db, clock }: AppContext): void {
  const path = "/organizations/:id/escalation-contacts";
  const config = { organization: { control: "keepEscalation" } } as const;
  // The version first: a change meanwhile makes it old, never the contents older than it.
  const send = async (reply: FastifyReply, id: string): Promise<FastifyReply> => {
    const version = (await loadVersion(db, escalationContactsVersion(id))) ?? "";
    return withEtag(reply, version).send(await loadEscalationContacts(db, id));
  };
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "getEscalationContacts",
        tags: ["organizations"],
        summary: "Whom subscribers reach when the organization is late as a supplier",
        params: organizationParams,
        response: { 200: escalationContactsSchema },
      },
    },
    async ({ params }, reply) => send(reply, params.id),
  );
  app.patch(
    path,
    {
      config,
      schema: {
        operationId: "changeEscalationContacts",
        tags: ["organizations"],
        summary: "Changes the escalation contacts: the given list stands in the place of the one before",
        params: organizationParams,
        headers: ifMatch,
        body: escalationContactsPatchSchema,
        response: { 200: escalationContactsSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      const change = { actor, organizationId: id, patch: request.body, ifMatch: request.headers["if-match"] };
      await changeEscalationContacts(db, change);
      return send(reply, id);
    },
  );
}
