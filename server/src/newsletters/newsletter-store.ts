import type { NewsletterFields } from "@runko/domain/newsletters/newsletter-schema";
import type { Publication } from "@runko/domain/newsletters/newsletter-states";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type StoredNewsletter = NewsletterFields & Publication;

const columnsOf = ({ publishAt, withdrawnAt, ...fields }: StoredNewsletter) => ({
  ...fields,
  publish_at: publishAt,
  withdrawn_at: withdrawnAt,
});

export async function insertNewsletter(
  trx: Transaction<Database>,
  id: string,
  newsletter: StoredNewsletter,
  at: Date,
): Promise<void> {
  await trx
    .insertInto("newsletters")
    .values({ id, ...columnsOf(newsletter), created_at: at, updated_at: at })
    .execute();
}

type LockedNewsletter = { newsletter: StoredNewsletter; version: number; changedAt: Date };

/** The newsletter, which nobody else changes until the transaction ends. */
export async function lockNewsletter(trx: Transaction<Database>, id: string): Promise<LockedNewsletter | undefined> {
  const row = await trx
    .selectFrom("newsletters")
    .select(["title", "body", "audience", "publish_at", "withdrawn_at", "version", "updated_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      version: row.version,
      changedAt: row.updated_at,
      newsletter: {
        title: row.title,
        body: row.body,
        audience: row.audience === "public" ? "public" : "users",
        publishAt: row.publish_at?.toISOString() ?? null,
        withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
      },
    }
  );
}

export async function updateNewsletter(
  trx: Transaction<Database>,
  id: string,
  newsletter: StoredNewsletter,
  at: Date,
): Promise<void> {
  await trx
    .updateTable("newsletters")
    .set({ ...columnsOf(newsletter), updated_at: at, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Published anew, it is new to everyone. */
export async function forgetReaders(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom("newsletter_reads").where("newsletter_id", "=", id).execute();
}

export async function deleteNewsletter(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom("newsletters").where("id", "=", id).execute();
}
