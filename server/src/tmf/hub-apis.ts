import type { HubSubject } from "@runko/domain/tmf/tmf-events";
import { documentResources } from "./document-resources.ts";
import { productPath } from "./paths-of-resources.ts";
import type { TmfResource } from "./tmf-resource.ts";

/** An API of the façade of whose resource hubs hear; that of the register is no document. */
export type HubApi = { name: string; subject: HubSubject; path: string; schema: string; resource?: TmfResource };

const nameOf = (path: string): string => path.split("/")[1] ?? "";

export const hubApis: readonly HubApi[] = [
  ...documentResources.map((resource) => {
    const { path, name: subject, schema } = resource;
    return { name: nameOf(path), subject, path, schema, resource };
  }),
  { name: nameOf(productPath), subject: "product", path: productPath, schema: "Product" },
];

/** Where the hubs of an API are. */
export const hubPath = ({ name }: HubApi): string => `/${name}/v4/hub`;
