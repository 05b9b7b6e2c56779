import type { NniFields } from "@runko/domain/nnis/nni-schema";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { tellTaken } from "../platform/http/tell-taken.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockNni, updateNni, type NniKey } from "./nni-store.ts";

/** Changes the fields that are given; an NNI that is not active is not offered to new documents. */
export async function changeNni(
  db: Kysely<Database>,
  actor: AdminActor,
  key: NniKey,
  changes: Partial<NniFields>,
): Promise<void> {
  await tellTaken("identifier", "IDENTIFIER_IN_USE", () =>
    inTransaction(db, async (trx) => {
      const before = await lockNni(trx, key);
      if (!before) throw new Problem("NOT_FOUND");
      const after = { ...before, ...changes };
      await updateNni(trx, key, after);
      await writeAdminLog(trx, actor, {
        organizationId: key.organizationId,
        subject: "nni",
        subjectId: key.nniId,
        subjectName: before.identifier,
        action: "changed",
        changes: changesBetween(before, after),
      });
    }),
  );
}
