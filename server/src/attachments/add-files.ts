import { refusalToAddFiles } from "@runko/domain/attachments/file-rules";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { changeDocumentPart, type PartRequest } from "../documents/change-document-part.ts";
import type { Database } from "../platform/database/schema.ts";
import { attachUploads } from "../files/attach-uploads.ts";
import type { ChosenFile } from "../files/file-rows.ts";

export type AddFilesRequest = PartRequest & { files: readonly ChosenFile[]; pathOf: (index: number) => string };

/** Attaches uploads to a document; answers its new version. */
export async function addFiles(
  trx: Transaction<Database>,
  context: AppContext,
  request: AddFilesRequest,
): Promise<number> {
  const { scope, eventId, files, pathOf } = request;
  return await changeDocumentPart(trx, context, request, {
    label: "file_added",
    action: "addFile",
    find: async () => null,
    refusal: refusalToAddFiles,
    write: () => attachUploads(trx, scope, eventId, files, pathOf),
  });
}
