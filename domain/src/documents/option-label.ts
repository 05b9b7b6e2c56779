import type { Catalogue } from "../texts/catalogue.ts";
import type { documentFields, FieldName } from "./document-fields.ts";

/** The fields whose value is chosen from a list. */
export type OptionField = {
  [Name in FieldName]: (typeof documentFields)[Name] extends { options: unknown } ? Name : never;
}[FieldName];

const optionWords: Record<OptionField, keyof Catalogue["enumerations"]> = {
  modificationTypes: "modificationType",
  dslType: "dslType",
  interface: "interfaceType",
  connector: "connector",
  otherEndInterface: "interfaceType",
  otherEndConnector: "connector",
  wavelengthTx: "wavelength",
  wavelengthRx: "wavelength",
  deliveryType: "deliveryType",
  contractLength: "contractLength",
  faultType: "faultType",
  invoiceType: "invoiceType",
  estimatedDeliveryTime: "deliveryEstimate",
  rejectReason: "handlingReason",
  inProgressReason: "handlingReason",
};

/** What a user reads for one of a field's options; the option itself where the catalogue does not know it. */
export function optionLabel(enumerations: Catalogue["enumerations"], name: FieldName, option: string | number): string {
  const labels: Readonly<Record<string | number, string>> = Object.hasOwn(optionWords, name)
    ? enumerations[optionWords[name as OptionField]]
    : {};
  return Object.hasOwn(labels, option) ? (labels[option] ?? String(option)) : String(option);
}
