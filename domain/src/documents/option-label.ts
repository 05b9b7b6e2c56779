import { texts } from "../texts/texts.ts";
import type { documentFields, FieldName } from "./document-fields.ts";

/** The fields whose value is chosen from a list. */
export type OptionField = {
  [Name in FieldName]: (typeof documentFields)[Name] extends { options: unknown } ? Name : never;
}[FieldName];

const words = texts.enumerations;

const optionWords: Record<OptionField, Readonly<Record<string | number, string>>> = {
  modificationTypes: words.modificationType,
  dslType: words.dslType,
  interface: words.interfaceType,
  connector: words.connector,
  otherEndInterface: words.interfaceType,
  otherEndConnector: words.connector,
  wavelengthTx: words.wavelength,
  wavelengthRx: words.wavelength,
  deliveryType: words.deliveryType,
  contractLength: words.contractLength,
  faultType: words.faultType,
  invoiceType: words.invoiceType,
  estimatedDeliveryTime: words.deliveryEstimate,
  rejectReason: words.handlingReason,
  inProgressReason: words.handlingReason,
};

/** What a user reads for one of a field's options; the option itself where the catalogue does not know it. */
export function optionLabel(name: FieldName, option: string | number): string {
  const labels = Object.hasOwn(optionWords, name) ? optionWords[name as OptionField] : {};
  return Object.hasOwn(labels, option) ? (labels[option] ?? String(option)) : String(option);
}
