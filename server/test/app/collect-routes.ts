import type { FastifyContextConfig } from "fastify";
import type { App } from "../../src/platform/http/typed-app.ts";

export type Route = { method: string; path: string; operationId: string | undefined; config: FastifyContextConfig };

/** The path of a route in the OpenAPI document. */
export function pathInDocument(url: string): string {
  return url.replace(/^\/api(?=\/)/, "").replaceAll(/:(\w+)/g, "{$1}");
}

export function collectRoutes(): { watch: (app: App) => void; found: Route[] } {
  const found: Route[] = [];
  const watch = (app: App) => {
    app.addHook("onRoute", ({ method, url, schema, config = {} }) => {
      if (/^\/(tmf-api\/|api\/(docs|openapi\.json|postman\.json)|\.well-known\/)/.test(url)) return;
      for (const each of [method].flat())
        if (each !== "HEAD")
          found.push({
            method: each.toLowerCase(),
            path: pathInDocument(url),
            operationId: schema?.operationId,
            config,
          });
    });
  };
  return { watch, found };
}
