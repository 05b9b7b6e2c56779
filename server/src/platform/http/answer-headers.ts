import { countLimit } from "@runko/domain/values/list-limits";
import type { RouteOptions } from "fastify";
import { z } from "zod";
import { versioned } from "../entity/versioned.ts";

/** Schemas of headers without which a call is 428: they are optional to zod, so that the caller is judged first. */
export const demanded = z.registry<{ status: 428 }>();

type Node = Record<string, unknown>;
type Operation = { parameters?: Node[]; responses: Record<string, Node> };

const headerComponents = {
  TotalCount: {
    description: `How many rows there are in all. In searches, lists of documents filtered by more than their state and long registers ${countLimit} stands for as many or more (D-27).`,
    schema: { type: "integer" },
  },
  ETag: { description: "The version, for If-Match.", schema: { type: "string", examples: ['"3"'] } },
  Location: { description: "Where the new thing is.", schema: { type: "string" } },
  RetryAfter: { description: "Seconds after which to try again.", schema: { type: "integer" } },
};

const ref = (name: keyof typeof headerComponents) => ({ $ref: `#/components/headers/${name}` });

type Facts = { isList: boolean; versioned: string[]; located: boolean; demandsVersion: boolean };

/** What a route's own schemas say of the headers of its answers. */
function factsOf({ method, schema }: RouteOptions): Facts {
  const responses = Object.entries((schema?.response ?? {}) as Record<string, unknown>);
  const query = schema?.querystring instanceof z.ZodObject ? schema.querystring.shape : {};
  const page = ["limit", "skip", "page"].some((name) => name in query);
  const rows = responses.some(([status, answer]) => {
    const inJson = (answer as { content?: Record<string, { schema: unknown }> }).content?.["application/json"]?.schema;
    return status === "200" && (answer instanceof z.ZodArray || inJson instanceof z.ZodArray);
  });
  const tagged = responses.flatMap(([status, answer]) => {
    const [json] = Object.values((answer as { content?: Record<string, { schema: unknown }> }).content ?? {});
    const answered = json?.schema ?? answer;
    const known = answered instanceof z.ZodType ? versioned.get(answered) : undefined;
    return known ? [{ status, located: known.located && status === "201" }] : [];
  });
  return {
    isList: method === "GET" && page && rows,
    versioned: tagged.map(({ status }) => status),
    demandsVersion: schema?.headers instanceof z.ZodType && demanded.has(schema.headers),
    located: tagged.some(({ located }) => located),
  };
}

function addHeaders(
  { parameters, responses }: Operation,
  { isList, versioned: tagged, located, demandsVersion }: Facts,
): void {
  const add = (status: string, name: string, header: keyof typeof headerComponents) => {
    const answer = responses[status];
    if (answer) answer["headers"] = { ...(answer["headers"] as Node | undefined), [name]: ref(header) };
  };
  if (isList) add("200", "X-Total-Count", "TotalCount");
  for (const status of tagged) add(status, "ETag", "ETag");
  if (located) add("201", "Location", "Location");
  add("302", "Location", "Location");
  for (const status of ["429", "503"]) add(status, "Retry-After", "RetryAfter");
  for (const parameter of parameters ?? [])
    if (parameter["name"] === "if-match" && demandsVersion) parameter["required"] = true;
}

/** Gathers the routes, and describes in the OpenAPI document the headers of their answers. */
export function gatherHeaders(): {
  note: (route: RouteOptions) => void;
  describe: <T extends object>(document: T) => T;
} {
  const known = new Map<string, Facts>();
  return {
    note: (route) => {
      const path = route.url.replace(/^\/api(?=\/)/, "").replaceAll(/:(\w+)/g, "{$1}");
      for (const method of [route.method].flat()) known.set(`${method.toLowerCase()} ${path}`, factsOf(route));
    },
    describe: (document) => {
      const { paths, components } = document as { paths: Record<string, Record<string, Operation>>; components: Node };
      for (const [path, methods] of Object.entries(paths))
        for (const [method, operation] of Object.entries(methods)) {
          const facts = known.get(`${method} ${path}`);
          if (facts) addHeaders(operation, facts);
        }
      components["headers"] = headerComponents;
      return document;
    },
  };
}
