import { chosenIds, type DocumentForm } from "../fields/document-form.ts";

type Choice = Pick<DocumentForm, "productGroupId" | "supplierId" | "productId" | "moreProducts">;

/** What was chosen in a draft, with the names of then where they are known. */
export type RestoredChoice = {
  productGroupId: string;
  supplierId: string;
  products: { id: string; name: string | undefined }[];
};

export function choiceOf(form: Choice, names: readonly string[] = []): RestoredChoice {
  const { productGroupId, supplierId } = form;
  return { productGroupId, supplierId, products: chosenIds(form).map((id, index) => ({ id, name: names[index] })) };
}

type Offered = readonly { id: string; refusal: unknown }[];

/** The products of a draft that its supplier offers no longer; none once others are chosen, or of another supplier. */
export function goneProducts(
  restored: RestoredChoice | undefined,
  now: Choice,
  offered: Offered | undefined,
): RestoredChoice["products"] {
  if (!restored || !offered) return [];
  if (restored.productGroupId !== now.productGroupId || restored.supplierId !== now.supplierId) return [];
  const isKnown = (chosen: string) => restored.products.some(({ id }) => id === chosen);
  if (!chosenIds(now).every(isKnown)) return [];
  return restored.products.filter(({ id }) => !offered.some((one) => one.id === id && one.refusal === null));
}
