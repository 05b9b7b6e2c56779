import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import type { SearchedOption } from "../../components/forms/option-search.tsx";
import type { Product, ProductGroup, Supplier } from "../api/entities.ts";

type Refusal = Supplier["refusal"] | Product["refusal"];

const isTableRefusal = (code: string): code is keyof typeof texts.documents.refusals =>
  Object.hasOwn(texts.documents.refusals, code);

/** Why something cannot be chosen, in Finnish; undefined when it can. */
export function refusalText(refusal: Refusal): string | undefined {
  if (refusal === null) return undefined;
  return isTableRefusal(refusal) ? texts.documents.refusals[refusal] : issueMessage({ code: refusal });
}

/** Those that can be chosen first, each part in the order in which it came. */
export function selectableFirst<Choice extends { refusal: Refusal }>(choices: readonly Choice[]): Choice[] {
  return [...choices.filter(({ refusal }) => refusal === null), ...choices.filter(({ refusal }) => refusal !== null)];
}

export function supplierOptions(suppliers: readonly Supplier[]): SearchedOption[] {
  return selectableFirst(suppliers).map(({ id, name, refusal }) => {
    const reason = refusalText(refusal);
    return { value: id, label: name, ...(reason !== undefined && { hint: reason, disabled: true }) };
  });
}

export function groupOptions(groups: readonly ProductGroup[]): SearchedOption[] {
  return groups.map(({ id, name, category }) => {
    const words = texts.enumerations.productCategory[category];
    return { value: id, label: name, ...(words !== name && { hint: words }) };
  });
}

/** The group that an address preselects: the one it names, or the only one of its form type. */
export function preselectedGroup(
  groups: readonly ProductGroup[],
  { productGroupId, formType }: { productGroupId: string | undefined; formType: ProductCategory | undefined },
): string | undefined {
  if (groups.some(({ id }) => id === productGroupId)) return productGroupId;
  const ofForm = groups.filter(({ category }) => category === formType);
  return ofForm.length === 1 ? ofForm[0]?.id : undefined;
}

/** The only one that can be chosen, when there is just one. */
export function onlyChoice(choices: readonly { id: string; refusal: Refusal }[] | undefined): string | undefined {
  const selectable = (choices ?? []).filter(({ refusal }) => refusal === null);
  return selectable.length === 1 ? selectable[0]?.id : undefined;
}
