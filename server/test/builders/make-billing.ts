import type { Insertable, Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../src/platform/database/schema.ts";
import { nextNumber } from "./next-number.ts";

export async function makeAddress(
  db: Kysely<Database>,
  organization: { id: string },
  overrides: Partial<Insertable<Database["addresses"]>> = {},
): Promise<{ id: string }> {
  const row = {
    id: uuidv7(),
    organization_id: organization.id,
    kind: "BILLING",
    street_name: "Hämeenkatu",
    street_number: "12",
    postal_code: "33100",
    postal_place: "Tampere",
    ...overrides,
  };
  await db.insertInto("addresses").values(row).execute();
  return { id: row.id };
}

export async function makeBillingGroup(
  db: Kysely<Database>,
  organization: { id: string },
  overrides: Partial<Insertable<Database["billing_groups"]>> = {},
): Promise<{ id: string; name: string }> {
  const row = {
    id: uuidv7(),
    organization_id: organization.id,
    name: `Laskutusryhmä ${nextNumber()}`,
    type: "regular",
    ...overrides,
  };
  await db.insertInto("billing_groups").values(row).execute();
  return { id: row.id, name: row.name };
}
