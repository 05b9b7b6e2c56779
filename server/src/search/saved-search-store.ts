import type { PathRole } from "@runko/domain/organizations/roles";
import type { SavedSearchFields } from "@runko/domain/search/saved-search";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The saved searches that a user sees in one role of an organization: their own, and the shared ones. */
export type SavedScope = { userId: string; organizationId: string; role: PathRole };

export type SavedSearch = SavedSearchFields & { id: string; ownerId: string; version: number };

const seenBy = (
  scope: SavedScope,
) => sql<boolean>`s.organization_id = ${scope.organizationId} AND s.role = ${scope.role}
  AND (s.owner_id = ${scope.userId} OR s.shared)`;

const columns = ["s.id", "s.name", "s.criteria", "s.columns", "s.sort", "s.shared", "s.version", "s.owner_id"] as const;

type Row = {
  id: string;
  name: string;
  criteria: unknown;
  columns: string[];
  sort: unknown;
  shared: boolean;
  version: number;
  owner_id: string;
};

const fromRow = (row: Row): SavedSearch => ({
  id: row.id,
  name: row.name,
  criteria: row.criteria as SavedSearch["criteria"],
  columns: row.columns as SavedSearch["columns"],
  sort: row.sort as SavedSearch["sort"],
  shared: row.shared,
  version: row.version,
  ownerId: row.owner_id,
});

/** By name as Finns sort, with whose they are and whether the user has pinned them. */
export async function loadSavedSearches(db: Kysely<Database>, scope: SavedScope) {
  const rows = await db
    .selectFrom("saved_searches as s")
    .innerJoin("users as u", "u.id", "s.owner_id")
    .leftJoin("saved_search_pins as p", (join) =>
      join.onRef("p.search_id", "=", "s.id").on("p.user_id", "=", scope.userId),
    )
    .select(columns)
    .select(["u.first_name", "u.last_name", "p.pinned_at"])
    .where(seenBy(scope))
    .orderBy(sql`s.name COLLATE "fi-x-icu"`)
    .orderBy("s.id")
    .execute();
  return rows.map((row) => ({
    ...fromRow(row),
    ownerName: `${row.first_name} ${row.last_name}`.trim(),
    pinned: row.pinned_at !== null,
  }));
}

/** Those that the user has pinned, in the order of pinning. */
export async function loadPinnedSearches(db: Kysely<Database>, scope: SavedScope): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom("saved_search_pins as p")
    .innerJoin("saved_searches as s", "s.id", "p.search_id")
    .select(columns)
    .where("p.user_id", "=", scope.userId)
    .where(seenBy(scope))
    .orderBy("p.pinned_at")
    .execute();
  return rows.map(fromRow);
}

/** One that the user sees, its row locked until the transaction ends. */
export async function lockSavedSearch(
  trx: Kysely<Database>,
  scope: SavedScope,
  id: string,
): Promise<SavedSearch | undefined> {
  const row = await trx
    .selectFrom("saved_searches as s")
    .select(columns)
    .where("s.id", "=", id)
    .where(seenBy(scope))
    .forUpdate("s")
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Holds the user's row, so that what they keep is counted by one request at a time. */
export async function lockOwner(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

export async function countSavedSearches(trx: Kysely<Database>, scope: SavedScope): Promise<number> {
  const { count } = await trx
    .selectFrom("saved_searches as s")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("s.owner_id", "=", scope.userId)
    .where("s.organization_id", "=", scope.organizationId)
    .where("s.role", "=", scope.role)
    .executeTakeFirstOrThrow();
  return count;
}

const values = ({ name, criteria, columns: shown, sort, shared }: SavedSearchFields) => ({
  name,
  criteria: JSON.stringify(criteria),
  columns: shown,
  sort: sort && JSON.stringify(sort),
  shared,
});

export async function insertSavedSearch(
  trx: Kysely<Database>,
  scope: SavedScope,
  id: string,
  fields: SavedSearchFields,
): Promise<void> {
  await trx
    .insertInto("saved_searches")
    .values({
      id,
      organization_id: scope.organizationId,
      role: scope.role,
      owner_id: scope.userId,
      ...values(fields),
    })
    .execute();
}

export async function updateSavedSearch(
  trx: Kysely<Database>,
  scope: SavedScope,
  id: string,
  fields: SavedSearchFields,
): Promise<void> {
  await trx
    .updateTable("saved_searches as s")
    .set({ ...values(fields), version: sql`s.version + 1`, updated_at: sql`now()` })
    .where("s.id", "=", id)
    .where(seenBy(scope))
    .execute();
}

export async function deleteSavedSearch(trx: Kysely<Database>, scope: SavedScope, id: string): Promise<void> {
  await trx.deleteFrom("saved_searches as s").where("s.id", "=", id).where(seenBy(scope)).execute();
}

export async function insertPin(trx: Kysely<Database>, scope: SavedScope, id: string): Promise<void> {
  await trx
    .insertInto("saved_search_pins")
    .values({ user_id: scope.userId, search_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePin(trx: Kysely<Database>, scope: SavedScope, id: string): Promise<void> {
  await trx.deleteFrom("saved_search_pins").where("user_id", "=", scope.userId).where("search_id", "=", id).execute();
}
