import { isoInstant } from "../platform/database/iso-instant.ts";
import { versionSql } from "../platform/database/version-sql.ts";

const parts = ["kind", "street_name", "street_number", "street_letter", "apartment", "postal_code", "postal_place"];
export const addressVersion = (column: string) => versionSql(parts.map((part) => `${column}.${part}`));

const address = (column: string) => `json_build_object('id', ${column}.id, 'kind', ${column}.kind,
  'streetName', ${column}.street_name, 'streetNumber', ${column}.street_number, 'streetLetter', ${column}.street_letter,
  'apartment', ${column}.apartment, 'postalCode', ${column}.postal_code, 'postalPlace', ${column}.postal_place,
  'version', ${addressVersion(column)})`;

const named = "json_build_object('id', r.id, 'name', r.name)";

/** What a filter may include of an organization `o`, each as JSON. */
export const organizationRelations = {
  organizationRoles: `coalesce((SELECT json_agg(r.role ORDER BY r.role)
    FROM organization_role_grants r WHERE r.organization_id = o.id), '[]'::json)`,
  parentOrganization: `(SELECT ${named} FROM organizations r WHERE r.id = o.parent_organization_id)`,
  admin: `(SELECT json_build_object('id', r.id, 'name', r.first_name || ' ' || r.last_name)
    FROM users r WHERE r.id = o.admin_user_id)`,
  children: `coalesce((SELECT json_agg(${named} ORDER BY r.name COLLATE "fi-x-icu", r.id)
    FROM organizations r WHERE r.parent_organization_id = o.id), '[]'::json)`,
  addresses: `coalesce((SELECT json_agg(${address("r")} ORDER BY r.kind, r.id)
    FROM addresses r WHERE r.organization_id = o.id), '[]'::json)`,
  billingAddress: `(SELECT ${address("r")} FROM addresses r
    WHERE r.organization_id = o.id AND r.kind = 'BILLING' ORDER BY r.id LIMIT 1)`,
} as const;
export type OrganizationRelation = keyof typeof organizationRelations;

export const isOrganizationRelation = (name: string): name is OrganizationRelation =>
  Object.hasOwn(organizationRelations, name);

export const addressJson = address;

/** One organization `o` as JSON, with these relations. */
export function organizationJson(relations: readonly OrganizationRelation[]): string {
  const included = relations.map((name) => `, '${name}', ${organizationRelations[name]}`).join("");
  return `json_build_object('id', o.id, 'name', o.name, 'businessId', o.business_id,
    'parentOrganizationId', o.parent_organization_id, 'backboneOperator', o.backbone_operator,
    'adminUserId', o.admin_user_id,
    'publicSupplier', o.public_supplier, 'multiproduct', o.multiproduct, 'contactInfo', o.contact_info,
    'eventTypeRights', o.event_type_rights, 'activeEventTypes', o.active_event_types,
    'minimumNormalDeliveryDays', o.minimum_normal_delivery_days, 'deliveryCheckDays', o.delivery_check_days,
    'editLockMinutes', o.edit_lock_minutes, 'retentionDays', o.retention_days, 'version', o.version,
    'closedAt', ${isoInstant("o.closed_at")}${included})`;
}
