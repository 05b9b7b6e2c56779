import type { FastifyRequest } from "fastify";

/** Pages of the web application, and what is nowhere. */
const NO_ROUTE = "none";

/** The pattern of the route that a request met, never its path: that has ids in it. */
export const routePattern = (request: FastifyRequest): string =>
  request.is404 ? NO_ROUTE : (request.routeOptions.url ?? NO_ROUTE);
