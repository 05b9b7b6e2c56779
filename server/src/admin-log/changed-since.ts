import type { AdminSubject } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import { formatInstant } from "@runko/domain/values/instant";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

type Changed = {
  code: "ORGANIZATION_CHANGED" | "NEWSLETTER_CHANGED";
  /** Null: the subject is of no organization. */
  organizationId: string | null;
  subjects: readonly AdminSubject[];
  subjectId: string;
  version: number;
};

/** The refusal of a version that is not the present one: tells who changed the subject last, and when. */
export async function changedSince(trx: Transaction<Database>, changed: Changed): Promise<Problem> {
  const { code, organizationId, subjects, subjectId, version } = changed;
  const last = await trx
    .selectFrom("admin_log as l")
    .leftJoin("users as u", "u.id", "l.user_id")
    .select(["l.at", sql<string | null>`u.first_name || ' ' || u.last_name`.as("name")])
    .where("l.organization_id", organizationId === null ? "is" : "=", organizationId)
    .where("l.subject_id", "=", subjectId)
    .where("l.subject", "in", subjects)
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last) return new Problem(code);
  const changedBy = last.name ?? texts.problems.system;
  const changedAt = last.at.toISOString();
  return new Problem(code, {
    detail: texts.problems.savedBy(changedBy, formatInstant(changedAt)),
    members: { changedBy, changedAt, version },
  });
}
