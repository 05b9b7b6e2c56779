import { organizationRoles, type OrganizationRole } from "@runko/domain/organizations/roles";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { PublishedEntity } from "../platform/filter/published-entity.ts";
import type { OrganizationRelation } from "./organization-json.ts";

/** A relation of which a filter may choose fields, and nothing else. */
const relation = (name: string, fields: readonly string[]) => (): PublishedEntity =>
  publishEntity({
    name,
    key: "id",
    fields: { id: { type: "uuid", column: "r.id", filterable: false, sortable: false } },
    shown: fields,
    relations: {},
  });

const addressFields = ["kind", "streetName", "streetNumber", "streetLetter", "apartment", "postalCode", "postalPlace"];

const relations: Record<OrganizationRelation, () => PublishedEntity> = {
  organizationRoles: relation("organizationRole", []),
  parentOrganization: relation("parentOrganization", ["name"]),
  admin: relation("admin", ["name"]),
  children: relation("child", ["name"]),
  addresses: relation("address", addressFields),
  billingAddress: relation("billingAddress", addressFields),
};

const hasRole = (role: OrganizationRole) =>
  ({
    type: "boolean",
    column: `(EXISTS (SELECT FROM organization_role_grants r WHERE r.organization_id = o.id AND r.role = '${role}'))`,
    sortable: false,
  }) as const;

/** What a filter may name of organizations (D-28). */
export const publishedOrganizations = publishEntity({
  name: "organization",
  key: "id",
  defaultOrder: [{ field: "name", direction: "ASC" }],
  fields: {
    id: { type: "uuid", column: "o.id" },
    name: { type: "text", column: "o.name", collate: "fi" },
    businessId: { type: "text", column: "o.business_id" },
    parentOrganizationId: { type: "uuid", column: "o.parent_organization_id" },
    backboneOperator: { type: "boolean", column: "o.backbone_operator" },
    publicSupplier: { type: "boolean", column: "o.public_supplier" },
    ...Object.fromEntries(organizationRoles.map((role) => [`roles.${role}`, hasRole(role)])),
    multiproduct: { type: "boolean", column: "o.multiproduct" },
    closed: { type: "boolean", column: "(o.closed_at IS NOT NULL)" },
  },
  shown: [
    "adminUserId",
    "contactInfo",
    "eventTypeRights",
    "activeEventTypes",
    "minimumNormalDeliveryDays",
    "deliveryCheckDays",
    "editLockMinutes",
    "retentionDays",
    "version",
    "closedAt",
  ],
  relations,
});
