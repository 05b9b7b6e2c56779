import type { CommonProductFields } from "@runko/domain/products/product-schema";
import type { Kysely } from "kysely";
import { changeKept } from "../admin-log/change-kept.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionOf } from "../platform/entity/find-rows.ts";
import { lockCommonProduct, updateCommonProduct } from "./common-product-store.ts";
import { commonProducts } from "./common-product-entity.ts";
import { requireProductGroup } from "./require-product-group.ts";

type Change = { changes: Partial<CommonProductFields>; ifMatch: string | undefined };

/** Changes the fields that are given; the products that suppliers have made of it stay as they are. */
export async function changeCommonProduct(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  { changes, ifMatch }: Change,
): Promise<void> {
  await changeKept<CommonProductFields>(db, actor, ifMatch, {
    about: { organizationId: null, subject: "commonProduct", subjectId: id },
    load: (trx) => lockCommonProduct(trx, id),
    version: versionOf(commonProducts, "c.id = $1", [id]),
    merge: (before) => ({ ...before, ...changes }),
    check: (trx, after) => requireProductGroup(trx, after.productGroupId),
    write: (trx, after) => updateCommonProduct(trx, id, after),
    nameOf: ({ name }) => name,
  });
}
