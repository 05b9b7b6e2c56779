import type { FastifyReply } from "fastify";
import type { Pool } from "pg";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerOnce, idempotencyHeader } from "../platform/http/idempotency.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { loadRow } from "../platform/entity/find-rows.ts";
import { answerRows, everyRow, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { createMassMail } from "./create-mass-mail.ts";
import { findRecipients } from "./find-recipients.ts";
import { massMailRecipients, massMails, recipientsOf, wholeMassMails } from "./mass-mail-entity.ts";
import {
  massMailParams,
  massMailSchema,
  newMassMailSchema,
  recipientCriteriaSchema,
  recipientPreviewSchema,
} from "./mass-mail-schema.ts";
import { retryMassMail } from "./retry-mass-mail.ts";
import { sendTestMail } from "./send-test-mail.ts";
import { stopMassMail } from "./stop-mass-mail.ts";

const config = { portal: "sendMassMails" } as const;
const tags = ["emails"];
const SAMPLE = 5;

const sendMassMail = (pool: Pool, reply: FastifyReply, id: string): Promise<FastifyReply> =>
  sendRow(reply, { pool, entity: wholeMassMails }, "m.id = $1", [id]);

function registerReading(app: App, { pool }: AppContext): void {
  app.get(
    "/emails",
    {
      config,
      schema: {
        operationId: "listMassMails",
        tags,
        summary: "Mass e-mails of the last year, the newest first, with how far each is",
        querystring: filterQuery,
        response: { 200: massMails.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: massMails, query, scope: everyRow }),
  );
  app.get(
    "/emails/:massMailId",
    {
      config,
      schema: {
        operationId: "getMassMail",
        tags,
        summary: "A mass e-mail with its text, whom it was for and how far it is",
        params: massMailParams,
        response: { 200: wholeMassMails.schema },
      },
    },
    async ({ params }, reply) => sendMassMail(pool, reply, params.massMailId),
  );
  app.get(
    "/emails/:massMailId/recipients",
    {
      config,
      schema: {
        operationId: "listMassMailRecipients",
        tags,
        summary: "Whom a mass e-mail goes to, and what became of each message",
        params: massMailParams,
        querystring: filterQuery,
        response: { 200: massMailRecipients.list },
      },
    },
    async ({ params, query }, reply) => {
      const { massMailId } = params;
      if ((await loadRow(pool, wholeMassMails, "m.id = $1", [massMailId])) === undefined)
        throw new Problem("NOT_FOUND");
      return await answerRows(reply, { pool, entity: massMailRecipients, query, scope: recipientsOf(massMailId) });
    },
  );
}

function registerCourse(app: App, { db, pool, clock }: AppContext): void {
  const courses = [
    ["stop", "stopMassMail", "Ends a mass e-mail half-way: whom it has not left for does not get it", stopMassMail],
    ["retry", "retryMassMail", "Tries the messages of a mass e-mail again that were given up", retryMassMail],
  ] as const;
  for (const [path, operationId, summary, change] of courses)
    app.post(
      `/emails/:massMailId/${path}`,
      {
        config,
        schema: { operationId, tags, summary, params: massMailParams, response: { 200: wholeMassMails.schema } },
      },
      async (request, reply) => {
        const { massMailId } = request.params;
        await inTransaction(db, (trx) => change(trx, adminActorOf(request, clock), massMailId));
        return await sendMassMail(pool, reply, massMailId);
      },
    );
}

/** Mass e-mails, the product admin's alone (D-24). */
export function registerMassMailRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  registerReading(app, context);
  registerCourse(app, context);
  app.post(
    "/emails",
    {
      config: { ...config, asksProof: true, problems: [409] },
      schema: {
        operationId: "createMassMail",
        tags,
        summary: "Sends a mass e-mail, a message of its own to each recipient",
        headers: idempotencyHeader,
        body: newMassMailSchema,
        response: { 201: wholeMassMails.schema },
      },
    },
    async (request, reply) => {
      const actor = adminActorOf(request, clock);
      const id = await answerOnce(db, request, (trx) => createMassMail(trx, actor, request.body));
      return await sendMassMail(pool, reply.code(201), id);
    },
  );
  app.post(
    "/emails/preview",
    {
      config,
      schema: {
        operationId: "previewRecipients",
        tags,
        summary: "How many would get a mass e-mail, and the first of them by name",
        body: recipientCriteriaSchema,
        response: { 200: recipientPreviewSchema },
      },
    },
    async ({ body }) => {
      const recipients = await findRecipients(db, body);
      return { recipients: recipients.length, sample: recipients.slice(0, SAMPLE).map(({ name }) => name) };
    },
  );
  app.post(
    "/emails/test",
    {
      config,
      schema: {
        operationId: "sendTestMail",
        tags,
        summary: "Sends the message to the caller alone, as a recipient would get it",
        body: massMailSchema,
        response: { 204: noContent },
      },
    },
    async ({ body, session }, reply) => {
      await sendTestMail(db, session.user.id, body);
      return reply.code(204).send(null);
    },
  );
}
