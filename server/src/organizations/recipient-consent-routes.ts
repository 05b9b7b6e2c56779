import { messageTypes } from "@runko/domain/enumerations/message-types";
import { normalizeEmail } from "@runko/domain/values/email";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { askAgain } from "../consents/ask-again.ts";
import { askConsentBody, consentJson, consentSchema } from "../consents/consent-schema.ts";
import { loadConsents, type ShownConsent } from "../consents/mail-consents.ts";
import { noContent } from "../platform/http/no-content.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { loadEventMessages } from "./event-message-store.ts";
import { loadOrganizationName } from "./load-organization-name.ts";

async function loadRecipientConsents({ db, clock }: AppContext, organizationId: string): Promise<ShownConsent[]> {
  const messages = await loadEventMessages(db, organizationId);
  const all = messageTypes.flatMap((type) => messages[type].emailAddresses);
  const emails = [...new Map(all.map((email) => [normalizeEmail(email), email])).values()];
  return await loadConsents(db, organizationId, { emails, now: clock.now() });
}

/** What the recipients of event messages say to their mails. Source: security F5. */
export function registerRecipientConsentRoutes(app: App, context: AppContext): void {
  const path = "/organizations/:id/event-messages/consents";
  const tags = ["organizations"];
  app.get(
    path,
    {
      config: { organization: { control: "keepRecipients" } },
      schema: {
        operationId: "listRecipientConsents",
        tags,
        summary: "What each e-mail address among the recipients of event messages says to its mails",
        params: organizationParams,
        response: { 200: z.array(consentSchema) },
      },
    },
    async ({ params }) => (await loadRecipientConsents(context, params.id)).map(consentJson),
  );
  app.post(
    `${path}/ask`,
    {
      config: { organization: { control: "keepRecipients" }, problems: [409] },
      schema: {
        operationId: "askRecipient",
        tags,
        summary: "Asks a recipient once more to confirm its mails: three times in all, a day apart",
        params: organizationParams,
        body: askConsentBody,
        response: { 204: noContent },
      },
    },
    async ({ params: { id: organizationId }, body: { emailAddress }, session }, reply) => {
      const among = await loadRecipientConsents(context, organizationId);
      const organizationName = await loadOrganizationName(context.db, organizationId);
      const asking = { organizationId, organizationName, askedById: session.user.id };
      await askAgain(context, asking, { emailAddress, among });
      return reply.code(204).send(null);
    },
  );
}
