import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { CommonProductFields } from "@runko/domain/products/product-schema";
import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockCommonProduct, updateCommonProduct } from "./common-product-store.ts";
import { requireProductGroup } from "./require-product-group.ts";

/** Changes the fields that are given; the products that suppliers have made of it stay as they are. */
export async function changeCommonProduct(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  changes: Partial<CommonProductFields>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await lockCommonProduct(trx, id);
    if (!before) throw new Problem("NOT_FOUND");
    const after = { ...before, ...changes };
    await requireProductGroup(trx, after.productGroupId);
    await updateCommonProduct(trx, id, after);
    await writeAdminLog(trx, actor, {
      organizationId: null,
      subject: "commonProduct",
      subjectId: id,
      subjectName: before.name,
      action: "changed",
      changes: changesBetween(before, after),
    });
  });
}
