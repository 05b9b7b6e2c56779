import { cleanFileName } from "@runko/domain/attachments/clean-file-name";
import { waitingFilesPerUser } from "@runko/domain/attachments/file-limits";
import { texts } from "@runko/domain/texts/texts";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import type { FileInfo } from "./file-schema.ts";
import { addLooseBlob, countWaitingFiles, deleteLooseBlob, insertFile } from "./file-store.ts";
import type { ReceivedUpload } from "./receive-upload.ts";
import { removeLooseBlob } from "./remove-loose-blobs.ts";
import { storageKey } from "./storage-key.ts";
import { tellContentType } from "./tell-content-type.ts";

/** Refuses who has more uploads waiting than anyone needs, before another is read. */
export async function requireRoomToUpload({ db }: AppContext, scope: DocumentScope): Promise<void> {
  if ((await countWaitingFiles(db, scope)) < waitingFilesPerUser) return;
  const headers = { "retry-after": "3600", connection: "close" };
  throw new Problem("TOO_MANY_REQUESTS", { detail: texts.attachments.tooManyWaiting, headers });
}

const nameOf = ({ metadata, fileName }: ReceivedUpload, extension: string): string =>
  cleanFileName(metadata.name ?? "") || cleanFileName(fileName) || `${texts.attachments.unnamed}${extension}`;

/** Keeps a file that has come whole, as an upload that waits to be attached. */
export async function storeUpload(
  context: AppContext,
  scope: DocumentScope,
  received: ReceivedUpload,
): Promise<FileInfo> {
  const { path, size } = received.incoming;
  const { mediaType, extension } = await tellContentType(path);
  const id = uuidv7();
  const key = storageKey(id);
  await addLooseBlob(context.db, key);
  try {
    await context.files.putFile(key, path, size);
    const { name, description, content_type, modified_at } = await inTransaction(context.db, async (trx) => {
      await deleteLooseBlob(trx, key);
      const file = {
        id,
        name: nameOf(received, extension),
        description: received.metadata.description ?? "",
        content_type: mediaType,
        size,
        storage_key: key,
      };
      return await insertFile(trx, scope, file, context.clock.now());
    });
    return { id, name, description, contentType: content_type, size, modifiedAt: modified_at.toISOString() };
  } catch (error) {
    await removeLooseBlob(context, key);
    throw error;
  }
}
