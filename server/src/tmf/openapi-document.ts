import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import { cancelPath } from "./cancel-tasks.ts";
import { orderSchemas, refTo } from "./order-schemas.ts";
import { productOrder } from "./product-order.ts";
import { tmfBase } from "./tmf-paths.ts";

type Json = Record<string, unknown>;

const about = `TM Forum's Open APIs, version 4, over the documents of the portal. For API clients of organizations, by their tokens; each acts for its one organization, on whichever side of a document that stands.

**Lists** are arrays. \`offset\`, \`limit\` (25, at most 1000), \`sort\` (\`-orderDate\`), \`fields\` (exactly these, dotted names reach inside). \`X-Total-Count\` counts at most 10,000, \`X-Result-Count\` the page, \`Link\` names the others. An attribute is a filter: commas and repeats are alternatives, different attributes hold together, \`.gt\`, \`.gte\`, \`.lt\`, \`.lte\` compare. An unknown attribute is 400, unless the client has sent it itself.

**Errors** are \`Error\` as application/json.

**What was sent** and is not the portal's to tell is kept and told again.

**Days** of the portal are midnights of UTC; an instant with another time is read as its day in Helsinki.`;

const json = (schema: Json) => ({ "application/json": { schema } });
const problems = { default: { description: "What was refused, and why.", content: json(refTo("Error")) } };
const header = (description: string) => ({ description, schema: { type: "string" } });
const listHeaders = {
  "X-Total-Count": header("All of the list, counted up to 10,000."),
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

const list = (schema: string, filters: readonly string[]) => ({
  operationId: `list${schema}`,
  summary: `Lists ${schema}`,
  ...scoped("documents:read"),
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

const get = (schema: string) => ({
  operationId: `retrieve${schema}`,
  summary: `One ${schema}`,
  ...scoped("documents:read"),
  parameters: [...byId, query("fields", text)],
  responses: { 200: { description: "It.", content: json(refTo(schema)) }, ...problems },
});

const body = (schema: string) => ({
  required: true,
  content: json(refTo(schema)),
});

const create = (schema: string, scope: ApiScope) => ({
  operationId: `create${schema}`,
  summary: `Makes a ${schema}`,
  ...scoped(scope),
  parameters: idempotent,
  requestBody: body(schema),
  responses: { 201: { description: "It was made.", content: json(refTo(schema)) }, ...problems },
});

const patch = (schema: string, ...scopes: readonly ApiScope[]) => ({
  operationId: `patch${schema}`,
  summary: `Changes a ${schema} by a merge patch`,
  ...scoped(...scopes),
  parameters: [...byId, { name: "If-Match", in: "header", schema: text }],
  // Of a merge patch no attribute is demanded.
  requestBody: { required: true, content: { "application/merge-patch+json": { schema: { type: "object" } } } },
  responses: { 200: { description: "It, as it then stands.", content: json(refTo(schema)) }, ...problems },
});

/** The façade's own OpenAPI document. */
export const tmfDocument = (portal: string, version: string): Json => ({
  openapi: "3.1.0",
  info: { title: "Runko: TM Forum v4", version, description: about },
  servers: [{ url: `${portal}${tmfBase}` }],
  components: {
    schemas: orderSchemas,
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
  paths: {
    [productOrder.path]: {
      get: list("ProductOrder", Object.keys(productOrder.attributes("SUBSCRIBER"))),
      post: create("ProductOrder", "orders:write"),
    },
    [`${productOrder.path}/{id}`]: {
      get: get("ProductOrder"),
      patch: patch("ProductOrder", "orders:write", "answers:write"),
    },
    [cancelPath]: { get: list("CancelProductOrder", []), post: create("CancelProductOrder", "orders:write") },
    [`${cancelPath}/{id}`]: { get: get("CancelProductOrder") },
  },
});
