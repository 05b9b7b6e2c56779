import type { ProductGroupFields } from "@runko/domain/products/product-schema";
import type { Kysely } from "kysely";
import { changeKept } from "../admin-log/change-kept.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionOf } from "../platform/entity/find-rows.ts";
import { tellTaken } from "../platform/http/tell-taken.ts";
import { productGroups } from "./product-group-entity.ts";
import { lockProductGroup, updateProductGroup } from "./product-group-store.ts";

type Change = { changes: Partial<ProductGroupFields>; ifMatch: string | undefined };

/** Changes the fields that are given; documents keep the category that they were made with. */
export async function changeProductGroup(
  db: Kysely<Database>,
  actor: AdminActor,
  id: string,
  { changes, ifMatch }: Change,
): Promise<void> {
  await tellTaken("name", "NAME_IN_USE", () =>
    changeKept<ProductGroupFields>(db, actor, ifMatch, {
      about: { organizationId: null, subject: "productGroup", subjectId: id },
      load: (trx) => lockProductGroup(trx, id),
      version: versionOf(productGroups, "g.id = $1", [id]),
      merge: (before) => ({ ...before, ...changes }),
      write: (trx, after) => updateProductGroup(trx, id, after),
      nameOf: ({ name }) => name,
    }),
  );
}
