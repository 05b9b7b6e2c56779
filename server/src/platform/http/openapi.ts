import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyReply, FastifyRequest } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { prepareAnswer, sendPrepared, type PreparedAnswer } from "./prepared-answer.ts";
import { pruneComponents } from "./prune-components.ts";
import type { App } from "./typed-app.ts";

type Tag = { name: string; description: string };
type Options = { version: string; tags: Tag[]; readable: boolean };

/** The document at /api/openapi.json, and where it may be `readable`, that at /api/docs (D-33). Register before any route. */
export async function addOpenApi(app: App, { version, tags, readable }: Options): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Runko",
        version,
        description: "The API of a portal where telecom operators order network services from each other.",
        contact: { name: "Runko", url: "https://runko.example" },
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/api" }],
      tags,
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => pruneComponents(jsonSchemaTransformObject(document)),
  });
  const json = once(() => prepareAnswer("application/json; charset=utf-8", JSON.stringify(app.swagger())));
  const sendJson = async (request: FastifyRequest, reply: FastifyReply) => sendPrepared(request, reply, await json());
  app.get("/api/openapi.json", { schema: { hide: true }, config: { access: "public" } }, sendJson);
  if (!readable) return;
  const yaml = once(() => prepareAnswer("application/yaml; charset=utf-8", app.swagger({ yaml: true })));
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
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
