import type { OrganizationField } from "@runko/domain/organizations/organization-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { sql, type Transaction, type Updateable } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The fields that administrators write, as they are stored. */
export type OrganizationRecord = {
  name: string;
  businessId: string | null;
  contactInfo: string;
  adminUserId: string | null;
  eventTypeRights: DocumentType[];
  activeEventTypes: DocumentType[];
  minimumNormalDeliveryDays: number;
  deliveryCheckDays: number;
  answerDays: number;
  editLockMinutes: number | null;
  retentionDays: number | null;
  secondFactorRequired: boolean;
  backboneOperator: boolean;
  publicSupplier: boolean;
  multiproduct: boolean;
};

const organizationColumns = {
  name: "name",
  businessId: "business_id",
  contactInfo: "contact_info",
  adminUserId: "admin_user_id",
  eventTypeRights: "event_type_rights",
  activeEventTypes: "active_event_types",
  minimumNormalDeliveryDays: "minimum_normal_delivery_days",
  deliveryCheckDays: "delivery_check_days",
  answerDays: "answer_days",
  editLockMinutes: "edit_lock_minutes",
  retentionDays: "retention_days",
  secondFactorRequired: "second_factor_required",
  backboneOperator: "backbone_operator",
  publicSupplier: "public_supplier",
  multiproduct: "multiproduct",
} as const satisfies Record<OrganizationField, keyof Database["organizations"]>;

/** The fields that are given, as columns. */
export function toColumns(fields: Partial<OrganizationRecord>): Updateable<Database["organizations"]> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [organizationColumns[field as OrganizationField], value]));
}

/** One organization with its row locked; the caller has checked that it is seen. */
export async function lockOrganization(
  trx: Transaction<Database>,
  id: string,
): Promise<(OrganizationRecord & { parentOrganizationId: string | null }) | undefined> {
  return await trx
    .selectFrom("organizations")
    .select([
      "name",
      "business_id as businessId",
      "contact_info as contactInfo",
      "admin_user_id as adminUserId",
      "event_type_rights as eventTypeRights",
      "active_event_types as activeEventTypes",
      "minimum_normal_delivery_days as minimumNormalDeliveryDays",
      "delivery_check_days as deliveryCheckDays",
      "answer_days as answerDays",
      "edit_lock_minutes as editLockMinutes",
      "retention_days as retentionDays",
      "second_factor_required as secondFactorRequired",
      "backbone_operator as backboneOperator",
      "public_supplier as publicSupplier",
      "multiproduct",
      "parent_organization_id as parentOrganizationId",
    ])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The organization, where others may stand below it: not in a sandbox, whose rights nobody gave (0182). */
export async function lockParent(trx: Transaction<Database>, id: string): ReturnType<typeof lockOrganization> {
  const may = trx.selectFrom("organizations").select("id").where("id", "=", id).where("sandbox", "=", false);
  return (await may.executeTakeFirst()) && (await lockOrganization(trx, id));
}

/** Tells those who have read the organization that it is another now. */
export async function raiseVersion(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable("organizations")
    .set({ version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** The roles that an organization has; locked, so that none is taken or given beside. */
export async function lockRoles(trx: Transaction<Database>, organizationId: string): Promise<OrganizationRole[]> {
  const rows = await trx
    .selectFrom("organization_role_grants")
    .select("role")
    .where("organization_id", "=", organizationId)
    .orderBy("role")
    .forUpdate()
    .execute();
  return rows.map(({ role }) => role);
}
