import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { answerPage, pageQuery } from "../platform/http/answer-page.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import type { ActionInput } from "./action-request.ts";
import { documentLimits } from "./document-limits.ts";
import { documentSchema, eventProductBodySchema } from "./document-schema.ts";
import { eventProductSchema } from "./event-product-fields.ts";
import { getDocument } from "./get-document.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { performRequest, type PerformedRequest as Request } from "./perform-request.ts";
import type { ProductStep } from "./product-step.ts";
import { eventParams, scopeOf } from "./route-scope.ts";

const path = "/organizations/:id/roles/:role/events/:eventId/event-products";
const changing = {
  attachValidation: true,
  config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", problems: [409, 422, 423] },
} as const;
const answers = { params: eventParams, headers: ifMatch, response: { 200: documentSchema } } as const;

/** Which products there are is the subscriber's choice; PATCH is anyone's who may edit the form or the answer. */
const choosing: ActionInput = { action: "edit" };

/** The products of one document, each call one edit that keeps the edit lock (D-10: they raise the version). */
export function registerEventProductRoutes(app: App, context: AppContext): void {
  const change = (
    request: Request & { params: { eventId: number } },
    reply: FastifyReply,
    productStep: ProductStep,
    input: ActionInput = {},
  ) => performRequest(context, request, reply, { eventId: request.params.eventId, input, productStep });

  app.get(
    path,
    {
      config: { organization: "read", notFound: "DOCUMENT_NOT_FOUND", scope: "documents:read" },
      schema: {
        operationId: "listEventProducts",
        tags: ["events"],
        summary: "The products of a document",
        params: eventParams,
        querystring: pageQuery,
        response: { 200: z.array(eventProductSchema) },
      },
    },
    async (request, reply) => {
      const scope = await scopeOf(context, request);
      const options = { now: context.clock.now(), limits: documentLimits(context.config), texts: request.texts };
      const { json } = await getDocument(context.db, scope, request.params.eventId, options);
      return answerPage(reply, request.query, (JSON.parse(json) as z.output<typeof documentSchema>).eventProducts);
    },
  );
  app.post(
    path,
    {
      ...changing,
      schema: {
        operationId: "addEventProduct",
        tags: ["events"],
        summary: "Adds a product to an open document; answers the document",
        body: eventProductBodySchema,
        ...answers,
      },
    },
    async (request, reply) => change(request, reply, { step: "add", product: request.body }, choosing),
  );
  app.patch(
    path,
    {
      ...changing,
      schema: {
        operationId: "changeEventProduct",
        tags: ["events"],
        summary: "Changes a product of a document: its own fields by the subscriber, its prices by the supplier",
        body: eventProductBodySchema,
        ...answers,
      },
    },
    async (request, reply) => change(request, reply, { step: "change", product: request.body }),
  );
  app.delete(
    path,
    {
      ...changing,
      schema: {
        operationId: "removeEventProduct",
        tags: ["events"],
        summary: "Removes a product from an open document; answers the document",
        querystring: z.object({ productId: idSchema }),
        ...answers,
      },
    },
    async (request, reply) =>
      change(request, reply, { step: "remove", product: { productId: request.query.productId } }, choosing),
  );
}
