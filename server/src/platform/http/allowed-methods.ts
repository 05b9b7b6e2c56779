import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { Problem } from "./problem.ts";
import type { App } from "./typed-app.ts";

type Known = { pattern: RegExp; names: number; params: z.ZodType | undefined; methods: Set<string> };

const patternOf = (url: string) =>
  new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`);

/** The most specific of the paths that this one is; under an id that can be none is nothing (D-5). */
function findPath(paths: Iterable<Known>, path: string): Known | undefined {
  const matching = [...paths].filter(({ pattern, params }) => {
    const match = pattern.exec(path);
    return match && (!match.groups || !params || params.safeParse({ ...match.groups }).success);
  });
  return matching.toSorted((a, b) => a.names - b.names)[0];
}

/**
 * Gathers which methods each path has. Register before any route. The answer, for a path without the method asked for,
 * tells those that it has: it throws, or is true for an OPTIONS, which asks for nothing else.
 */
export function gatherMethods(app: App): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const paths = new Map<string, Known>();
  app.addHook("onRoute", ({ url, method, schema }) => {
    if (url.includes("*")) return;
    const params = schema?.params as z.ZodType | undefined;
    const names = url.split(":").length;
    const known = paths.get(url) ?? { pattern: patternOf(url), names, params, methods: new Set(["OPTIONS"]) };
    for (const each of [method].flat()) known.methods.add(each);
    paths.set(url, known);
  });
  return (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const methods = findPath(paths.values(), path)?.methods;
    if (!methods || (methods.has(request.method) && request.method !== "OPTIONS")) return false;
    reply.header("allow", [...methods].toSorted().join(", "));
    if (request.method !== "OPTIONS") throw new Problem("METHOD_NOT_ALLOWED");
    return true;
  };
}
