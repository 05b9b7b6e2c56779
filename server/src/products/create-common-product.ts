import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { CommonProductFields } from "@runko/domain/products/product-schema";
import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { insertCommonProduct } from "./common-product-store.ts";
import { requireProductGroup } from "./require-product-group.ts";

/** Makes a common product, of which suppliers may make their own, and answers its id. */
export async function createCommonProduct(
  db: Kysely<Database>,
  actor: AdminActor,
  fields: CommonProductFields,
): Promise<string> {
  const id = uuidv7();
  await inTransaction(db, async (trx) => {
    await requireProductGroup(trx, fields.productGroupId);
    await insertCommonProduct(trx, id, fields);
    await writeAdminLog(trx, actor, {
      organizationId: null,
      subject: "commonProduct",
      subjectId: id,
      subjectName: fields.name,
      action: "created",
      changes: changesBetween(null, fields),
    });
  });
  return id;
}
