import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useRuledForm } from "../use-ruled-form.ts";
import { useFinish } from "./use-finish.ts";

const words = texts.controlProducts;

type CatalogueForm<Values extends FieldValues> = {
  before: Values;
  isNew: boolean;
  /** The values as they are judged and stored. */
  tidy: (values: Values) => Values;
  check: (values: Values) => readonly Issue[];
  labels: Record<keyof Values & string, string>;
  shown: (field: string, value: unknown) => string;
  /** Stores what is new or changed, and answers what is stored. */
  store: (changed: Partial<Values>, whole: Values) => Promise<{ name: string }>;
  /** What is stored now, of something that is there. */
  fetchAgain?: (() => Promise<Values>) | undefined;
  listPath: string;
};

/** A form of the product admin's catalogue, and what the frame of such a form needs. */
export function useCatalogueForm<Values extends FieldValues>(asked: CatalogueForm<Values>) {
  const { before, isNew, tidy, check, labels, shown, store, fetchAgain, listPath } = asked;
  const { form, values } = useRuledForm(before, (typed) => check(tidy(typed)));
  const finish = useFinish(listPath);
  const fieldOfPath = (path: string) => (Object.hasOwn(labels, path) ? (path as FieldPath<Values>) : undefined);
  const labelOf = (field: string) => labels[field] ?? field;
  const changesIn = (typed: Values) => changesBetween(tidy(before), tidy(typed));
  const changesOf = (typed: Values) =>
    changesIn(typed).map(({ field, before: old, after }) => ({
      label: labelOf(field),
      text: texts.control.change(shown(field, old), shown(field, after)),
    }));
  return {
    form,
    isNew,
    changes: changesOf(values),
    kept: fetchAgain && { before, changesOf, fetchAgain },
    save: async (typed: Values) => {
      const changed = Object.fromEntries(changesIn(typed).map(({ field, after }) => [field, after]));
      const { name } = await store(changed as Partial<Values>, tidy(typed));
      finish((isNew ? words.created : words.saved)(name));
    },
    fieldOfPath,
    labelOf,
    cancelTo: listPath,
  };
}
