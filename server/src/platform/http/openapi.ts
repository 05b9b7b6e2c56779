import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyReply, FastifyRequest } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import type { ApiDocument } from "./collection/api-document.ts";
import { collectionOf } from "./collection/collection-of.ts";
import { prepareAnswer, sendPrepared, type PreparedAnswer } from "./prepared-answer.ts";
import { gatherHeaders } from "./answer-headers.ts";
import { pruneComponents } from "./prune-components.ts";
import type { App } from "./typed-app.ts";

const aboutThisApi = `The API of a portal where telecom operators order network services from each other.

**Filters.** \`filter\` is a JSON object of the LoopBack 4 grammar: \`where\` (\`{"field": value}\`, or an operator of \`eq\`, \`neq\`, \`gt\`, \`gte\`, \`lt\`, \`lte\`, \`between\`, \`inq\`, \`nin\`, \`like\`, \`nlike\`, \`ilike\`, \`nilike\`; \`and\` and \`or\` take lists), \`fields\`, \`order\` (\`"name ASC"\`, or a list), \`limit\`, \`skip\` or \`offset\`, and \`include\` (relation names, or \`{"relation", "scope": {"fields"}}\`). In patterns \`%\` is any text, \`_\` one character, and a backslash takes the next one as it is. The same in brackets: \`filter[where][name]=x\`; empty brackets only as the last. What cannot be honoured is 400, an order that cannot be made over all rows 422.

**Values.** Instants are ISO 8601 with a zone, dates \`2026-03-05\`, money euros as text with two decimals (\`"120.50"\`). Texts are kept in NFC.

**Problems.** Errors are problem documents (RFC 9457) with a stable \`code\`. Codes and the values of enumerations can grow: take one that you do not know as a general one of its status.

**Requests.** Every answer has an \`X-Request-Id\`, the caller's own where that is 16 to 64 letters, digits, \`.\`, \`_\` or \`-\`. Unknown parameters and fields are 400.`;

type Tag = { name: string; description: string };
type Options = { version: string; tags: Tag[]; readable: boolean; publicUrl: string };

/** The document at /api/openapi.json, the same as a collection of calls at /api/postman.json, and where it may be `readable`, that at /api/docs (D-33). Register before any route. */
export async function addOpenApi(app: App, { version, tags, readable, publicUrl }: Options): Promise<void> {
  const headers = gatherHeaders();
  app.addHook("onRoute", headers.note);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Runko",
        version,
        description: aboutThisApi,
        contact: { name: "Runko", url: "https://runko.example" },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/api" }],
      tags,
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => headers.describe(pruneComponents(jsonSchemaTransformObject(document))),
  });
  const json = once(() => prepareAnswer("application/json; charset=utf-8", JSON.stringify(app.swagger())));
  const sendJson = async (request: FastifyRequest, reply: FastifyReply) => sendPrepared(request, reply, await json());
  app.get("/api/openapi.json", { schema: { hide: true }, config: { access: "public" } }, sendJson);
  const collection = once(() => {
    const calls = collectionOf(app.swagger() as ApiDocument, `${publicUrl}/api`);
    return prepareAnswer("application/json; charset=utf-8", JSON.stringify(calls));
  });
  app.get("/api/postman.json", { schema: { hide: true }, config: { access: "public" } }, async (request, reply) =>
    sendPrepared(request, reply, await collection()),
  );
  if (!readable) return;
  const yaml = once(() => prepareAnswer("application/yaml; charset=utf-8", app.swagger({ yaml: true })));
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP:
      "default-src 'self'; base-uri 'none'; object-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    uiHooks: {
      // The plugin would write the whole document anew for every caller.
      preHandler: async (request, reply) => {
        if (request.routeOptions.url === "/api/docs/json") return sendJson(request, reply);
        if (request.routeOptions.url === "/api/docs/yaml") return sendPrepared(request, reply, await yaml());
        return undefined;
      },
    },
  });
}

/** Makes the document at the first call, when every route is known, and never again. */
function once(make: () => Promise<PreparedAnswer>): () => Promise<PreparedAnswer> {
  let made: Promise<PreparedAnswer> | undefined;
  return () => (made ??= make());
}
