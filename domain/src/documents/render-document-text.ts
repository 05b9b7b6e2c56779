import { texts } from "../texts/texts.ts";
import { formatMoney } from "../values/money.ts";
import { awaitsCancelConfirmation, derivedWords } from "./derived-words.ts";
import { documentFields, fieldGroups, fieldNames, type FieldGroup, type FieldName } from "./document-fields.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import { shownState, type DocumentState } from "./document-states.ts";
import type { DocumentType } from "./document-types.ts";
import { fieldLabel } from "./field-label.ts";
import { formatFieldValue } from "./format-field-value.ts";
import { pricedProducts, withoutSaidFees } from "./product-fees.ts";

type WrittenProduct = {
  productName: string;
  active: boolean;
  /** Euros, `"120.50"`. */
  productPrice: string;
  monthPrice: string;
  customFields?: Readonly<Record<string, unknown>> | undefined;
};

/** What the text form needs of a document as the API answers it (D-30). */
export type WrittenDocument = {
  id: number;
  caseId: number;
  documentType: DocumentType;
  eventState: DocumentState;
  archived: boolean;
  rejected: boolean;
  modified: boolean;
  disconnected: boolean;
  cancelConfirmed?: boolean | null | undefined;
  subscriber: { name: string };
  supplier: { name: string };
  document: DocumentFields;
  eventProducts: readonly WrittenProduct[];
};

const words = texts.documents;

// A second line of a long text stands under the first, so that it cannot be taken for a label.
const line = (label: string, value: string): string => `${label}: ${value}`.replaceAll(/\r\n|\r|\n/g, "\n  ");

function stateLine(view: WrittenDocument): string {
  const state = words.states[shownState(view)];
  const replaced = awaitsCancelConfirmation(view) && !view.archived;
  const [first = state, ...others] = [...(replaced ? [] : [state]), ...derivedWords(view)];
  return line(words.state, [first, ...others.map((word) => word.toLowerCase())].join(", "));
}

function productLines(product: WrittenProduct): string[] {
  const prices = [
    `${words.price.initial} ${formatMoney(product.productPrice)}`,
    `${words.price.monthly} ${formatMoney(product.monthPrice)}`,
  ];
  const custom = Object.entries(product.customFields ?? {}).filter(([, value]) => typeof value === "string" && value);
  return [line(product.productName, prices.join(", ")), ...custom.map(([name, value]) => line(name, String(value)))];
}

function groupLines(view: WrittenDocument, group: FieldGroup, names: Readonly<Record<string, string>>): string[] {
  const shown = (name: FieldName) => {
    const value = view.document[name];
    return typeof value === "string" && Object.hasOwn(names, value) ? names[value] : formatFieldValue(name, value);
  };
  return fieldNames.flatMap((name) => {
    const value = documentFields[name].group === group ? shown(name) : "";
    return value ? [line(fieldLabel(name, view.documentType), value)] : [];
  });
}

/**
 * A document as plain Finnish text, for mails and the clipboard. It tells all that the view holds, so the view must
 * be that of the reader. `names` says what the ids of NNIs and billing groups stand for. Source: D-34.
 */
export function renderDocumentText(view: WrittenDocument, names: Readonly<Record<string, string>> = {}): string {
  const head = [
    words.types[view.documentType].one,
    line(words.tid, String(view.id)),
    line(words.cid, String(view.caseId)),
    stateLine(view),
    line(words.subscriber, view.subscriber.name),
    line(words.supplier, view.supplier.name),
  ];
  const priced = pricedProducts(view.eventProducts, view.document);
  const products = priced.filter(({ active }) => active).flatMap(productLines);
  const said = { ...view, document: withoutSaidFees(view.document, view.eventProducts) };
  const groups = fieldGroups.map((group) => ({ title: words.groups[group], lines: groupLines(said, group, names) }));
  const sections = [{ title: words.products, lines: products }, ...groups].filter(({ lines }) => lines.length > 0);
  const blocks = sections.map(({ title, lines }) => `${title.toUpperCase()}\n${lines.join("\n")}\n`);
  return [`${head.join("\n")}\n`, ...blocks].join("\n");
}
