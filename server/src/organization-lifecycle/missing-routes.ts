import { messageTypes } from "@runko/domain/enumerations/message-types";
import { missingCodes } from "@runko/domain/organizations/missing";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { loadMissing } from "./load-missing.ts";

const missingSchema = z
  .strictObject({
    code: z.enum(missingCodes),
    roles: z.array(z.enum(organizationRoles)).meta({ description: "Those that nobody holds, of users." }),
    messageTypes: z.array(z.enum(messageTypes)).meta({ description: "Those without recipients, of recipients." }),
  })
  .meta({ id: "MissingPart" });

/** What an organization lacks still, for who administers it. Source: D-51. */
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
        response: { 200: z.array(missingSchema) },
      },
    },
    async ({ params }) => await loadMissing(db, params.id),
  );
}
