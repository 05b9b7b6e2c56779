import { publishEntity } from "../platform/filter/published-entity.ts";
import { organizationRelations } from "./organization-json.ts";

const relation = () =>
  publishEntity({
    name: "relation",
    key: "id",
    fields: { id: { type: "uuid", column: "o.id" } },
    relations: {},
  });

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
    multiproduct: { type: "boolean", column: "o.multiproduct" },
  },
  shown: ["contactInfo", "eventTypeRights", "activeEventTypes", "minimumNormalDeliveryDays", "deliveryCheckDays"],
  relations: Object.fromEntries(Object.keys(organizationRelations).map((name) => [name, relation])),
});
