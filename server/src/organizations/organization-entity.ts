import { documentTypes } from "@runko/domain/enumerations/document-types";
import { isProductAdmin } from "@runko/domain/organizations/held-roles";
import { organizationRoles, type UserForRights } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  boolean,
  described,
  finnish,
  named,
  nullable,
  shown,
  shownInstant,
  text,
  unsorted,
  uuid,
} from "../platform/entity/fields.ts";
import { byName, many, oneOrNone, values } from "../platform/entity/relations.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { addressFields, addressSchema } from "./address-fields.ts";
import { allowedActions, rolesHeldBy, withRights } from "./organization-rights.ts";

const types = z.array(z.enum(documentTypes));
const asThePortal = (sql: string) => described(shown(sql, z.int().nullable()), "Null: as the portal has it.");
const hasRole = (role: string) =>
  unsorted(
    boolean(`(EXISTS (SELECT FROM organization_role_grants r WHERE r.organization_id = o.id AND r.role = '${role}'))`),
  );

/** Organizations; their relations only when they are included. */
export const organizations = defineEntity({
  name: "organization",
  schema: "Organization",
  table: "organizations",
  as: "o",
  key: "id",
  order: [["name", "ASC"]],
  fields: {
    id: uuid("o.id"),
    name: finnish("o.name"),
    businessId: nullable(text("o.business_id")),
    parentOrganizationId: nullable(uuid("o.parent_organization_id")),
    adminUserId: shown("o.admin_user_id", z.string().nullable()),
    backboneOperator: boolean("o.backbone_operator"),
    publicSupplier: boolean("o.public_supplier"),
    multiproduct: boolean("o.multiproduct"),
    contactInfo: shown("o.contact_info"),
    eventTypeRights: shown("o.event_type_rights", types),
    activeEventTypes: shown("o.active_event_types", types),
    minimumNormalDeliveryDays: shown("o.minimum_normal_delivery_days", z.int()),
    deliveryCheckDays: shown("o.delivery_check_days", z.int()),
    answerDays: shown("o.answer_days", z.int()),
    editLockMinutes: asThePortal("o.edit_lock_minutes"),
    retentionDays: asThePortal("o.retention_days"),
    secondFactorRequired: described(
      shown("o.second_factor_required", z.boolean()),
      "Whether who works in it must have a second factor.",
    ),
    version: described(
      shown("o.version", z.int()),
      "Of the information and settings; a change may send it as If-Match.",
    ),
    sandbox: described(boolean("o.sandbox"), "Whether it is the twin of one above it, for trying out (0182)."),
    closedAt: described(nullable(shownInstant("o.closed_at")), "Since when it is closed (D-53)."),
  },
  filters: {
    closed: boolean("(o.closed_at IS NOT NULL)"),
    ...Object.fromEntries(organizationRoles.map((role) => [`roles.${role}`, hasRole(role)])),
  },
  relations: {
    allowedActions,
    organizationRoles: values(z.enum(organizationRoles), {
      sql: "r.role",
      from: "organization_role_grants r WHERE r.organization_id = o.id",
      order: "r.role",
    }),
    parentOrganization: oneOrNone(named("r"), { from: "organizations r WHERE r.id = o.parent_organization_id" }),
    admin: oneOrNone(named("r", "r.first_name || ' ' || r.last_name"), {
      from: "users r WHERE r.id = o.admin_user_id",
    }),
    children: many(named("r"), { from: "organizations r WHERE r.parent_organization_id = o.id", order: byName }),
    addresses: many(addressFields("r"), {
      from: "addresses r WHERE r.organization_id = o.id",
      order: "r.kind, r.id",
      schema: addressSchema,
    }),
    billingAddress: oneOrNone(addressFields("r"), {
      from: "addresses r WHERE r.organization_id = o.id AND r.kind = 'BILLING' ORDER BY r.id LIMIT 1",
      schema: addressSchema,
    }),
  },
});

/** The user's own organizations and all below them; every one for the product admin (specification §6). */
export const organizationsOf = (user: UserForRights): { scope: Scope; opening: string } => ({
  scope: isProductAdmin(user)
    ? createScope("$1::jsonb IS NULL AND NOT o.sandbox", [rolesHeldBy(user)], ["o"])
    : createScope("o.id IN (SELECT id FROM rights)", [rolesHeldBy(user)], ["o"]),
  opening: withRights,
});
