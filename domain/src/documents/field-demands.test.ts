import { describe, expect, test } from "vitest";
import { modificationTypes, type ModificationType } from "../enumerations/modification-types.ts";
import { productCategories, type ProductCategory } from "../enumerations/product-categories.ts";
import { documentActions } from "./document-actions.ts";
import { documentTypes, orderTypes, type DocumentType } from "../enumerations/document-types.ts";
import { answerDemands, subscriberDemands, type FieldDemands } from "./field-demands.ts";

/** Field names in one text; a star stands after what is required. */
function written(demands: FieldDemands): string[] {
  return [...demands].map(([name, demand]) => `${name}${demand === "required" ? "*" : ""}`).toSorted();
}

const names = (...texts: string[]) =>
  texts
    .flatMap((text) => text.split(/\s+/))
    .filter((name) => name !== "")
    .toSorted();

// D-13, the column of each category, once for each of the three types that ask by category.
const asked: Record<ProductCategory, { Order: string; Inquiry: string; AvailabilityRequest: string }> = {
  STATIC_AND_SUBSCRIBER_CONNECTIONS: {
    Order: "targetAddress* connectionTechnology cableY targetExchange targetHub installation passageInstructions",
    Inquiry: "targetAddress* connectionTechnology cableY targetExchange targetHub installation passageInstructions",
    AvailabilityRequest: "targetAddress*",
  },
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: {
    Order: `targetAddress* dslType* capacity* cableY targetExchange targetHub installation passageInstructions
      nniFromId nniToId`,
    Inquiry: `targetAddress* dslType capacity* cableY targetExchange targetHub installation passageInstructions
      nniFromId nniToId`,
    AvailabilityRequest: "targetAddress* capacity*",
  },
  ETHERNET_CONNECTION: {
    Order: "targetAddress* capacity* interface* connector* nniFromId* nniToId passageInstructions",
    Inquiry: "targetAddress* capacity* interface* connector nniFromId nniToId passageInstructions",
    AvailabilityRequest: "targetAddress* capacity* interface*",
  },
  STATIC_ETHERNET_CONNECTION: {
    Order: `targetAddress* otherEndAddress* capacity* interface* connector* otherEndInterface* otherEndConnector*
      passageInstructions`,
    Inquiry: `targetAddress* otherEndAddress* capacity* interface* connector otherEndInterface* otherEndConnector
      passageInstructions`,
    AvailabilityRequest: "targetAddress* otherEndAddress* capacity* interface* otherEndInterface*",
  },
  TRANSFER_CAPACITY: {
    Order: "targetAddress* otherEndAddress* capacity* interface* connector* plannedLength",
    Inquiry: "targetAddress* otherEndAddress* capacity* interface* connector plannedLength",
    AvailabilityRequest: "targetAddress* otherEndAddress* capacity* interface*",
  },
  WDM: {
    Order: `targetAddress* otherEndAddress* wavelengthTx* wavelengthRx* capacity* interface* connector*
      plannedLength`,
    Inquiry: "targetAddress* otherEndAddress* wavelengthTx wavelengthRx capacity* interface* connector plannedLength",
    AvailabilityRequest: "targetAddress* otherEndAddress* capacity* interface*",
  },
  IP_TRANSIT: {
    Order: "targetAddress* capacity* interface* connector* connectionConfiguration",
    Inquiry: "targetAddress* capacity* interface* connector connectionConfiguration",
    AvailabilityRequest: "targetAddress* capacity* interface*",
  },
  DEVICE_PLACEMENT: {
    Order: "targetAddress* arguments passageInstructions installation",
    Inquiry: "targetAddress* arguments passageInstructions installation",
    AvailabilityRequest: "targetAddress*",
  },
  ANTENNA_DEVICE_PLACEMENT: {
    Order: "targetAddress* arguments passageInstructions installation",
    Inquiry: "targetAddress* arguments passageInstructions installation",
    AvailabilityRequest: "targetAddress*",
  },
  SERVICES: { Order: "description*", Inquiry: "description", AvailabilityRequest: "" },
};

// D-13, the common part.
const common = {
  Order: `subscriberConnectionId* customerName* contactName* contactPhone* contactEmail requestedDate* deliveryType*
    contractLength* invoiceType billingGroupId billingAddress customBillingReference projectId contractNumber
    orderNumber followers subscriberInfo`,
  Inquiry: `subscriberConnectionId customerName contactName* contactPhone* contactEmail requestedDate* deliveryType
    contractLength* invoiceType billingGroupId billingAddress customBillingReference projectId contractNumber
    orderNumber followers subscriberInfo`,
  AvailabilityRequest: "contactName* contactPhone* contactEmail requestedDate* projectId followers subscriberInfo",
};

describe("what the subscriber's form asks (D-13)", () => {
  const cases = productCategories.flatMap((category) =>
    (["Order", "Inquiry", "AvailabilityRequest"] as const).map((type) => ({ type, category })),
  );

  test.each(cases)("$type of $category", ({ type, category }) => {
    expect(written(subscriberDemands(type, category))).toEqual(names(common[type], asked[category][type]));
  });

  const changeCommon = `modificationTypes* requestedDate* contactName* contactPhone* contactEmail
    subscriberConnectionId deliveryType subscriberInfo projectId contractNumber orderNumber followers`;

  test.each<[ModificationType[], ProductCategory, string]>([
    [[], "WDM", ""],
    [["address"], "ETHERNET_CONNECTION", "targetAddress*"],
    [["address"], "WDM", "targetAddress* otherEndAddress*"],
    [["address"], "SERVICES", ""],
    [["speed"], "IP_TRANSIT", "capacity* interface connector"],
    [["cableY"], "STATIC_AND_SUBSCRIBER_CONNECTIONS", "cableY*"],
    [
      ["address", "speed", "cableY"],
      "TRANSFER_CAPACITY",
      "targetAddress* otherEndAddress* capacity* interface connector cableY*",
    ],
  ])("ChangeOrder of %j of %s", (modifications, category, touched) => {
    expect(written(subscriberDemands("ChangeOrder", category, modifications))).toEqual(names(changeCommon, touched));
  });

  test("another modification is told in words", () => {
    const { length } = names(changeCommon);
    const demands = subscriberDemands("ChangeOrder", "WDM", ["other"]);
    expect(demands.get("subscriberInfo")).toBe("required");
    expect(demands.size).toBe(length);
  });

  test.each(productCategories)("CancelOrder of %s", (category) => {
    expect(written(subscriberDemands("CancelOrder", category))).toEqual(
      names(`requestedDate* endReason subscriberConnectionId contactName contactPhone contactEmail subscriberInfo
        projectId contractNumber orderNumber followers`),
    );
  });

  test.each(productCategories)("Fault of %s", (category) => {
    expect(written(subscriberDemands("Fault", category))).toEqual(
      names(`faultType* faultTime* description* contactName* contactPhone* contactEmail ticketNumber terminalChecked
        configurationChecked terminalLightsChecked sla technicalContact otherInfo subscriberConnectionId targetAddress
        projectId contractNumber orderNumber followers`),
    );
  });

  test("modification types matter to a ChangeOrder alone", () => {
    for (const type of documentTypes.filter((one) => one !== "ChangeOrder"))
      expect(subscriberDemands(type, "WDM", modificationTypes)).toEqual(subscriberDemands(type, "WDM"));
  });
});

// D-14 and the column "needs" of T5, T7 and T7b.
const answers: Record<DocumentType, Partial<Record<"save" | "confirm" | "ready" | "skip", string>>> = {
  AvailabilityRequest: {
    save: "estimatedDeliveryTime connectionLength connectFee monthlyFee supplierInfo",
    ready: "estimatedDeliveryTime* connectionLength connectFee monthlyFee supplierInfo",
    skip: "estimatedDeliveryTime connectionLength connectFee monthlyFee supplierInfo",
  },
  Inquiry: {
    save: "estimatedDeliveryTime connectionLength connectFee monthlyFee validUntilDate supplierInfo",
    ready: "estimatedDeliveryTime* connectionLength connectFee* monthlyFee* validUntilDate* supplierInfo",
    skip: "estimatedDeliveryTime connectionLength connectFee* monthlyFee* validUntilDate* supplierInfo",
  },
  Order: {
    save: `estimatedDeliveryDate supplierConnectionId actualDeliveryDate connectionDetails connectFee monthlyFee
      supplierInfo`,
    confirm: `estimatedDeliveryDate* supplierConnectionId* actualDeliveryDate connectionDetails connectFee monthlyFee
      supplierInfo`,
    ready: `estimatedDeliveryDate* supplierConnectionId* actualDeliveryDate* connectionDetails* connectFee monthlyFee
      supplierInfo`,
    skip: `estimatedDeliveryDate* supplierConnectionId* actualDeliveryDate* connectionDetails connectFee monthlyFee
      supplierInfo`,
  },
  ChangeOrder: {
    save: `estimatedDeliveryDate supplierConnectionId actualDeliveryDate connectionDetails connectFee monthlyFee
      supplierInfo`,
    confirm: `estimatedDeliveryDate* supplierConnectionId actualDeliveryDate connectionDetails connectFee monthlyFee
      supplierInfo`,
    ready: `estimatedDeliveryDate* supplierConnectionId actualDeliveryDate* connectionDetails* connectFee monthlyFee
      supplierInfo`,
    skip: `estimatedDeliveryDate* supplierConnectionId actualDeliveryDate* connectionDetails connectFee monthlyFee
      supplierInfo`,
  },
  CancelOrder: {
    save: `estimatedDeliveryDate supplierConnectionId actualDeliveryDate connectionDetails connectFee monthlyFee
      supplierInfo`,
    confirm: `estimatedDeliveryDate* supplierConnectionId actualDeliveryDate connectionDetails connectFee monthlyFee
      supplierInfo`,
    ready: `estimatedDeliveryDate* supplierConnectionId actualDeliveryDate* connectionDetails connectFee monthlyFee
      supplierInfo`,
    skip: `estimatedDeliveryDate* supplierConnectionId actualDeliveryDate* connectionDetails connectFee monthlyFee
      supplierInfo`,
  },
  Fault: {
    save: "correctorName correctionActions correctionTime severity limitingActions correctionPrice",
    ready: "correctorName* correctionActions* correctionTime* severity limitingActions correctionPrice",
    skip: "correctorName correctionActions correctionTime severity limitingActions correctionPrice",
  },
};

describe("what the supplier's answer asks (D-14)", () => {
  test.each(documentTypes)("%s", (type) => {
    const { save = "", confirm = save, ready = "", skip = "" } = answers[type];
    expect(written(answerDemands(type, { action: "editAnswer" }))).toEqual(names(save));
    expect(written(answerDemands(type, { action: "signReady" }))).toEqual(names(ready));
    expect(written(answerDemands(type, { action: "signReady", skip: true }))).toEqual(names(skip));
    expect(written(answerDemands(type, { action: "confirm" }))).toEqual(names(confirm));
  });

  test.each(documentTypes)("a %s keeps what it was confirmed with", (type) => {
    const ready = { action: "signReady" } as const;
    expect(answerDemands(type, { ...ready, shown: true })).toEqual(answerDemands(type, ready));
    const kept = answerDemands(type, { action: "editAnswer", shown: true });
    expect(kept).toEqual(answerDemands(type, { action: "confirm" }));
  });

  test("a confirmation skips nothing", () => {
    for (const type of orderTypes)
      expect(answerDemands(type, { action: "confirm", skip: true })).toEqual(
        answerDemands(type, { action: "confirm", skip: false }),
      );
  });

  test("no other action requires anything of an answer", () => {
    const others = documentActions.filter((action) => action !== "confirm" && action !== "signReady");
    for (const type of documentTypes)
      for (const action of others) expect([...answerDemands(type, { action }).values()]).not.toContain("required");
  });
});
