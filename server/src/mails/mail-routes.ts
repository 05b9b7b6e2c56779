import { countLimit } from "@runko/domain/values/list-limits";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { mails, mailsOrDead } from "./mail-entity.ts";
import { mailTextSchema } from "./mail-schema.ts";
import { resendMail } from "./resend-mail.ts";
import { showMail } from "./show-mail.ts";

const config = { portal: "readMails" } as const;
const tags = ["operations"];
const mailParams = z.object({ mailId: idSchema.meta({ description: "The mail." }) });

/** The outbox as the product admin reads it. */
export function registerMailRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  app.get(
    "/admin/mails",
    {
      config,
      schema: {
        operationId: "listMails",
        tags,
        summary: `Mails of the last 30 days, sent or not, the newest first; counted to ${countLimit}`,
        querystring: filterQuery,
        response: { 200: mails.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: mails, query, scope: mailsOrDead }),
  );
  app.get(
    "/admin/mails/:mailId",
    {
      config,
      schema: {
        operationId: "getMailText",
        tags,
        summary: "What a mail says",
        params: mailParams,
        response: { 200: mailTextSchema },
      },
    },
    async ({ params, session, ip: address, id: requestId }) =>
      await showMail(context, params.mailId, { userId: session.user.id, address, requestId }),
  );
  app.post(
    "/admin/mails/:mailId/resend",
    {
      config,
      schema: {
        operationId: "resendMail",
        tags,
        summary: "Lets a mail that was given up be tried again",
        params: mailParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await resendMail(db, adminActorOf(request, clock), request.params.mailId);
      return reply.code(204).send(null);
    },
  );
}
