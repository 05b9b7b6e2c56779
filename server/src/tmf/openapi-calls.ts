import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import { countLimit } from "@runko/domain/values/list-limits";
import { refTo } from "./schema-parts.ts";

type Json = Record<string, unknown>;

const json = (schema: Json) => ({ "application/json": { schema } });
const problems = { default: { description: "What was refused, and why.", content: json(refTo("Error")) } };
const header = (description: string) => ({ description, schema: { type: "string" } });
const listHeaders = {
  "X-Total-Count": header(`All of the list; of documents and connections counted to ${countLimit} of each side.`),
  "X-Result-Count": header("Those of this page."),
  Link: header("first, prev, next and last."),
};
const query = (name: string, schema: Json) => ({ name, in: "query", schema });
const text = { type: "string" };
const paging = [
  query("fields", text),
  query("offset", { type: "integer" }),
  query("limit", { type: "integer" }),
  query("sort", text),
];
const byId = [{ name: "id", in: "path", required: true, schema: text }];
const idempotent = [{ name: "Idempotency-Key", in: "header", schema: text }];

const scoped = (...scopes: readonly ApiScope[]) => ({
  security: [{ token: [] }],
  "x-scopes": scopes,
  description: `Scope: ${scopes.join(" or ")}.`,
});

/** A list of a resource, and by which attributes it is found. */
export const list = (schema: string, filters: readonly string[], scope: ApiScope = "documents:read") => ({
  operationId: `list${schema}`,
  summary: `Lists ${schema}`,
  ...scoped(scope),
  parameters: [...paging, ...filters.map((name) => query(name, text))],
  responses: {
    200: {
      description: "A page.",
      headers: listHeaders,
      content: json({
        type: "array",
        items: { oneOf: [refTo(schema), { type: "object", description: "As `fields` chose." }] },
      }),
    },
    ...problems,
  },
});

export const get = (schema: string, scope: ApiScope = "documents:read") => ({
  operationId: `retrieve${schema}`,
  summary: `One ${schema}`,
  ...scoped(scope),
  parameters: [...byId, query("fields", text)],
  responses: { 200: { description: "It.", content: json(refTo(schema)) }, ...problems },
});

const body = (schema: string) => ({
  required: true,
  content: json(refTo(schema)),
});

export const create = (schema: string, scope: ApiScope) => ({
  operationId: `create${schema}`,
  summary: `Makes a ${schema}`,
  ...scoped(scope),
  parameters: idempotent,
  requestBody: body(schema),
  responses: { 201: { description: "It was made.", content: json(refTo(schema)) }, ...problems },
});

export const patch = (schema: string, ...scopes: readonly ApiScope[]) => ({
  operationId: `patch${schema}`,
  summary: `Changes a ${schema} by a merge patch`,
  ...scoped(...scopes),
  parameters: [...byId, { name: "If-Match", in: "header", schema: text }],
  // Of a merge patch no attribute is demanded.
  requestBody: { required: true, content: { "application/merge-patch+json": { schema: { type: "object" } } } },
  responses: { 200: { description: "It, as it then stands.", content: json(refTo(schema)) }, ...problems },
});

/** The content of something, of whatever media type. */
export const getContent = (name: string, scope: ApiScope) => ({
  operationId: `retrieve${name}`,
  summary: `The content of one ${name}`,
  ...scoped(scope),
  parameters: byId,
  responses: {
    200: { description: "It.", content: { "*/*": { schema: { type: "string", format: "binary" } } } },
    ...problems,
  },
});

export const remove = (schema: string, ...scopes: readonly ApiScope[]) => ({
  operationId: `delete${schema}`,
  summary: `Deletes a ${schema}`,
  ...scoped(...scopes),
  parameters: byId,
  responses: { 204: { description: "It is no more." }, ...problems },
});
