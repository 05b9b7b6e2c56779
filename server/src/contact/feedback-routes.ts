import { feedbackCategories } from "@runko/domain/contact/feedback";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { noContent } from "../platform/http/no-content.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { receiveFeedback } from "./receive-feedback.ts";

const LONGEST_FEEDBACK = 64 * 1024;

/** Feedback and errors told by users. Source: specification §2. */
export function registerFeedbackRoutes(app: App, context: AppContext): void {
  app.post(
    "/organizations/:id/feedback",
    {
      bodyLimit: LONGEST_FEEDBACK,
      config: { organization: "member", problems: [429] },
      schema: {
        operationId: "sendFeedback",
        tags: ["contact"],
        summary: "Tells the product admins something, in the organization that the caller works for",
        params: organizationParams,
        body: z.strictObject({
          category: z.enum(feedbackCategories),
          message: z.string(),
          page: z.string().default("").meta({ description: "Where in the portal it came to mind." }),
          failedRequestId: z
            .string()
            .default("")
            .meta({ description: "The requestId of the problem that it is about." }),
        }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { session, ip: address, id: requestId } = request;
      const sender = { userId: session.user.id, organizationId: request.params.id, address, requestId };
      await receiveFeedback(context, request.body, sender);
      return reply.code(204).send(null);
    },
  );
}
