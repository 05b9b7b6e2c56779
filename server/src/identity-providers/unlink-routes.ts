import { z } from "zod";
import { sendUser } from "../accounts/manage-user.ts";
import { users } from "../accounts/user-entity.ts";
import type { AppContext } from "../app-context.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { unlinkUser } from "./unlink-user.ts";

/** Taking the link to a provider's subject from one account. Source: decision 0193. */
export function registerUnlinkRoutes(app: App, context: AppContext): void {
  app.post(
    "/users/:id/provider-link/removal",
    {
      config: { portal: "administerUsers", problems: [403, 404, 409] },
      schema: {
        operationId: "unlinkProvider",
        tags: ["users"],
        summary:
          "Takes the link to an identity provider's subject from a user, who is logged out, told, and linked anew at the next sign-in; a recent code of the caller is asked",
        params: z.object({ id: idSchema.meta({ description: "The user." }) }),
        response: { 200: users.schema },
      },
    },
    async (request, reply) => sendUser(reply, await unlinkUser(context, request, request.params.id)),
  );
}
