import { refusalToAddFiles, refusalToDeleteFile } from "@runko/domain/attachments/file-rules";
import type { Actor, RuledDocument } from "@runko/domain/documents/ruled-document";
import type { AttachedFile, EventFile } from "./file-schema.ts";

type Shown = { files: EventFile[]; mayAddFiles: boolean };

/** The attachments of a document, with what its viewer may do to them now. */
export function showFiles(
  scope: Actor & { mayAct: boolean },
  document: RuledDocument,
  files: readonly AttachedFile[],
): Shown {
  return {
    files: files.map((file) => ({
      ...file,
      mayDelete: scope.mayAct && refusalToDeleteFile(scope, document, file) === null,
    })),
    mayAddFiles: scope.mayAct && refusalToAddFiles(scope, document) === null,
  };
}
