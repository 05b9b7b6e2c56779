import type { InvoiceType } from "@runko/domain/enumerations/invoice-types";
import { changesBetween, type AdminAction } from "@runko/domain/organizations/admin-subjects";
import { checkBillingGroup } from "@runko/domain/organizations/check-billing-group";
import { formatAddress } from "@runko/domain/values/address";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { Removal } from "../platform/http/removal.ts";
import { billingGroupFields } from "./find-billing-groups.ts";

type BillingGroup = {
  name: string;
  type: InvoiceType;
  eBillingAddress: string;
  operatorId: string;
  isDefault: boolean;
  addressId: string | null;
};
type BillingGroupPatch = { [Field in keyof BillingGroup]?: BillingGroup[Field] | undefined };
type Key = { organizationId: string; groupId: string };

const noGroup = { eBillingAddress: "", operatorId: "", isDefault: false, addressId: null };

function patched(before: BillingGroup, patch: BillingGroupPatch): BillingGroup {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/** What the log shows: the address as a reader knows it. */
async function toLogged(trx: Transaction<Database>, { addressId, ...group }: BillingGroup) {
  if (addressId === null) return { ...group, address: null };
  const row = await trx.selectFrom("addresses").selectAll().where("id", "=", addressId).executeTakeFirstOrThrow();
  const { street_name: streetName, street_number: streetNumber, street_letter: streetLetter, apartment } = row;
  const { postal_code: postalCode, postal_place: postalPlace } = row;
  const address = { streetName, streetNumber, streetLetter, apartment, postalCode, postalPlace };
  return { ...group, address: formatAddress(address) };
}

async function logGroup(
  trx: Transaction<Database>,
  actor: AdminActor,
  { organizationId, groupId }: Key,
  action: AdminAction,
  [before, after]: readonly [BillingGroup | null, BillingGroup | null],
): Promise<void> {
  const logged = [before && (await toLogged(trx, before)), after && (await toLogged(trx, after))] as const;
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "billingGroup",
    subjectId: groupId,
    subjectName: (after ?? before)?.name ?? "",
    action,
    changes: changesBetween(...logged),
  });
}

async function refuseUnlessRight(
  trx: Transaction<Database>,
  organizationId: string,
  group: BillingGroup,
): Promise<void> {
  const issues = checkBillingGroup(group);
  if (group.addressId !== null) {
    const own = trx.selectFrom("addresses").select("id").where("organization_id", "=", organizationId);
    const found = await own.where("id", "=", group.addressId).forKeyShare().executeTakeFirst();
    if (!found) issues.push({ path: "addressId", code: "NOT_AN_OPTION" });
  }
  refuseIssues(issues);
}

const lockOrganization = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom("organizations").select("id").where("id", "=", id).forUpdate().execute();

/** Takes the mark of the default off the group that has it; the organization's row keeps two at once apart. */
async function freeDefault(trx: Transaction<Database>, organizationId: string): Promise<void> {
  await lockOrganization(trx, organizationId);
  const ofOrganization = trx.updateTable("billing_groups").set({ is_default: false });
  await ofOrganization.where("organization_id", "=", organizationId).where("is_default", "=", true).execute();
}

const toRow = ({ name, type, eBillingAddress, operatorId, isDefault, addressId }: BillingGroup) => ({
  name,
  type,
  e_billing_address: eBillingAddress,
  operator_id: operatorId,
  is_default: isDefault,
  address_id: addressId,
});

async function lockGroup(
  trx: Transaction<Database>,
  { organizationId, groupId }: Key,
): Promise<BillingGroup | undefined> {
  return await trx
    .selectFrom("billing_groups")
    .select([
      "name",
      "type",
      "e_billing_address as eBillingAddress",
      "operator_id as operatorId",
      "is_default as isDefault",
      "address_id as addressId",
    ])
    .where("id", "=", groupId)
    .where("organization_id", "=", organizationId)
    .where("active", "=", true)
    .$narrowType<{ type: InvoiceType }>()
    .forUpdate()
    .executeTakeFirst();
}

export async function addBillingGroup(
  trx: Transaction<Database>,
  actor: AdminActor,
  organizationId: string,
  given: BillingGroupPatch & Pick<BillingGroup, "name" | "type">,
): Promise<void> {
  const group = patched({ ...noGroup, name: given.name, type: given.type }, given);
  await refuseUnlessRight(trx, organizationId, group);
  if (group.isDefault) await freeDefault(trx, organizationId);
  const groupId = uuidv7();
  await trx
    .insertInto("billing_groups")
    .values({ id: groupId, organization_id: organizationId, ...toRow(group) })
    .execute();
  await logGroup(trx, actor, { organizationId, groupId }, "created", [null, group]);
}

type Change = { patch: BillingGroupPatch; ifMatch: string | undefined };

/** Changes a billing group, only the fields that are given; one that becomes the default takes the mark from another. */
export async function changeBillingGroup(
  db: Kysely<Database>,
  actor: AdminActor,
  key: Key,
  { patch, ifMatch }: Change,
): Promise<void> {
  const { organizationId, groupId } = key;
  await changeKept<BillingGroup>(db, actor, ifMatch, {
    about: { organizationId, subject: "billingGroup", subjectId: groupId },
    load: async (trx) => {
      // The organization first, as for a new default group, so that two changes do not wait for one another.
      if (patch.isDefault) await lockOrganization(trx, organizationId);
      return await lockGroup(trx, key);
    },
    version: {
      version: billingGroupFields.version.sql,
      from: "billing_groups g",
      where: "g.id = $1",
      values: [groupId],
    },
    merge: (before) => patched(before, patch),
    check: (trx, after) => refuseUnlessRight(trx, organizationId, after),
    write: async (trx, after) => {
      if (patch.isDefault) await freeDefault(trx, organizationId);
      await trx.updateTable("billing_groups").set(toRow(after)).where("id", "=", groupId).execute();
    },
    nameOf: ({ name }) => name,
    log: (trx, before, after) => logGroup(trx, actor, key, "changed", [before, after]),
  });
}

/** Removes a billing group; one that a document names stays for that document alone. */
export async function removeBillingGroup(trx: Transaction<Database>, actor: AdminActor, key: Key): Promise<Removal> {
  const before = await lockGroup(trx, key);
  if (!before) throw new Problem("NOT_FOUND");
  const naming = trx.selectFrom("documents").select("id").where("billing_group_id", "=", key.groupId);
  const used = (await naming.limit(1).executeTakeFirst()) !== undefined;
  if (used) {
    const left = trx.updateTable("billing_groups").set({ active: false, is_default: false });
    await left.where("id", "=", key.groupId).execute();
  } else await trx.deleteFrom("billing_groups").where("id", "=", key.groupId).execute();
  await logGroup(trx, actor, key, "deleted", [before, null]);
  return { outcome: used ? "deactivated" : "removed" };
}
