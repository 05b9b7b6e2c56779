import type { Client } from "pg";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { FilesTable } from "../platform/database/schema.generated.ts";
import type { Database } from "../platform/database/schema.ts";

/** Whose uploads they are: the user, in this organization. */
export type FileActor = { userId: string; organizationId: string };

export type StoredFile = Selectable<FilesTable>;
export type NewFile = Pick<StoredFile, "id" | "name" | "description" | "content_type" | "size" | "storage_key">;
export type ChosenFile = { fileId: string; description?: string | undefined };

/** Uploads of this user in this organization that are attached to nothing, and bytes of the organization's files. */
type Uploaded = { waitingOfUser: number; waitingBytes: number; bytes: number };

export async function loadUploaded(db: Kysely<Database>, { userId, organizationId }: FileActor): Promise<Uploaded> {
  const { rows } = await sql<Uploaded>`
    SELECT count(*) FILTER (WHERE document_id IS NULL AND uploaded_by_id = ${userId})::int AS "waitingOfUser",
      coalesce(sum(size) FILTER (WHERE document_id IS NULL), 0)::float8 AS "waitingBytes",
      coalesce(sum(size), 0)::float8 AS bytes
    FROM files WHERE organization_id = ${organizationId}`.execute(db);
  return rows[0] ?? { waitingOfUser: 0, waitingBytes: 0, bytes: 0 };
}

export async function insertFile(
  trx: Transaction<Database>,
  scope: FileActor,
  file: NewFile,
  now: Date,
): Promise<StoredFile> {
  return await trx
    .insertInto("files")
    .values({ ...file, organization_id: scope.organizationId, uploaded_by_id: scope.userId, modified_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Attaches a waiting upload of the actor's own; undefined when there is none by this id. */
export async function attachFile(
  trx: Transaction<Database>,
  scope: FileActor,
  documentId: number,
  { fileId, description }: ChosenFile,
): Promise<StoredFile | undefined> {
  return await trx
    .updateTable("files")
    .set({ document_id: documentId, ...(description !== undefined && { description }) })
    .where("id", "=", fileId)
    .where("document_id", "is", null)
    .where("uploaded_by_id", "=", scope.userId)
    .where("organization_id", "=", scope.organizationId)
    .returningAll()
    .executeTakeFirst();
}

export async function countFiles(db: Kysely<Database>, documentId: number): Promise<number> {
  const { count } = await db
    .selectFrom("files")
    .select((query) => query.fn.countAll<number>().as("count"))
    .where("document_id", "=", documentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A file of a document that the caller has opened within its scope. */
export async function loadFile(
  db: Kysely<Database>,
  documentId: number,
  fileId: string,
): Promise<StoredFile | undefined> {
  return await db
    .selectFrom("files")
    .selectAll()
    .where("id", "=", fileId)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
}

/** Deletes a file's row and leaves its content to be removed. */
export async function deleteFileRow(trx: Transaction<Database>, { id, storage_key }: StoredFile): Promise<void> {
  await trx.deleteFrom("files").where("id", "=", id).execute();
  await addLooseBlob(trx, storage_key);
}

export async function addLooseBlob(db: Kysely<Database>, storageKey: string): Promise<void> {
  await db.insertInto("loose_blobs").values({ storage_key: storageKey }).execute();
}

export async function deleteLooseBlob(db: Kysely<Database>, storageKey: string): Promise<void> {
  await db.deleteFrom("loose_blobs").where("storage_key", "=", storageKey).execute();
}

/** Deletes uploads that nobody attached in time, so many at most, leaving their contents to be removed. */
export async function deleteWaitingFiles(db: Kysely<Database>, uploadedBefore: Date, ceiling: number): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM files WHERE id = ANY(ARRAY(
        SELECT id FROM files WHERE document_id IS NULL AND modified_at < ${uploadedBefore} LIMIT ${ceiling}))
        AND document_id IS NULL RETURNING storage_key)
    INSERT INTO loose_blobs (storage_key, since) SELECT storage_key, ${uploadedBefore} FROM gone`.execute(db);
}

/** Contents that have been loose since before the instant: no upload that made them can still be under way. */
export async function findLooseBlobs(db: Kysely<Database>, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("loose_blobs")
    .select("storage_key")
    .where("since", "<", since)
    .orderBy("since")
    .limit(limit)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** The places of all contents that rows speak of. */
export async function findStorageKeys(client: Pick<Client, "query">): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>("SELECT DISTINCT storage_key AS key FROM files ORDER BY 1");
  return rows.map(({ key }) => key);
}
