import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Removal } from "../platform/http/removal.ts";
import { deleteNni, isNniUsed, lockNni, updateNni, type NniKey } from "./nni-store.ts";

/** Removes an NNI; one that a document goes from or to is deactivated instead, with its rights kept. */
export async function removeNni(db: Kysely<Database>, actor: AdminActor, key: NniKey): Promise<Removal> {
  return await inTransaction(db, async (trx) => {
    const nni = await lockNni(trx, key);
    if (!nni) throw new Problem("NOT_FOUND");
    const used = await isNniUsed(trx, key.nniId);
    const after = used ? { ...nni, active: false } : null;
    if (after) await updateNni(trx, key, after);
    else await deleteNni(trx, key);
    await writeAdminLog(trx, actor, {
      organizationId: key.organizationId,
      subject: "nni",
      subjectId: key.nniId,
      subjectName: nni.identifier,
      action: used ? "changed" : "deleted",
      changes: changesBetween(nni, after),
    });
    return { outcome: used ? "deactivated" : "removed" };
  });
}
