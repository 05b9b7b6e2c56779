import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";
import { nextNumber } from "./next-number.ts";

type Choice = {
  groups: readonly { id: string }[];
  /** Who may order from and to it. */
  rights?: readonly { organization: { id: string }; from?: boolean; to?: boolean }[];
  active?: boolean;
  identifier?: string;
};

export type TestNni = { id: string; identifier: string };

export async function makeNni(db: Kysely<Database>, supplier: { id: string }, choice: Choice): Promise<TestNni> {
  const { groups, rights = [], active = true, identifier = `NNI-${nextNumber()}` } = choice;
  const id = uuidv7();
  await db.insertInto("nnis").values({ id, organization_id: supplier.id, identifier, active }).execute();
  for (const group of groups)
    await db.insertInto("nni_product_groups").values({ nni_id: id, product_group_id: group.id }).execute();
  for (const { organization, from = false, to = false } of rights)
    await db
      .insertInto("nni_rights")
      .values({ nni_id: id, organization_id: organization.id, allow_from: from, allow_to: to })
      .execute();
  return { id, identifier };
}
