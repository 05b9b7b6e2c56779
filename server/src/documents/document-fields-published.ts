import type { PathRole } from "@runko/domain/organizations/roles";
import { addressParts } from "@runko/domain/values/address";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type {
  FieldType,
  PublishedEntity,
  PublishedField,
  PublishedFields,
} from "../platform/filter/published-entity.ts";
import { publishEntity, publishFields } from "../platform/filter/published-entity.ts";
import { plainRelation } from "../platform/filter/plain-relation.ts";
import { fileSchema } from "../attachments/file-schema.ts";
import { addressColumn, fieldColumns } from "./document-columns.ts";
import { eventProductSchema } from "./document-schema.ts";
import { capacity, handlerName, lookedUp, shownColumn } from "./document-json.ts";
import { shownPrice } from "./product-prices.ts";

const scalars: Record<string, [FieldType, string]> = {
  id: ["integer", "d.id"],
  documentType: ["text", "d.document_type"],
  eventState: ["text", "d.event_state"],
  caseId: ["integer", "d.case_id"],
  archived: ["boolean", "d.archived"],
  rejected: ["boolean", "d.rejected"],
  ordered: ["boolean", "d.ordered"],
  modified: ["boolean", "d.modified"],
  disconnected: ["boolean", "d.disconnected"],
  userProcessed: ["boolean", "d.user_processed"],
  returned: ["boolean", "d.returned"],
  cancelledByCustomer: ["boolean", "d.cancelled_by_customer"],
  cancelledBySupplier: ["boolean", "d.cancelled_by_supplier"],
  cancelConfirmed: ["boolean", "d.cancel_confirmed"],
  subscriberId: ["uuid", "d.subscriber_id"],
  supplierId: ["uuid", "d.supplier_id"],
  category: ["text", "d.category"],
  productGroupId: ["uuid", "d.product_group_id"],
  handledById: ["uuid", "d.supplier_user_id"],
  createdAt: ["instant", "d.created_at"],
  updatedAt: ["instant", "d.updated_at"],
  version: ["integer", "d.version"],
};

const names: Record<string, string> = {
  productName: "d.product_name",
  "subscriber.name": "sub.name",
  "supplier.name": "sup.name",
  handledByName: handlerName,
};

const columnTypes: Partial<Record<FieldName, FieldType>> = {
  requestedDate: "date",
  estimatedDeliveryDate: "date",
  actualDeliveryDate: "date",
  validUntilDate: "date",
  nniFromId: "uuid",
  nniToId: "uuid",
  billingGroupId: "uuid",
};

const finnish = (column: string): PublishedField => ({ type: "text", column, collate: "fi" });

function fieldsOfDocument(role: PathRole, prefix: string): Record<string, PublishedField> {
  const own = Object.keys(fieldColumns) as (keyof typeof fieldColumns)[];
  const ofAddress = (field: "targetAddress" | "otherEndAddress") =>
    addressParts.map((part): [string, PublishedField] => [
      `${prefix}${field}.${part}`,
      finnish(`d.${addressColumn(field, part)}`),
    ]);
  return Object.fromEntries([
    ...own.map((name): [string, PublishedField] => {
      const type = columnTypes[name] ?? "text";
      const column = shownColumn(name, role);
      return [`${prefix}${name}`, type === "text" ? finnish(column) : { type, column }];
    }),
    ...ofAddress("targetAddress"),
    ...ofAddress("otherEndAddress"),
    // As free text ("1G", "300 Mbit/s") it has no order.
    [`${prefix}capacity`, { type: "text", column: capacity, sortable: false }],
  ]);
}

/** Found for each row by a look elsewhere: too dear to sort whole lists by. */
function lookedUpFields(role: PathRole): Record<string, PublishedField> {
  const entries = Object.entries(lookedUp(role)).map(([name, column]): [string, PublishedField] => [
    name,
    { type: name === "processingFaultReport" ? "boolean" : "integer", column, sortable: false },
  ]);
  return Object.fromEntries(entries);
}

/** What a filter may choose of what documents include. */
const documentRelations = {
  subscriber: plainRelation("organization", ["name"]),
  supplier: plainRelation("organization", ["name"]),
  eventProducts: plainRelation("eventProduct", Object.keys(eventProductSchema.shape)),
  files: plainRelation("file", Object.keys(fileSchema.shape)),
  originalEvent: plainRelation("originalEvent", ["documentType", "eventState"]),
};

function makeEntity(role: PathRole): PublishedEntity {
  return publishEntity({
    name: "document",
    key: "id",
    defaultOrder: [{ field: "id", direction: "DESC" }],
    fields: {
      ...Object.fromEntries(Object.entries(scalars).map(([name, [type, column]]) => [name, { type, column }])),
      ...Object.fromEntries(Object.entries(names).map(([name, column]) => [name, finnish(column)])),
      ...lookedUpFields(role),
      ...fieldsOfDocument(role, "document."),
    },
    relations: documentRelations,
  });
}

/** What a filter may name of documents, as each role may see them (D-28). */
export const publishedDocuments: Record<PathRole, PublishedEntity> = {
  SUBSCRIBER: makeEntity("SUBSCRIBER"),
  SUPPLIER: makeEntity("SUPPLIER"),
  ERROR_HANDLER: makeEntity("ERROR_HANDLER"),
};

/** What `docWhere` may name: the fields of the form and answer, without their prefix. */
export const publishedForm: Record<PathRole, PublishedFields> = {
  SUBSCRIBER: publishFields({ name: "document", fields: fieldsOfDocument("SUBSCRIBER", "") }),
  SUPPLIER: publishFields({ name: "document", fields: fieldsOfDocument("SUPPLIER", "") }),
  ERROR_HANDLER: publishFields({ name: "document", fields: fieldsOfDocument("ERROR_HANDLER", "") }),
};

const productsOf = (role: PathRole) =>
  publishFields({
    name: "eventProduct",
    fields: {
      productId: { type: "uuid", column: "p.product_id" },
      productName: finnish("p.product_name"),
      active: { type: "boolean", column: shownPrice("active", role) },
      // A fault has no prices, and its handler learns none by a filter (D-47).
      ...(role !== "ERROR_HANDLER" && {
        productPrice: { type: "money", column: shownPrice("product_price", role) },
        monthPrice: { type: "money", column: shownPrice("month_price", role) },
      }),
    },
  });

/** What `prodWhere` may name. */
export const publishedProducts: Record<PathRole, PublishedFields> = {
  SUBSCRIBER: productsOf("SUBSCRIBER"),
  SUPPLIER: productsOf("SUPPLIER"),
  ERROR_HANDLER: productsOf("ERROR_HANDLER"),
};

const addressOf = (field: "targetAddress" | "otherEndAddress") =>
  publishFields({
    name: field,
    fields: Object.fromEntries(addressParts.map((part) => [part, finnish(`d.${addressColumn(field, part)}`)])),
  });

export const publishedTargetAddress = addressOf("targetAddress");
export const publishedOtherEndAddress = addressOf("otherEndAddress");
