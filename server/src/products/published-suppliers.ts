import { choosableFirst, judgedField, judgedText } from "../platform/http/answer-judged.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";

const refusal = ["refusal", "refusalText"];

/** What a filter may name of the suppliers that a subscriber chooses among. */
export const publishedSuppliers = publishEntity({
  name: "supplier",
  key: "id",
  defaultOrder: choosableFirst.defaultOrder,
  fields: {
    ...choosableFirst.fields,
    id: judgedField("id", "uuid"),
    name: judgedText("name"),
    businessId: judgedText("businessId"),
    backboneOperator: judgedField("backboneOperator", "boolean"),
    publicSupplier: judgedField("publicSupplier", "boolean"),
    multiproduct: judgedField("multiproduct", "boolean"),
    contractNumber: judgedText("contractNumber"),
  },
  shown: ["minimumNormalDeliveryDays", "deliveryCheckDays", "takes", ...refusal],
  relations: {},
});

/** What a filter may name of the products that a supplier offers to a subscriber. */
export const publishedOffers = publishEntity({
  name: "offeredProduct",
  key: "id",
  defaultOrder: choosableFirst.defaultOrder,
  fields: {
    ...choosableFirst.fields,
    id: judgedField("id", "uuid"),
    supplierId: judgedField("supplierId", "uuid"),
    name: judgedText("name"),
    description: judgedText("description"),
    productGroupId: judgedField("productGroupId", "uuid"),
    productGroupName: judgedText("productGroupName"),
    category: judgedText("category"),
    needsNni: judgedField("needsNni", "boolean"),
    initialFee: judgedField("initialFee", "money"),
    monthlyFee: judgedField("monthlyFee", "money"),
    multiProductAllowed: judgedField("multiProductAllowed", "boolean"),
  },
  shown: ["nniType", "customFields", ...refusal],
  relations: {},
});
