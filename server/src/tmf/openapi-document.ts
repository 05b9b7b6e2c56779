import { countLimit } from "@runko/domain/values/list-limits";
import { cancelPath } from "./cancel-tasks.ts";
import { commonSchemas, type Schemas } from "./common-schemas.ts";
import { cataloguePaths, catalogueSchemas } from "./catalogue-openapi.ts";
import { documentResources } from "./document-resources.ts";
import { hubPaths, hubSchemas } from "./hub-openapi.ts";
import { inventoryPaths, inventorySchemas } from "./inventory-openapi.ts";
import { create, get, getContent, list, patch } from "./openapi-calls.ts";
import { attachmentContentPath } from "./paths-of-resources.ts";
import { answeringScopes } from "./tmf-caller.ts";
import { tmfBase } from "./tmf-paths.ts";
import type { TmfResource } from "./tmf-resource.ts";
import { validationPaths, validationSchemas } from "./validation-openapi.ts";

type Json = Record<string, unknown>;

const about = `TM Forum's Open APIs, version 4, over the documents of the portal. For API clients of organizations, by their tokens; each acts for its one organization, on whichever side of a document that stands.

**Lists** are arrays. \`offset\`, \`limit\` (25, at most 1000), \`sort\` (\`-orderDate\`), \`fields\` (exactly these, dotted names reach inside). \`X-Total-Count\` counts them all, of documents and connections to ${countLimit} of each side: follow \`next\`, \`X-Result-Count\` the page, \`Link\` names the others. An attribute is a filter: commas and repeats are alternatives, different attributes hold together, \`.gt\`, \`.gte\`, \`.lt\`, \`.lte\` compare. An unknown attribute is 400, unless the client has sent it itself.

**Errors** are \`Error\` as application/json.

**What was sent** and is not the portal's to tell is kept and told again.

**Days** of the portal are midnights of UTC; an instant with another time is read as its day in Helsinki.`;

/** What every resource of the façade looks like, by its name in the standard. */
export const tmfSchemas: Schemas = Object.assign(
  {},
  commonSchemas,
  ...documentResources.map(({ schemas }) => schemas),
  hubSchemas,
  inventorySchemas,
  catalogueSchemas,
  validationSchemas,
);

const pathsOf = ({ path, schema, types, making, attributes }: TmfResource): Json => ({
  [path]: {
    get: list(schema, Object.keys(attributes("SUBSCRIBER"))),
    post: create(schema, making.scope),
  },
  [`${path}/{id}`]: {
    get: get(schema),
    patch: patch(schema, ...new Set([making.scope, ...types.flatMap(answeringScopes)])),
  },
});

/** The façade's own OpenAPI document. */
export const tmfDocument = (portal: string, version: string): Json => ({
  openapi: "3.1.0",
  info: { title: "Runko: TM Forum v4", version, description: about },
  servers: [{ url: `${portal}${tmfBase}` }],
  components: {
    schemas: tmfSchemas,
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
  paths: {
    ...(Object.assign({}, ...documentResources.map(pathsOf)) as Json),
    [attachmentContentPath.replace(":tmfId", "{id}")]: { get: getContent("Attachment", "files:read") },
    [cancelPath]: { get: list("CancelProductOrder", []), post: create("CancelProductOrder", "orders:write") },
    [`${cancelPath}/{id}`]: { get: get("CancelProductOrder") },
    ...inventoryPaths,
    ...cataloguePaths,
    ...validationPaths,
    ...hubPaths,
  },
});
