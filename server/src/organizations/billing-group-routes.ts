import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { removalSchema } from "../platform/http/removal.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { billingGroupPatchSchema, newBillingGroupSchema } from "./billing-group-schema.ts";
import { billingGroupSchema, findBillingGroups } from "./find-billing-groups.ts";
import { addBillingGroup, changeBillingGroup, removeBillingGroup } from "./write-billing-group.ts";

const params = organizationParams.extend({ billingGroupId: idSchema });
const answer = z.array(billingGroupSchema);

/** The billing groups of an organization. Source: specification §7, D-24. */
export function registerBillingGroupRoutes(app: App, { db, pool, clock }: AppContext): void {
  const config = { organization: { control: "keepBilling" } } as const;
  app.post(
    "/organizations/:id/org-addresses",
    {
      config,
      schema: {
        operationId: "addBillingGroup",
        tags: ["organizations"],
        summary: "Adds a billing group, and answers all that the organization has",
        params: organizationParams,
        body: newBillingGroupSchema,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminActorOf(request, clock);
      await inTransaction(db, (trx) => addBillingGroup(trx, actor, id, request.body));
      return sendJsonText(reply.code(201), await findBillingGroups(pool, id));
    },
  );
  app.patch(
    "/organizations/:id/org-addresses/:billingGroupId",
    {
      config,
      schema: {
        operationId: "changeBillingGroup",
        tags: ["organizations"],
        summary: "Changes a billing group, only the fields that are given, and answers all that the organization has",
        params,
        headers: ifMatch,
        body: billingGroupPatchSchema,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { id: organizationId, billingGroupId: groupId } = request.params;
      const actor = adminActorOf(request, clock);
      const change = { patch: request.body, ifMatch: request.headers["if-match"] };
      await changeBillingGroup(db, actor, { organizationId, groupId }, change);
      return sendJsonText(reply, await findBillingGroups(pool, organizationId));
    },
  );
  app.delete(
    "/organizations/:id/org-addresses/:billingGroupId",
    {
      config,
      schema: {
        operationId: "removeBillingGroup",
        tags: ["organizations"],
        summary: "Removes a billing group; one that a document names stays for that document alone",
        params,
        response: { 200: removalSchema },
      },
    },
    async (request) => {
      const { id: organizationId, billingGroupId: groupId } = request.params;
      const actor = adminActorOf(request, clock);
      return await inTransaction(db, (trx) => removeBillingGroup(trx, actor, { organizationId, groupId }));
    },
  );
}
