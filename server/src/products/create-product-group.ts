import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { ProductGroupFields } from "@runko/domain/products/product-schema";
import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { insertProductGroup } from "./product-group-store.ts";
import { tellTaken } from "../platform/http/tell-taken.ts";

/** Makes a product group for all suppliers, and answers its id. */
export async function createProductGroup(
  db: Kysely<Database>,
  actor: AdminActor,
  fields: ProductGroupFields,
): Promise<string> {
  const id = uuidv7();
  await tellTaken("name", "NAME_IN_USE", () =>
    inTransaction(db, async (trx) => {
      await insertProductGroup(trx, id, fields);
      await writeAdminLog(trx, actor, {
        organizationId: null,
        subject: "productGroup",
        subjectId: id,
        subjectName: fields.name,
        action: "created",
        changes: changesBetween(null, fields),
      });
    }),
  );
  return id;
}
