import { texts } from "@runko/domain/texts/texts";
import type { DocumentForm } from "../fields/document-form.ts";
import { inputLabel } from "../fields/input-label.ts";
import { checkEdit, type EditRules } from "./check-edit.ts";

const words = texts.documentPage.edit;
const few = 3;

/** The labels of the required fields that are still empty, an address once. */
export function missingLabels(form: DocumentForm, rules: EditRules): string[] {
  const customNames = form.customFields.map(({ name }) => name);
  const names = checkEdit(form, rules, new Date())
    .filter(({ code }) => code === "REQUIRED" || code === "MODIFICATION_TYPES_REQUIRED")
    .map(({ path }) => (path.startsWith("document.") ? path.split(".").slice(0, 2).join(".") : path));
  return [...new Set(names.map((name) => inputLabel(name, rules.base.documentType, customNames)))];
}

/** What is missing, in a line: by name when there are few. */
export function missingText(labels: readonly string[]): string | undefined {
  if (labels.length === 0) return undefined;
  return labels.length <= few ? words.missingList(labels.join(", ")) : words.missing(labels.length);
}
