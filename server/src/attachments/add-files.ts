import { refusalToAddFiles } from "@runko/domain/attachments/file-rules";
import type { AppContext } from "../app-context.ts";
import { changeBeside, type BesideRequest } from "../documents/change-beside.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { attachUploads } from "../files/attach-uploads.ts";
import type { ChosenFile } from "../files/file-rows.ts";

export type AddFilesRequest = BesideRequest & { files: readonly ChosenFile[]; pathOf: (index: number) => string };

/** Attaches uploads to a document; answers its new version. */
export async function addFiles(context: AppContext, request: AddFilesRequest): Promise<number> {
  const { scope, eventId, files, pathOf } = request;
  return await inTransaction(
    context.db,
    (trx) =>
      changeBeside(trx, context, request, {
        label: "file_added",
        action: "addFile",
        find: async () => null,
        refusal: refusalToAddFiles,
        write: () => attachUploads(trx, scope, eventId, files, pathOf),
      }),
    { repeatable: true },
  );
}
