import { messageTypes } from "@runko/domain/enumerations/message-types";
import { missingOf, setupCodes } from "@runko/domain/organizations/missing";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { loadSetup } from "./load-setup.ts";

const stepSchema = z
  .strictObject({
    code: z.enum(setupCodes),
    done: z.boolean(),
    roles: z.array(z.enum(organizationRoles)).meta({ description: "Those that nobody holds, of users." }),
    messageTypes: z.array(z.enum(messageTypes)).meta({ description: "Those without recipients, of recipients." }),
  })
  .meta({ id: "SetupStep" });

/** What an organization lacks still, and by what it is made ready, for who administers it. Source: D-51, 0163. */
export function registerMissingRoutes(app: App, { db }: AppContext): void {
  app.get(
    "/organizations/:id/missing",
    {
      config: { organization: { control: "changeInfo" } },
      schema: {
        operationId: "listMissing",
        tags: ["organizations"],
        summary: "What the organization lacks to work in the portal; none when it is ready",
        params: organizationParams,
        querystring: z.strictObject({
          all: z.enum(["true"]).optional().meta({ description: "Also what is done, and what is advised only." }),
        }),
        response: { 200: z.array(stepSchema) },
      },
    },
    async ({ params, query }) => {
      const steps = await loadSetup(db, params.id);
      return query.all === "true" ? steps : missingOf(steps);
    },
  );
}
