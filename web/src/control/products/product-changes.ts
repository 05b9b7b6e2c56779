import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { ProductFields } from "@runko/domain/products/product-schema";
import { texts } from "@runko/domain/texts/texts";
import { isMoney } from "@runko/domain/values/money";
import { fieldsOf, whitelistOf, type ProductValues } from "./product-values.ts";

const words = texts.controlProducts;

export type Change = { label: string; text: string };
/** The names of what the form holds the ids of. */
export type NameOf = (id: string) => string;

type Definition = ProductFields["customFields"][number];
type Field = keyof ReturnType<typeof fieldsOf>;

function shown(field: Field, value: unknown, nameOf: NameOf): string {
  if (typeof value === "boolean") return value ? texts.control.yes : texts.control.no;
  if (Array.isArray(value)) return value.length === 0 ? texts.control.nothing : value.join(", ");
  const text = typeof value === "string" ? value : "";
  if (text === "") return field === "formType" ? words.formTypeOfGroup : texts.control.nothing;
  if (field === "initialFee" || field === "monthlyFee") return isMoney(text) ? texts.formats.money(text) : text;
  if (field === "visibility") return words.visibilities[text as ProductFields["visibility"]];
  if (field === "formType") return texts.enumerations.productCategory[text as NonNullable<ProductFields["formType"]>];
  if (field === "nniType") return texts.enumerations.connectionKind[text as NonNullable<ProductFields["nniType"]>];
  return field === "productGroupId" || field === "commonProductId" ? nameOf(text) : text;
}

/** What becomes of the fields, which are known by their names; in the words of the form. */
function customFieldChanges(before: readonly Definition[], after: readonly Definition[]): string {
  const named = (fields: readonly Definition[], name: string) => fields.find((field) => field.name === name);
  const kept = after.filter(({ name }) => named(before, name));
  const same = (one: object | undefined, other: object) => changesBetween(one ?? null, other).length === 0;
  const changed = kept.filter((field) => !same(named(before, field.name), field));
  const oldOrder = before.filter(({ name }) => named(after, name)).map(({ name }) => name);
  const parts = [
    ...after.filter(({ name }) => !named(before, name)).map(({ name }) => words.customFields.added(name)),
    ...before.filter(({ name }) => !named(after, name)).map(({ name }) => words.customFields.removed(name)),
    ...changed.map(({ name }) => words.customFields.changed(name)),
    ...(kept.some(({ name }, index) => name !== oldOrder[index]) ? [words.customFields.reordered] : []),
  ];
  return parts.join(", ");
}

function listChanges(before: readonly string[], after: readonly string[], nameOf: NameOf): string {
  return [
    ...after.filter((id) => !before.includes(id)).map((id) => texts.control.added(nameOf(id))),
    ...before.filter((id) => !after.includes(id)).map((id) => texts.control.removed(nameOf(id))),
  ].join(", ");
}

/** What saving would change, in the words of the form. */
export function productChanges(before: ProductValues, after: ProductValues, nameOf: NameOf): Change[] {
  const own = changesBetween(fieldsOf(before), fieldsOf(after)).map(({ field, ...change }): Change => {
    const name = field as Field;
    if (name === "customFields")
      return {
        label: words.fields.customFields,
        text: customFieldChanges(fieldsOf(before).customFields, fieldsOf(after).customFields),
      };
    const [old, fresh] = [shown(name, change.before, nameOf), shown(name, change.after, nameOf)];
    return { label: words.fields[name], text: texts.control.change(old, fresh) };
  });
  const lists: Change[] = [
    { label: words.fields.whitelist, text: listChanges(before.whitelist, whitelistOf(before, after), nameOf) },
    {
      label: words.fields.subOrganizations,
      text: listChanges(before.subOrganizations, after.subOrganizations, nameOf),
    },
  ];
  return [...own, ...lists.filter(({ text }) => text !== "")];
}

/** What saving sends of the product itself: the changed fields alone. */
export function patchOf(before: ProductValues, after: ProductValues): Partial<ProductFields> {
  const changes = changesBetween(fieldsOf(before), fieldsOf(after));
  return Object.fromEntries(changes.map(({ field, after: fresh }) => [field, fresh]));
}
