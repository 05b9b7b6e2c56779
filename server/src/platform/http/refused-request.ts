import type { FastifyRequest } from "fastify";

const longestPath = 500;

/**
 * What was asked for, as a log may keep it: the path as it was asked without its query, in which secrets travel, and
 * without what stands for a token in it.
 */
export function refusedRequest(request: FastifyRequest): { method: string; path: string } {
  const route = request.routeOptions.url ?? "";
  const [asked = ""] = request.url.split("?");
  const path = /:token\b/i.test(route) ? route : asked;
  return { method: request.method, path: path.slice(0, longestPath) };
}
