import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { pruneComponents } from "./prune-components.ts";
import type { App } from "./typed-app.ts";

type Tag = { name: string; description: string };

/** The document at /api/openapi.json, and its readable form at /api/docs (D-33). Register before any route. */
export async function addOpenApi(app: App, version: string, tags: Tag[]): Promise<void> {
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
  app.get("/api/openapi.json", { schema: { hide: true }, config: { access: "public" } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  });
}
