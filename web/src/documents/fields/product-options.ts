import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { texts } from "@runko/domain/texts/texts";
import type { SearchedOption } from "../../components/forms/option-search.tsx";
import type { ProductGroup, Supplier } from "../api/entities.ts";

type Refusable = Pick<Supplier, "refusal" | "refusalText">;

/** Those that can be chosen first, each part in the order in which it came. */
export function selectableFirst<Choice extends Pick<Refusable, "refusal">>(choices: readonly Choice[]): Choice[] {
  return [...choices.filter(({ refusal }) => refusal === null), ...choices.filter(({ refusal }) => refusal !== null)];
}

export function supplierOptions(suppliers: readonly Supplier[]): SearchedOption[] {
  return selectableFirst(suppliers).map(({ id, name, refusalText }) => ({
    value: id,
    label: name,
    ...(refusalText !== null && { hint: refusalText, disabled: true }),
  }));
}

export function groupOptions(groups: readonly ProductGroup[]): SearchedOption[] {
  return groups.map(({ id, name, category }) => {
    const words = texts.enumerations.productCategory[category];
    return { value: id, label: name, ...(words !== name && { hint: words }) };
  });
}

/** The group that an address preselects: the one it names, or the only one of its form type. */
export function preselectedGroup(
  groups: readonly Pick<ProductGroup, "id" | "category">[],
  { productGroupId, formType }: { productGroupId: string | undefined; formType: ProductCategory | undefined },
): string | undefined {
  if (groups.some(({ id }) => id === productGroupId)) return productGroupId;
  const ofForm = groups.filter(({ category }) => category === formType);
  return ofForm.length === 1 ? ofForm[0]?.id : undefined;
}

/** The only one that can be chosen, when there is just one. */
export function onlyChoice(
  choices: readonly ({ id: string } & Pick<Refusable, "refusal">)[] | undefined,
): string | undefined {
  const selectable = (choices ?? []).filter(({ refusal }) => refusal === null);
  return selectable.length === 1 ? selectable[0]?.id : undefined;
}
