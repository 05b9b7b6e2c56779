import type { CsvSubject } from "@runko/domain/csv/csv-columns";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import type { components } from "../../api/schema.generated.ts";

export type CsvImport = components["schemas"]["CsvImport"];

type Place = { subject: CsvSubject; organizationId: string };

const importPaths = {
  users: "/organizations/{id}/users/import",
  nnis: "/organizations/{id}/nnis/import",
  products: "/organizations/{id}/products/import",
} as const satisfies Record<CsvSubject, string>;

const exportPaths = {
  users: "/organizations/{id}/users/export",
  nnis: "/organizations/{id}/nnis/export",
  products: "/organizations/{id}/products/export",
} as const satisfies Record<CsvSubject, string>;

/** Makes what the rows tell of, or tells with `preview` what each of them would meet. */
export async function importCsv(
  { subject, organizationId }: Place,
  csv: string,
  { preview, invite = false }: { preview: boolean; invite?: boolean },
): Promise<CsvImport> {
  const params = { path: { id: organizationId } };
  const body = { csv, preview };
  if (subject === "users") return await answer(api.POST(importPaths[subject], { params, body: { ...body, invite } }));
  return await answer(api.POST(importPaths[subject], { params, body }));
}

type FileAnswer = Promise<{ data?: unknown; error?: unknown; response: Response }>;

async function fileOf(asked: FileAnswer): Promise<Blob> {
  const { data, error, response } = await asked;
  return await answer(Promise.resolve({ ...(data instanceof Blob && { data }), error, response }));
}

const queryOf = (filter: object) => ({ query: { filter: JSON.stringify(filter) } });

/** The list as a file, the rows that the filter names. */
export const exportCsv = ({ subject, organizationId }: Place, filter: object): Promise<Blob> =>
  fileOf(
    api.GET(exportPaths[subject], {
      params: { path: { id: organizationId }, ...queryOf(filter) },
      parseAs: "blob",
    }),
  );

/** The users of all the organizations that the reader administers. */
export const exportAllUsers = (filter: object): Promise<Blob> =>
  fileOf(api.GET("/users/export", { params: queryOf(filter), parseAs: "blob" }));

export const exportOrganizations = (filter: object): Promise<Blob> =>
  fileOf(api.GET("/organizations/export", { params: queryOf(filter), parseAs: "blob" }));
