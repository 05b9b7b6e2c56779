import { checkDocument, demandsOf, type CheckContext } from "@runko/domain/documents/check-document";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { Demand } from "@runko/domain/documents/field-demands";
import { checkCustomFields, customFieldsOf, type CustomFieldDefinition } from "@runko/domain/products/custom-fields";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import type { DocumentChange, WholeDocument } from "../api/entities.ts";
import type { DocumentForm } from "../fields/document-form.ts";
import { changedFields, toFields } from "../fields/form-values.ts";
import { spreadAddressIssues } from "../fields/spread-address-issues.ts";

/** The actions that take fields of the document along. */
export const editActions = ["edit", "editAnswer", "confirm", "signReady"] as const;
export type EditAction = (typeof editActions)[number];

export type EditRules = {
  /** The document as it was when the editing began. */
  base: Pick<
    WholeDocument,
    "documentType" | "category" | "document" | "eventProducts" | "answerShown" | "createdAt" | "stateDates"
  >;
  action: EditAction;
  /** The delivery fields are left out of signReady (D-14). */
  skip: boolean;
  minimumNormalDays: number;
  needsNni: boolean;
  customFields: readonly CustomFieldDefinition[];
};

function partOf({ base, action, skip }: EditRules): CheckContext["part"] {
  return action === "edit" ? { of: "subscriber" } : { of: "answer", action, skip, shown: base.answerShown };
}

function contextOf(rules: EditRules, now: Date): CheckContext {
  const { base, minimumNormalDays, needsNni } = rules;
  return {
    documentType: base.documentType,
    category: base.category,
    today: todayInHelsinki(now),
    now: now.toISOString(),
    minimumNormalDays,
    needsNni,
    before: base.document,
    history: {
      createdAt: base.createdAt,
      confirmedAt: base.stateDates.CONFIRMED ?? null,
      faultTime: base.document.faultTime ?? null,
    },
    part: partOf(rules),
  };
}

/** The fields that become inputs, each with whether the action asks for it. */
export function editedFields(document: DocumentFields, rules: EditRules): ReadonlyMap<FieldName, Demand> {
  const { documentType, category } = rules.base;
  return demandsOf(document, { documentType, category, needsNni: rules.needsNni, part: partOf(rules) });
}

function customValues(form: DocumentForm, { customFields, base }: EditRules): Record<string, string> {
  const names = new Set(customFieldsOf(customFields, base.documentType).map(({ name }) => name));
  const said = form.customFields.filter(({ name, value }) => names.has(name) && value.trim() !== "");
  return Object.fromEntries(said.map(({ name, value }) => [name, value.trim()]));
}

function customFieldIssues(form: DocumentForm, rules: EditRules): Issue[] {
  if (rules.action !== "edit") return [];
  const { customFields, base } = rules;
  const names = customFieldsOf(customFields, base.documentType).map(({ name }) => name);
  const issues = checkCustomFields(customFields, customValues(form, rules), { type: base.documentType, path: "" });
  return issues.map((issue) => ({ ...issue, path: `customFields.${names.indexOf(issue.path.slice(1))}.value` }));
}

/** Everything that stands in the way of the action, with the names of the form's inputs as paths. */
export function checkEdit(form: DocumentForm, rules: EditRules, now: Date): Issue[] {
  const names = editedFields(toFields(form.document, ["modificationTypes"]), rules).keys();
  const issues = checkDocument(toFields(form.document, names), contextOf(rules, now));
  return [
    ...spreadAddressIssues(issues).map((issue) => ({ ...issue, path: `document.${issue.path}` })),
    ...customFieldIssues(form, rules),
  ];
}

/** The first product with these values of its own fields, the others as they are: one that is not sent is taken away. */
const productsWith = ([edited, ...others]: EditRules["base"]["eventProducts"], custom: Record<string, string>) =>
  edited && [
    { productId: edited.productId, customFields: custom },
    ...others.map(({ productId, customFields }) => ({ productId, customFields })),
  ];

/** What is sent: the changed fields alone, so that nothing another user changed meanwhile is written over. */
export function changeOf(form: DocumentForm, rules: EditRules): DocumentChange {
  const { base, action, skip } = rules;
  const names = editedFields(toFields(form.document, ["modificationTypes"]), rules).keys();
  const [product] = base.eventProducts;
  const custom = customValues(form, rules);
  const asked = action === "edit" && product ? customFieldsOf(rules.customFields, base.documentType) : [];
  const customChanged = asked.some(({ name }) => (custom[name] ?? "") !== (product?.customFields[name] ?? ""));
  const eventProducts = customChanged ? productsWith(base.eventProducts, custom) : undefined;
  return {
    action,
    document: changedFields(base.document, form.document, names),
    ...(eventProducts && { eventProducts }),
    ...(action === "signReady" && skip && { skip }),
  };
}

/** Whether anything would be saved. */
export const changesSomething = ({ document, eventProducts }: DocumentChange): boolean =>
  Object.keys(document ?? {}).length > 0 || eventProducts !== undefined;
