import type { AdminSubject } from "@runko/domain/organizations/admin-subjects";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { LastChange } from "../platform/http/judge-version.ts";

const told = "CASE WHEN l.other_side_id IS NULL THEN u.first_name || ' ' || u.last_name ELSE o.name END";

export type LoggedSubject = {
  /** Whose log it is told in; null: of no organization. */
  organizationId: string | null;
  subjects: readonly AdminSubject[];
  subjectId: string;
};

/** Who changed a kept thing last, as the administrative log tells. */
export async function lastAdminChange(
  db: Kysely<Database>,
  { organizationId, subjects, subjectId }: LoggedSubject,
): Promise<LastChange | undefined> {
  return await db
    .selectFrom("admin_log as l")
    .leftJoin("users as u", "u.id", "l.user_id")
    .leftJoin("organizations as o", "o.id", "l.other_side_id")
    // Of the other party the organization is told, and not who (security m11).
    .select(["l.at", sql<string | null>`${sql.raw(told)}`.as("name")])
    .where("l.organization_id", organizationId === null ? "is" : "=", organizationId)
    .where("l.subject_id", "=", subjectId)
    .where("l.subject", "in", subjects)
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
