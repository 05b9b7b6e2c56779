import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import type { components } from "../../api/schema.generated.ts";
import type { FileFormat } from "../../components/submit/download-menu.tsx";
import type { Scope } from "../api/entities.ts";

const path = "/organizations/{id}/roles/{role}/connections/reconciliation";

export type Reconciliation = components["schemas"]["ConnectionReconciliation"];
export type ConnectionDifference = components["schemas"]["ConnectionDifference"];

/** A file, and the other party whose connections it is of, where one is chosen. */
export type ComparedFile = { file: File; partnerId: string | undefined };

function bodyOf({ file, partnerId }: ComparedFile) {
  const metadata = partnerId === undefined ? {} : { partnerId };
  const form = new FormData();
  form.append("metadata", JSON.stringify(metadata));
  form.append("file", file);
  return { body: { metadata, file: file.name }, bodySerializer: () => form };
}

export const reconcile = ({ organizationId, role }: Scope, compared: ComparedFile): Promise<Reconciliation> =>
  answer(api.POST(path, { params: { path: { id: organizationId, role } }, ...bodyOf(compared) }));

/** The same file compared again, its differences as a file. */
export async function fetchDifferences(
  { organizationId, role }: Scope,
  compared: ComparedFile,
  format: FileFormat,
): Promise<Blob> {
  const { data, error, response } = await api.POST(`${path}/export`, {
    params: { path: { id: organizationId, role }, query: { format } },
    ...bodyOf(compared),
    parseAs: "blob",
  });
  return await answer(Promise.resolve({ ...(data && { data }), error, response }));
}
