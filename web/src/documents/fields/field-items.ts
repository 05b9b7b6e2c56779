import { fieldDefinition, fieldNames, type FieldKind, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { formatFieldValue } from "@runko/domain/documents/format-field-value";
import { fieldLabel } from "@runko/domain/documents/field-label";
import type { Field } from "../../components/layout/field-list.tsx";
import { valueWords } from "./value-words.ts";

/** What the ids of NNIs and billing groups stand for. */
export type Naming = Readonly<Record<string, string>>;

/** A field's value in Finnish; an id that `naming` knows by its name. */
export function shownValue(name: FieldName, value: unknown, naming: Naming): string {
  if (typeof value === "string" && Object.hasOwn(naming, value)) return naming[value] ?? "";
  const text = formatFieldValue(valueWords, name, value);
  const { kind } = fieldDefinition(name);
  return kind === "nni" || kind === "billingGroup" ? "" : text;
}

/** What calls or writes to a person straight from the page; on a phone at night that is what the page is for. */
const hrefs: Partial<Record<FieldKind["kind"], (value: string) => string>> = {
  phone: (value) => `tel:${value.replaceAll(/[^+\d]/g, "")}`,
  email: (value) => `mailto:${value}`,
};

/** Where a press on a field's value leads; nowhere for most. */
export const hrefOf = (name: FieldName, value: string): string | undefined =>
  value === "" ? undefined : hrefs[fieldDefinition(name).kind]?.(value);

/** What is taken along to a phone, a map, a mail or another system. */
const copiedKinds: ReadonlySet<string> = new Set<FieldKind["kind"]>(["address", "phone", "email"]);
const copiedNames: ReadonlySet<FieldName> = new Set([
  "subscriberConnectionId",
  "supplierConnectionId",
  "ticketNumber",
  "customBillingReference",
  "projectId",
  "contractNumber",
  "orderNumber",
]);
const wideKinds: ReadonlySet<string> = new Set(["longText", "address", "emails"]);

type Shown = {
  names: Iterable<FieldName>;
  fields: DocumentFields;
  type: DocumentType;
  naming: Naming;
  empty: boolean;
  /** What some of them were before (D-39). */
  earlier?: ReadonlyMap<FieldName, unknown>;
  /** The page that the project id leads to, where the reader has one. */
  projectPage?: string | undefined;
};

const { connection: changeWords } = texts.documents;

/** A value beside what it was: of an order as it was ordered, of a change order as it is without it. */
function besideEarlier(type: DocumentType, before: string, value: string): string {
  return changeWords[type === "Order" ? "ordered" : "changing"](before || changeWords.none, value || changeWords.none);
}

/** Fields as read mode shows them, in the order of the form; those that say nothing only where `empty` asks for them. */
export function fieldItems({ names, fields, type, naming, empty, earlier, projectPage }: Shown): Field[] {
  const wanted = new Set(names);
  return fieldNames.flatMap((name): Field[] => {
    if (!wanted.has(name)) return [];
    const value = shownValue(name, fields[name], naming);
    const before = earlier?.has(name) ? shownValue(name, earlier.get(name), naming) : undefined;
    if (value === "" && !empty && before === undefined) return [];
    const { kind } = fieldDefinition(name);
    const wide = wideKinds.has(kind);
    const copy = copiedNames.has(name) || copiedKinds.has(kind) ? value : "";
    return [
      {
        label: fieldLabel(texts.documents, name, type),
        value: before === undefined ? value : besideEarlier(type, before, value),
        wide: wide || before !== undefined,
        copy: copy === "" ? undefined : copy,
        href: hrefOf(name, value),
        ...(name === "projectId" && value !== "" && before === undefined && { to: projectPage }),
      },
    ];
  });
}
