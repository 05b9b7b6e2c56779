import { texts } from "@runko/domain/texts/texts";

const { fields, customFields } = texts.controlProducts;

/** What an input of the form is called where it is spoken of elsewhere. */
export function fieldLabel(name: string): string {
  const [first = "", index, part] = name.split(".");
  if (first === "customFields" && index !== undefined) {
    const label = part === "selections" ? customFields.selections : customFields.name;
    return customFields.labelOf(Number(index) + 1, label);
  }
  return Object.entries(fields).find(([field]) => field === first)?.[1] ?? first;
}
