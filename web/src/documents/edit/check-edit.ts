import { checkInput } from "@runko/domain/documents/check-input";
import type { ConnectionLimits } from "@runko/domain/documents/connection-limits";
import { checkDocument, demandsOf, type CheckContext } from "@runko/domain/documents/check-document";
import { actionTable } from "@runko/domain/documents/document-actions";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { Demand } from "@runko/domain/documents/field-demands";
import { feesOf } from "@runko/domain/documents/product-fees";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import { isMoney } from "@runko/domain/values/money";
import { sameValue } from "../../components/forms/same-value.ts";
import type { DocumentChange, Product, WholeDocument } from "../api/entities.ts";
import { customFieldIssues, customValues } from "../fields/custom-values.ts";
import { chosenProducts, pricesOf, type DocumentForm } from "../fields/document-form.ts";
import { changedFields, toFields } from "../fields/form-values.ts";
import { spreadAddressIssues } from "../fields/spread-address-issues.ts";

/** The actions that take fields of the document along. */
export const editActions = ["edit", "editAnswer", "confirm", "signReady"] as const;
export type EditAction = (typeof editActions)[number];

export type KnownProduct = Pick<Product, "id" | "needsNni" | "customFields"> & Partial<ConnectionLimits>;

export type EditRules = {
  /** The document as it was when the editing began. */
  base: Pick<
    WholeDocument,
    | "documentType"
    | "eventState"
    | "category"
    | "document"
    | "eventProducts"
    | "answerShown"
    | "createdAt"
    | "stateDates"
  >;
  action: EditAction;
  /** The delivery fields are left out of signReady (D-14). */
  skip: boolean;
  minimumNormalDays: number;
  /** The chosen products as they are known now, in the order of choosing. */
  products: readonly KnownProduct[];
};

function partOf({ base, action, skip }: EditRules): CheckContext["part"] {
  return action === "edit" ? { of: "subscriber" } : { of: "answer", action, skip, shown: base.answerShown };
}

/** What the document says stays valid beside the limits of its products, as long as they are the same. */
export const agreedOf = ({ base, products }: Pick<EditRules, "base" | "products">): DocumentFields | undefined =>
  products.every(({ id }) => base.eventProducts.some(({ productId }) => productId === id)) ? base.document : undefined;

const needsNni = ({ products }: EditRules) => products.some((product) => product.needsNni);

function contextOf(rules: EditRules, now: Date): CheckContext {
  const { base, minimumNormalDays } = rules;
  return {
    documentType: base.documentType,
    category: base.category,
    today: todayInHelsinki(now),
    now: now.toISOString(),
    minimumNormalDays,
    needsNni: needsNni(rules),
    products: rules.action === "edit" ? rules.products : [],
    before: base.document,
    agreed: agreedOf(rules),
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
  return demandsOf(document, { documentType, category, needsNni: needsNni(rules), part: partOf(rules) });
}

const feeNames = ["connectFee", "monthlyFee"] as const;

/** Whether the fees are given by product: every answer that has fees does so. */
export const pricesProducts = (asked: ReadonlyMap<FieldName, unknown>, { prices }: DocumentForm): boolean =>
  asked.has("connectFee") && prices.length > 0;

const pricesChanged = ({ prices }: DocumentForm, { base }: EditRules): boolean => !sameValue(prices, pricesOf(base));

/** The form with the fees that its products make: where a price was changed, or a fee is asked that is not there. */
export function withFees(form: DocumentForm, rules: EditRules): DocumentForm {
  const asked = editedFields({}, rules);
  if (!pricesProducts(asked, form)) return form;
  const fees = feesOf(form.prices);
  const changed = pricesChanged(form, rules);
  const given = feeNames.map((name) => {
    const isAsked = changed || (asked.get(name) === "required" && form.document[name] === "");
    return [name, isAsked ? (fees[name] ?? "") : form.document[name]];
  });
  return { ...form, document: { ...form.document, ...Object.fromEntries(given) } };
}

function priceIssues(form: DocumentForm, rules: EditRules): Issue[] {
  if (!pricesProducts(editedFields({}, rules), form)) return [];
  const none: Issue[] = form.prices.some(({ active }) => active)
    ? []
    : [{ path: "prices.0.active", code: "NO_ACTIVE_PRODUCT" }];
  const amounts = form.prices.flatMap((row, index) =>
    (["productPrice", "monthPrice"] as const).flatMap((name): Issue[] =>
      isMoney(row[name])
        ? []
        : [{ path: `prices.${index}.${name}`, code: row[name].trim() === "" ? "REQUIRED" : "INVALID_MONEY" }],
    ),
  );
  return [...none, ...amounts];
}

function productIssues(form: DocumentForm, { action, base, products }: EditRules): Issue[] {
  if (action !== "edit") return [];
  const none: Issue[] =
    base.eventProducts.length > 0 && form.productId === "" ? [{ path: "productId", code: "PRODUCT_REQUIRED" }] : [];
  return [...none, ...customFieldIssues(form, products, base.documentType)];
}

/** Whether this day moves the one that is confirmed. */
export const movesDate = (estimated: string, { base, action }: Pick<EditRules, "base" | "action">): boolean => {
  const confirmed = base.document.estimatedDeliveryDate ?? "";
  return action !== "edit" && base.answerShown && confirmed !== "" && estimated !== "" && estimated !== confirmed;
};

/** What goes along where the date moves. */
function moveOf({ document, move }: DocumentForm, rules: EditRules) {
  if (!movesDate(document.estimatedDeliveryDate, rules)) return {};
  return { delayReason: move.delayReason, text: move.text.trim() };
}

function moveIssues(form: DocumentForm, rules: EditRules, now: Date): Issue[] {
  const { documentType, document: before, eventState } = rules.base;
  const rows = actionTable.filter(({ action, types }) => action === rules.action && types.includes(documentType));
  const row = rows.find(({ from }) => from.includes(eventState)) ?? rows[0];
  const { estimatedDeliveryDate } = toFields(form.document, ["estimatedDeliveryDate"]);
  const fields = { ...before, estimatedDeliveryDate };
  if (!row || !movesDate(form.document.estimatedDeliveryDate, rules)) return [];
  const input = moveOf(form, rules);
  const issues = checkInput(row, { input, documentType, today: todayInHelsinki(now), before, fields });
  return issues.map((issue) => ({ ...issue, path: `move.${issue.path}` }));
}

/** Everything that stands in the way of the action, with the names of the form's inputs as paths. */
export function checkEdit(form: DocumentForm, rules: EditRules, now: Date): Issue[] {
  const { document } = withFees(form, rules);
  const names = editedFields(toFields(document, ["modificationTypes"]), rules).keys();
  const prices = priceIssues(form, rules);
  const issues = checkDocument(toFields(document, names), contextOf(rules, now));
  const own = prices.length === 0 ? issues : issues.filter(({ path }) => !feeNames.some((name) => name === path));
  return [
    ...prices,
    ...spreadAddressIssues(own).map((issue) => ({ ...issue, path: `document.${issue.path}` })),
    ...moveIssues(form, rules, now),
    ...productIssues(form, rules),
  ];
}

type Values = Readonly<Record<string, string | null>>;

/** The chosen products with their own fields, when they are others or say otherwise: one that is not sent is taken away. */
function changedProducts(form: DocumentForm, { base, products }: EditRules) {
  const type = base.documentType;
  const chosen = chosenProducts(form).map(({ productId, customFields: inputs }, index) => {
    const before = base.eventProducts.find((product) => product.productId === productId);
    const known = products[index] ?? { customFields: [] };
    const asked = customFieldsOf(known.customFields, type);
    const kept: Values = before?.customFields ?? {};
    const customFields = asked.length > 0 ? customValues(known, type, inputs) : kept;
    const changed = !before || asked.some(({ name }) => (customFields[name] ?? "") !== (kept[name] ?? ""));
    return { productId, customFields, changed };
  });
  const same = chosen.length === base.eventProducts.length && chosen.every(({ changed }) => !changed);
  return same ? undefined : chosen.map(({ productId, customFields }) => ({ productId, customFields }));
}

/** What is sent: the changed fields alone, so that nothing another user changed meanwhile is written over. */
export function changeOf(form: DocumentForm, rules: EditRules): DocumentChange {
  const { base, action, skip } = rules;
  const { document } = withFees(form, rules);
  const asked = editedFields(toFields(document, ["modificationTypes"]), rules);
  const priced = pricesProducts(asked, form) && pricesChanged(form, rules) ? form.prices : undefined;
  const eventProducts = action === "edit" ? changedProducts(form, rules) : priced;
  return {
    action,
    document: changedFields(base.document, document, asked.keys()),
    ...moveOf(form, rules),
    ...(eventProducts && { eventProducts }),
    ...(action === "signReady" && skip && { skip }),
  };
}

/** Whether anything would be saved. */
export const changesSomething = ({ document, eventProducts }: DocumentChange): boolean =>
  Object.keys(document ?? {}).length > 0 || eventProducts !== undefined;
