import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { ProductGroupFields } from "@runko/domain/products/product-schema";
import type { Kysely } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockProductGroup, updateProductGroup } from "./product-group-store.ts";
import { tellTaken } from "../platform/http/tell-taken.ts";

/** Changes the fields that are given; documents keep the category that they were made with. */
export async function changeProductGroup(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  changes: Partial<ProductGroupFields>,
): Promise<void> {
  await tellTaken("name", "NAME_IN_USE", () =>
    inTransaction(db, async (trx) => {
      const before = await lockProductGroup(trx, id);
      if (!before) throw new Problem("NOT_FOUND");
      const after = { ...before, ...changes };
      await updateProductGroup(trx, id, after);
      await writeAdminLog(trx, actor, {
        organizationId: null,
        subject: "productGroup",
        subjectId: id,
        subjectName: before.name,
        action: "changed",
        changes: changesBetween(before, after),
      });
    }),
  );
}
