import { hubApis, hubPath } from "./hub-apis.ts";
import { create, get, list, remove } from "./openapi-calls.ts";

type Json = Record<string, unknown>;

/** A place where a client is told of events. */
export const hubSchemas = {
  EventSubscription: {
    type: "object",
    description:
      "An event is posted to `callback` + `/listener/` + its type, the first letter small; with `?runko_path=plain` in `callback` to that alone. `query` knows `eventType` and `relatedParty.id`. Signed as every webhook of the portal; an administrator makes the secret.",
    required: ["callback"],
    properties: {
      id: { type: "string" },
      callback: { type: "string", format: "uri" },
      query: { type: "string", examples: ["eventType=ProductOrderStateChangeEvent"] },
    },
  },
};

const schema = "EventSubscription";
const scope = "webhooks:manage";

/** The calls of the hubs, each by the name of the resource of which it hears. */
export const hubPaths: Json = Object.fromEntries(
  hubApis.flatMap((api) => {
    const hub = `${api.schema}Hub`;
    return [
      [
        hubPath(api),
        {
          get: { ...list(schema, [], scope), operationId: `list${hub}` },
          post: { ...create(schema, scope), operationId: `create${hub}` },
        },
      ],
      [
        `${hubPath(api)}/{id}`,
        {
          get: { ...get(schema, scope), operationId: `retrieve${hub}` },
          delete: { ...remove(schema, scope), operationId: `delete${hub}` },
        },
      ],
    ];
  }),
);
