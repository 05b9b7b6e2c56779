import { refusalToDeleteFile } from "@runko/domain/attachments/file-rules";
import type { AppContext } from "../app-context.ts";
import { changeDocumentPart, type PartRequest } from "../documents/change-document-part.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { deleteFileRow, loadFile, type StoredFile } from "../files/file-rows.ts";
import { removeLooseBlob } from "./remove-loose-blobs.ts";

/** Deletes an attachment, and its content once that is certain; answers the document's new version. */
export async function deleteFile(context: AppContext, request: PartRequest & { fileId: string }): Promise<number> {
  const { eventId, fileId } = request;
  const { version, storageKey } = await inTransaction(
    context.db,
    async (trx) => {
      let deleted: StoredFile | undefined;
      const raised = await changeDocumentPart(trx, context, request, {
        label: "file_deleted",
        action: "deleteFile",
        find: async () => {
          const file = await loadFile(trx, eventId, fileId);
          if (!file) throw new Problem("FILE_NOT_FOUND");
          return file;
        },
        refusal: (scope, document, { organization_id: organizationId }) =>
          refusalToDeleteFile(scope, document, { organizationId }),
        write: async (_trx, file) => {
          deleted = file;
          await deleteFileRow(trx, file);
          return [{ field: "files", from: file.name, to: null }];
        },
      });
      return { version: raised, storageKey: deleted?.storage_key };
    },
    { repeatable: true },
  );
  if (storageKey !== undefined) await removeLooseBlob(context, storageKey);
  return version;
}
