import type { RouteOptions } from "fastify";
import { z } from "zod";
import { demanded } from "./answer-headers.ts";
import { problemMediaType, problemSchema } from "./problem-schema.ts";

const descriptions: Record<number, string> = {
  400: "The request is malformed.",
  401: "There is no usable token.",
  403: "The caller may not do this here.",
  404: "There is no such thing, or the caller may not see it.",
  409: "The present state does not allow it.",
  410: "What is asked after is kept no longer.",
  412: "It has changed since it was read.",
  413: "The body is too large.",
  415: "The media type of the body is not supported.",
  422: "Fields break a rule.",
  423: "Someone else holds the edit lock.",
  428: "If-Match is missing.",
  429: "Too many at once, or too many attempts; Retry-After says when to try again.",
  500: "The server failed.",
  503: "The server cannot answer now; Retry-After says when to try again.",
};

/** Adds to a route's answers the problems that follow from its form and those that its config names (D-29). */
export function documentProblems(route: RouteOptions): void {
  const { schema, config } = route;
  if (!schema || schema.hide) return;
  const statuses = new Set([500, 503, ...(config?.problems ?? [])]);
  if (config?.access === undefined) for (const status of [401, 403, 429]) statuses.add(status);
  if (config?.organization) statuses.add(404);
  if (schema.params) statuses.add(404);
  if (schema.body || schema.querystring) statuses.add(400);
  if (schema.body) for (const status of [413, 415, 422]) statuses.add(status);
  if (schema.headers instanceof z.ZodType && demanded.has(schema.headers))
    for (const status of [412, 428]) statuses.add(status);
  const answers = schema.response as Record<number, unknown> | undefined;
  const problems = [...statuses].map((status) => {
    const own = answers?.[status];
    // What another standard says of a refusal stands beside what we say of one.
    const told = own instanceof z.ZodType ? { "application/json": { schema: own } } : {};
    const content = { ...told, [problemMediaType]: { schema: problemSchema } };
    return [status, { description: descriptions[status] ?? "", content }];
  });
  schema.response = { ...answers, ...Object.fromEntries(problems) };
}
