import type { DocumentType } from "@runko/domain/documents/document-types";
import type { paths as publishedPaths } from "./schema.generated.ts";

type Answer<Body> = { 200: { headers: Record<string, string>; content: { "application/json": Body } } };
type Call<Parameters, Body> = { parameters: Parameters; responses: Answer<Body> };

type Organization = {
  id: string;
  name: string;
  parentOrganizationId: string | null;
  eventTypeRights: DocumentType[];
  activeEventTypes: DocumentType[];
};

export type paths = publishedPaths & {
  "/organizations": { get: Call<{ query?: { filter?: string } }, Organization[]> };
  "/organizations/{id}": { get: Call<{ path: { id: string }; query?: { filter?: string } }, Organization> };
};
