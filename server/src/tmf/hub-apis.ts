import { documentResources } from "./document-resources.ts";
import type { TmfResource } from "./tmf-resource.ts";

/** An API of the façade of whose resource hubs hear. */
export type HubApi = { name: string; resource: TmfResource };

/** Those of the documents. */
export const hubApis: readonly HubApi[] = documentResources.map((resource) => {
  const [, name = ""] = resource.path.split("/");
  return { name, resource };
});

/** Where the hubs of an API are. */
export const hubPath = ({ name }: HubApi): string => `/${name}/v4/hub`;
