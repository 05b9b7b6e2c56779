import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { deleteProductGroup, loadGroupUses, lockProductGroup } from "./product-group-store.ts";

/** Removes a group that nothing uses; one that is in use is refused with what uses it. */
export async function removeProductGroup(db: Kysely<Database>, actor: AdminActor, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const group = await lockProductGroup(trx, id);
    if (!group) throw new Problem("NOT_FOUND");
    const uses = await loadGroupUses(trx, id);
    if (uses.products + uses.commonProducts + uses.nnis > 0 || uses.documents)
      throw new Problem("PRODUCT_GROUP_IN_USE", { detail: ({ products }) => products.groupUses(uses) });
    await deleteProductGroup(trx, id);
    await writeAdminLog(trx, actor, {
      organizationId: null,
      subject: "productGroup",
      subjectId: id,
      subjectName: group.name,
      action: "deleted",
      changes: changesBetween(group, null),
    });
  });
}
