import { cleanFileName } from "@runko/domain/attachments/clean-file-name";
import { waitingBytesPerOrganization, waitingFilesPerUser } from "@runko/domain/attachments/file-limits";
import { mayAttach } from "@runko/domain/attachments/file-types";
import type { Say } from "@runko/domain/texts/catalogue";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { sql, type Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import type { Database } from "../platform/database/schema.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import type { FileInfo } from "../files/file-schema.ts";
import { addLooseBlob, deleteLooseBlob, insertFile, loadUploaded } from "../files/file-rows.ts";
import type { ReceivedUpload } from "./receive-upload.ts";
import { removeLooseBlob } from "./remove-loose-blobs.ts";
import { storageKey } from "./storage-key.ts";
import { tellContentType } from "./tell-content-type.ts";

const noRoom = (detail: Say) => tooManyRequests(3600, { detail, headers: { connection: "close" } });

/** Refuses one more upload over what a user, or an organization, may have waiting or keep; `size` of it, as far as it is known. */
export async function requireRoomToUpload(
  { db, config: { limits } }: Pick<AppContext, "config"> & { db: Kysely<Database> },
  scope: DocumentScope,
  size = 0,
): Promise<void> {
  const { waitingOfUser, waitingBytes, bytes } = await loadUploaded(db, scope);
  if (waitingOfUser >= waitingFilesPerUser) throw noRoom(({ attachments }) => attachments.tooManyWaiting);
  if (waitingBytes + size > waitingBytesPerOrganization) throw noRoom(({ attachments }) => attachments.tooMuchWaiting);
  if (bytes + size > limits.storageOfOrganization) throw noRoom(({ attachments }) => attachments.tooMuchKept);
}

const nameOf = ({ metadata, fileName }: ReceivedUpload, extension: string): string =>
  cleanFileName(metadata.name ?? "") || cleanFileName(fileName) || `${portalTexts.attachments.unnamed}${extension}`;

/** Keeps a file that has come whole, as an upload that waits to be attached. */
export async function storeUpload(
  context: AppContext,
  scope: DocumentScope,
  received: ReceivedUpload,
): Promise<FileInfo> {
  const { path, size } = received.incoming;
  const told = await tellContentType(path);
  const name = nameOf(received, told.extension);
  if (!mayAttach(name, told))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "file", code: "FILE_TYPE_NOT_ALLOWED" }] });
  const id = uuidv7();
  const key = storageKey(id);
  await addLooseBlob(context.db, key);
  try {
    await context.files.putFile(key, path, size);
    const { description, content_type, modified_at } = await inTransaction(context.db, async (trx) => {
      // Those that come at once are counted one after the other: what was read meanwhile may have taken the last place.
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads ${scope.organizationId}`}, 0))`.execute(trx);
      await requireRoomToUpload({ ...context, db: trx }, scope, size);
      await deleteLooseBlob(trx, key);
      const file = {
        id,
        name,
        description: received.metadata.description ?? "",
        content_type: told.mediaType,
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
