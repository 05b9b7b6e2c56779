import { checkAskedAddress } from "@runko/domain/availability/availability";
import { mayControl } from "@runko/domain/organizations/control-rights";
import type { AppContext } from "../app-context.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { App } from "../platform/http/typed-app.ts";
import { availabilityQuestionSchema, availabilitySchema } from "./availability-schema.ts";
import { findAvailability } from "./find-availability.ts";

/** What can be had at an address, without asking anybody. Source: beyond D4 */
export function registerAvailabilityRoutes(app: App, { db, clock }: AppContext): void {
  app.post(
    "/organizations/:id/roles/:role/availability",
    {
      config: { organization: "read", scope: "catalogue:read" },
      schema: {
        operationId: "findAvailability",
        tags: ["connections"],
        summary:
          "What the organization can have at an address of its suppliers, as far as it is known, and what it has there",
        params: organizationRoleParams,
        body: availabilityQuestionSchema,
        response: { 200: availabilitySchema },
      },
    },
    async ({ params: { id, role }, body, session, texts }) => {
      if (role !== "SUBSCRIBER") throw new Problem("FORBIDDEN");
      const { address, ...products } = body;
      refuseIssues(checkAskedAddress(address));
      const mayAct = mayControl(session.user, [id], "workAsSubscriber");
      return await findAvailability(db, { subscriberId: id, address, products, mayAct, now: clock.now(), texts });
    },
  );
}
