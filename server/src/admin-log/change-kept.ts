import { changesBetween, type AdminSubject } from "@runko/domain/organizations/admin-subjects";
import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { loadVersion, type VersionQuery } from "../platform/database/version-sql.ts";
import { judgeVersion } from "../platform/http/judge-version.ts";
import { Problem } from "../platform/http/problem.ts";
import { lastAdminChange } from "./last-admin-change.ts";
import { writeAdminLog, type AdminActor } from "./write-admin-log.ts";

/** A kept thing as it is changed: where it is told of, how it is read, and what becomes of it. */
export type KeptChange<Fields extends object> = {
  about: { organizationId: string | null; subject: AdminSubject; subjectId: string };
  /** What is stored, which nobody else changes until the transaction ends; undefined when the caller does not see it. */
  load: (trx: Transaction<Database>) => Promise<Fields | undefined>;
  version: VersionQuery;
  merge: (before: Fields) => Fields;
  /** Throws what is wrong with it. */
  check?: (trx: Transaction<Database>, after: Fields, before: Fields) => Promise<void> | void;
  write: (trx: Transaction<Database>, after: Fields, before: Fields) => Promise<void>;
  /** The name in the log. */
  nameOf: (before: Fields, trx: Transaction<Database>) => string | Promise<string>;
  /** Where the log is not one row of these fields. */
  log?: (trx: Transaction<Database>, before: Fields, after: Fields) => Promise<void>;
};

/**
 * The one way to change what administrators keep: of the version that was read (`*` for any), in one transaction, told
 * with old and new.
 */
export async function changeKept<Fields extends object>(
  db: Kysely<Database>,
  actor: AdminActor,
  ifMatch: string | undefined,
  kept: KeptChange<Fields>,
): Promise<void> {
  const { organizationId, subject, subjectId } = kept.about;
  const work = async (trx: Transaction<Database>) => {
    const before = await kept.load(trx);
    if (!before) throw new Problem("NOT_FOUND");
    if (ifMatch !== "*") {
      const version = (await loadVersion(trx, kept.version)) ?? "";
      const lastChange = () => lastAdminChange(trx, { organizationId, subjects: [subject], subjectId });
      await judgeVersion({ ifMatch, version, lastChange });
    }
    const after = kept.merge(before);
    await kept.check?.(trx, after, before);
    await kept.write(trx, after, before);
    if (kept.log) return await kept.log(trx, before, after);
    const subjectName = await kept.nameOf(before, trx);
    const changes = changesBetween(before, after);
    return await writeAdminLog(trx, actor, { ...kept.about, subjectName, action: "changed", changes });
  };
  await inTransaction(db, work, { repeatable: true });
}
