import { documentTypes } from "@runko/domain/enumerations/document-types";
import { refusalCodes } from "@runko/domain/problems/refusal-codes";
import { connectionKinds } from "@runko/domain/enumerations/connection-kinds";
import { customFieldKinds } from "@runko/domain/enumerations/custom-field-kinds";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import { issueCodes } from "@runko/domain/values/issue";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { described } from "../platform/entity/fields.ts";
import {
  choosableFirst,
  judgedFlag,
  judgedId,
  judgedMoney,
  judgedOf,
  judgedRows,
  judgedText,
  judgedValue,
} from "../platform/entity/judged-fields.ts";

const refusal = {
  refusal: described(
    judgedValue("refusal", z.enum([...new Set([...refusalCodes, ...issueCodes])]).nullable()),
    "Why it is shown but cannot be chosen; null when it can.",
  ),
  refusalText: described(judgedValue("refusalText", z.string().nullable()), "The same in words."),
};

/** The suppliers that a subscriber chooses among. */
export const suppliers = defineEntity({
  ...judgedRows,
  ...choosableFirst,
  name: "supplier",
  schema: "Supplier",
  key: "id",
  fields: {
    id: judgedId(),
    name: judgedText("name"),
    businessId: judgedOf("businessId", z.string().nullable()),
    backboneOperator: judgedFlag("backboneOperator"),
    publicSupplier: judgedFlag("publicSupplier"),
    multiproduct: judgedFlag("multiproduct"),
    minimumNormalDeliveryDays: described(judgedValue("minimumNormalDeliveryDays", z.int()), "Working days (D-16)."),
    deliveryCheckDays: judgedValue("deliveryCheckDays", z.int()),
    contractNumber: judgedText("contractNumber"),
    takes: described(
      judgedValue("takes", z.array(z.enum(documentTypes))),
      "The types that this subscriber may send to it now.",
    ),
    ...refusal,
  },
});

const customFieldSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(customFieldKinds),
  required: z.boolean(),
  onlyForOrders: z.boolean(),
  selections: z.array(z.string()).readonly(),
});

/** The products that a supplier offers to a subscriber. */
export const offers = defineEntity({
  ...judgedRows,
  ...choosableFirst,
  name: "offeredProduct",
  schema: "OfferedProduct",
  key: "id",
  fields: {
    id: judgedId(),
    supplierId: judgedId("supplierId"),
    name: judgedText("name"),
    description: judgedText("description"),
    productGroupId: judgedId("productGroupId"),
    productGroupName: judgedText("productGroupName"),
    category: judgedOf("category", z.enum(productCategories)),
    needsNni: judgedFlag("needsNni"),
    nniType: judgedValue("nniType", z.enum(connectionKinds).nullable()),
    initialFee: judgedMoney("initialFee"),
    monthlyFee: judgedMoney("monthlyFee"),
    slaClass: described(judgedValue("slaClass", z.string().nullable()), "The SLA class by which it is served."),
    interfaces: described(
      judgedValue("interfaces", z.array(z.string()).readonly()),
      "The interfaces that may be chosen, as they are spelt here; empty: any. So with the connectors and capacities.",
    ),
    connectors: judgedValue("connectors", z.array(z.string()).readonly()),
    capacities: judgedValue("capacities", z.array(z.string()).readonly()),
    customFields: judgedValue("customFields", z.array(customFieldSchema)),
    multiProductAllowed: judgedFlag("multiProductAllowed"),
    ...refusal,
  },
});
