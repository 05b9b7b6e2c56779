import { addressKinds } from "@runko/domain/enumerations/address-kinds";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { checkAddress, formatAddress } from "@runko/domain/values/address";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { addressFields } from "./address-fields.ts";

/** Shapes only; what the parts must say is told by checkAddress. */
export const newAddressSchema = z.strictObject({
  kind: z.enum(addressKinds),
  streetName: z.string().default(""),
  streetNumber: z.string().default(""),
  streetLetter: z.string().default(""),
  apartment: z.string().default(""),
  postalCode: z.string().default(""),
  postalPlace: z.string().default(""),
});
type WrittenAddress = z.output<typeof newAddressSchema>;

type AddressId = { id: string; organizationId: string };

function columnsOf({ kind, ...address }: WrittenAddress) {
  const issues = checkAddress(address, { path: "", required: true });
  refuseIssues(issues);
  return {
    kind,
    street_name: address.streetName.trim(),
    street_number: address.streetNumber.trim(),
    street_letter: address.streetLetter.trim(),
    apartment: address.apartment.trim(),
    postal_code: address.postalCode.trim(),
    postal_place: address.postalPlace.trim(),
  };
}

async function lockAddress(trx: Transaction<Database>, { id, organizationId }: AddressId): Promise<WrittenAddress> {
  const address = await trx
    .selectFrom("addresses")
    .select([
      "kind",
      "street_name as streetName",
      "street_number as streetNumber",
      "street_letter as streetLetter",
      "apartment",
      "postal_code as postalCode",
      "postal_place as postalPlace",
    ])
    .where("id", "=", id)
    .where("organization_id", "=", organizationId)
    .forUpdate()
    .executeTakeFirst();
  if (!address) throw new Problem("NOT_FOUND");
  return { ...address, kind: newAddressSchema.shape.kind.parse(address.kind) };
}

async function logAddress(
  trx: Transaction<Database>,
  actor: AdminActor,
  { id, organizationId }: AddressId,
  { before, after }: { before: WrittenAddress | null; after: WrittenAddress | null },
): Promise<void> {
  const shown = after ?? before;
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "address",
    subjectId: id,
    subjectName: shown ? formatAddress(shown) : "",
    action: before === null ? "created" : after === null ? "deleted" : "changed",
    changes: changesBetween(before, after),
  });
}

export async function addAddress(
  trx: Transaction<Database>,
  actor: AdminActor,
  organizationId: string,
  address: WrittenAddress,
): Promise<void> {
  const id = uuidv7();
  await trx
    .insertInto("addresses")
    .values({ ...columnsOf(address), id, organization_id: organizationId })
    .execute();
  await logAddress(trx, actor, { id, organizationId }, { before: null, after: address });
}

/** Makes the address what is given; billing groups that name it follow. */
export async function changeAddress(
  db: Kysely<Database>,
  actor: AdminActor,
  which: AddressId,
  { address, ifMatch }: { address: WrittenAddress; ifMatch: string | undefined },
): Promise<void> {
  const { id, organizationId } = which;
  await changeKept<WrittenAddress>(db, actor, ifMatch, {
    about: { organizationId, subject: "address", subjectId: id },
    load: (trx) => lockAddress(trx, which),
    version: { version: addressFields("a").version.sql, from: "addresses a", where: "a.id = $1", values: [id] },
    merge: () => address,
    write: async (trx, after) => {
      await trx.updateTable("addresses").set(columnsOf(after)).where("id", "=", id).execute();
    },
    nameOf: formatAddress,
  });
}

/** Takes an address away; one at which a billing group is billed is refused with the names of those groups: 409. */
export async function deleteAddress(trx: Transaction<Database>, actor: AdminActor, which: AddressId): Promise<void> {
  const before = await lockAddress(trx, which);
  const billed = trx.selectFrom("billing_groups").select(["id", "name"]).where("address_id", "=", which.id);
  const groups = await billed.where("active", "=", true).orderBy("name").orderBy("id").execute();
  const names = groups.map(({ name }) => name);
  if (groups.length > 0)
    throw new Problem("ADDRESS_IN_USE", {
      detail: ({ organizations }) => organizations.namesOf(names, 0),
      members: { inTheWay: groups },
    });
  // What is left of removed groups no longer needs it.
  await trx.updateTable("billing_groups").set({ address_id: null }).where("address_id", "=", which.id).execute();
  await trx.deleteFrom("addresses").where("id", "=", which.id).execute();
  await logAddress(trx, actor, which, { before, after: null });
}
