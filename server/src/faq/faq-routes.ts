import { faqFieldsSchema, faqOrderSchema } from "@runko/domain/faq/faq-schema";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { versioned } from "../platform/entity/versioned.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { Problem } from "../platform/http/problem.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import type { App } from "../platform/http/typed-app.ts";
import { loadQuestion, loadQuestions } from "./faq-store.ts";
import { changeQuestion, createQuestion, orderQuestions, removeQuestion } from "./keep-questions.ts";

const tags = ["faq"];
const params = z.object({ id: z.string().max(64).meta({ description: "Also the anchor on the page." }) });
const config = { portal: "keepFaq" } as const;
const listed = faqFieldsSchema.extend({
  id: z.string(),
  version: z.number().meta({ description: "Also the ETag; a change sends it back as If-Match." }),
});
const questionListSchema = z.array(listed.meta({ id: "ListedFaqQuestion" }));
const questionSchema = listed.meta({ id: "FaqQuestion" }).register(versioned, { located: false });

async function sendQuestion({ db }: AppContext, reply: FastifyReply, id: string): Promise<FastifyReply> {
  const found = await loadQuestion(db, id);
  if (!found) throw new Problem("NOT_FOUND");
  return withEtag(reply, found.version).send(found);
}

/** Frequently asked questions: read by whoever is logged in, kept by the product admin. Source: specification §2. */
export function registerFaqRoutes(app: App, context: AppContext): void {
  const { db, clock } = context;
  registerKeeping(app, context);
  app.get(
    "/faq",
    {
      schema: {
        operationId: "listFaqQuestions",
        tags,
        summary: "All frequently asked questions in their order",
        response: { 200: questionListSchema },
      },
    },
    async () => await loadQuestions(db),
  );
  app.post(
    "/faq/order",
    {
      config: { ...config, problems: [412] },
      schema: {
        operationId: "orderFaqQuestions",
        tags,
        summary: "Sets all questions in an order; refused when some were added or removed meanwhile",
        body: faqOrderSchema,
        response: { 200: questionListSchema },
      },
    },
    async (request) => {
      await orderQuestions(db, adminActorOf(request, clock), request.body.ids);
      return await loadQuestions(db);
    },
  );
}

function registerKeeping(app: App, context: AppContext): void {
  const { db, clock } = context;
  app.get(
    "/faq/:id",
    {
      schema: {
        operationId: "getFaqQuestion",
        tags,
        summary: "One frequently asked question",
        params,
        response: { 200: questionSchema },
      },
    },
    async (request, reply) => sendQuestion(context, reply, request.params.id),
  );
  app.post(
    "/faq",
    {
      config,
      schema: {
        operationId: "createFaqQuestion",
        tags,
        summary: "Adds a question as the last one",
        body: faqFieldsSchema,
        response: { 201: questionSchema },
      },
    },
    async (request, reply) => {
      const id = await createQuestion(db, adminActorOf(request, clock), request.body);
      return sendQuestion(context, reply.code(201), id);
    },
  );
  app.patch(
    "/faq/:id",
    {
      config: { ...config, problems: [412, 428] },
      schema: {
        operationId: "changeFaqQuestion",
        tags,
        summary: "Changes a question, only the fields that are given",
        params,
        headers: ifMatch,
        body: faqFieldsSchema.partial(),
        response: { 200: questionSchema },
      },
    },
    async (request, reply) => {
      const written = { changes: request.body, ifMatch: request.headers["if-match"] };
      await changeQuestion(db, adminActorOf(request, clock), request.params.id, written);
      return sendQuestion(context, reply, request.params.id);
    },
  );
  app.delete(
    "/faq/:id",
    {
      config,
      schema: {
        operationId: "removeFaqQuestion",
        tags,
        summary: "Removes a question",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await removeQuestion(db, adminActorOf(request, clock), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
