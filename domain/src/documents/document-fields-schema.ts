import { z } from "zod";
import { connectors } from "../enumerations/connectors.ts";
import { contractLengths } from "../enumerations/contract-lengths.ts";
import { deliveryEstimates } from "../enumerations/delivery-estimates.ts";
import { deliveryTypes } from "../enumerations/delivery-types.ts";
import { dslTypes } from "../enumerations/dsl-types.ts";
import { faultTypes } from "../enumerations/fault-types.ts";
import { handlingReasons } from "../enumerations/handling-reasons.ts";
import { interfaceTypes } from "../enumerations/interface-types.ts";
import { invoiceTypes } from "../enumerations/invoice-types.ts";
import { modificationTypes } from "../enumerations/modification-types.ts";
import { wavelengths } from "../enumerations/wavelengths.ts";
import type { IssueCode } from "../values/issue.ts";

/** Shapes only: lengths, formats and what is required are told by checkDocument, in Finnish and all at once. */
const text = z.string().nullable().optional();
const date = z.string().meta({ format: "date" }).nullable().optional();
const instant = z.string().meta({ format: "date-time" }).nullable().optional();
const money = z
  .string()
  .meta({ format: "decimal", examples: ["120.50"] })
  .nullable()
  .optional();
const flag = z.boolean().nullable().optional();
const option = <const T extends readonly string[]>(options: T) => z.enum(options).nullable().optional();
const numberOption = <const T extends readonly number[]>(options: T) =>
  z
    .literal([...options])
    .nullable()
    .optional();

const addressSchema = z.strictObject({
  streetName: text,
  streetNumber: text,
  streetLetter: text,
  apartment: text,
  postalCode: text,
  postalPlace: text,
});
const address = addressSchema.nullable().optional();

/** The one wide schema of a document's form and answer, for all types and categories; null clears a field. */
export const documentFieldsSchema = z
  .strictObject({
    subscriberConnectionId: text,
    modificationTypes: z
      .array(z.enum(modificationTypes, "INVALID_MODIFICATION_TYPE" satisfies IssueCode))
      .nullable()
      .optional(),
    description: text,
    connectionTechnology: text,
    dslType: option(dslTypes),
    capacity: text,
    interface: option(interfaceTypes),
    connector: option(connectors),
    otherEndInterface: option(interfaceTypes),
    otherEndConnector: option(connectors),
    wavelengthTx: numberOption(wavelengths),
    wavelengthRx: numberOption(wavelengths),
    plannedLength: text,
    cableY: text,
    targetExchange: text,
    targetHub: text,
    nniFromId: text,
    nniToId: text,
    connectionConfiguration: text,
    arguments: text,
    installation: text,

    targetAddress: address,
    otherEndAddress: address,
    passageInstructions: text,

    customerName: text,
    contactName: text,
    contactPhone: text,
    contactEmail: text,

    requestedDate: date,
    deliveryType: option(deliveryTypes),
    contractLength: numberOption(contractLengths),
    endReason: text,
    subscriberInfo: text,

    faultType: option(faultTypes),
    faultTime: instant,
    ticketNumber: text,
    terminalChecked: flag,
    configurationChecked: flag,
    terminalLightsChecked: flag,
    sla: text,
    technicalContact: text,
    otherInfo: text,

    invoiceType: option(invoiceTypes),
    billingGroupId: text,
    billingAddress: address,
    customBillingReference: text,

    projectId: text,
    contractNumber: text,
    orderNumber: text,
    followers: z.array(z.string()).nullable().optional(),

    supplierConnectionId: text,
    estimatedDeliveryTime: numberOption(deliveryEstimates),
    estimatedDeliveryDate: date,
    actualDeliveryDate: date,
    connectionLength: text,
    connectionDetails: text,
    connectFee: money,
    monthlyFee: money,
    validUntilDate: date,
    supplierInfo: text,

    correctorName: text,
    correctionActions: text,
    correctionTime: instant,
    severity: text,
    limitingActions: text,
    correctionPrice: money,

    cancelReason: text,
    cancelledBySupplierReason: text,
    rejectReason: option(handlingReasons),
    inProgressReason: option(handlingReasons),
    reasonExplanation: text,
    reopenReason: text,
  })
  .meta({
    id: "DocumentFields",
    description:
      "Which are asked for depends on the type and the category of the product; a 422 names those that lack.",
  });

export type DocumentFields = z.infer<typeof documentFieldsSchema>;
