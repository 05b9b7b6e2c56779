import { documentFields, type FieldName } from "@runko/domain/documents/document-fields";
import { texts } from "@runko/domain/texts/texts";
import { isChoiceInput } from "./asked-fields.ts";

const words = texts.documentForm.missing;

const chosenKinds: ReadonlySet<string> = new Set(["option", "numberOption", "options", "nni", "billingGroup"]);

function fieldOf(input: string): FieldName | undefined {
  const [root, name = ""] = input.split(".");
  return root === "document" && Object.hasOwn(documentFields, name) ? (name as FieldName) : undefined;
}

const isChosen = (input: string, field: FieldName | undefined): boolean =>
  isChoiceInput(input) || (field !== undefined && chosenKinds.has(documentFields[field].kind));

const isOwnField = (input: string): boolean => /(?:^|\.)customFields\./.test(input);

/** As it stands within a sentence: what is written in capitals stays so. */
const withinSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;

/** What is to be done at an input in which nothing is: "Anna asiakkaan nimi"; a product's own field is called as its supplier wrote it. */
export function missingWords(input: string, label: string): string {
  const field = fieldOf(input);
  const otherwise = field && words.otherwise[field];
  if (otherwise) return otherwise;
  return (isChosen(input, field) ? words.choose : words.give)(isOwnField(input) ? label : withinSentence(label));
}
