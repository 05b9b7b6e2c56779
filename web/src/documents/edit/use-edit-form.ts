import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm, useWatch, type FieldPath, type Resolver, type UseFormReturn } from "react-hook-form";
import type { StoredValue } from "../../storage/stored-value.ts";
import type { WholeDocument } from "../api/entities.ts";
import { useAutosave } from "../drafts/use-autosave.ts";
import {
  alignedCustomFields,
  chosenIds,
  chosenProducts,
  customFieldsAt,
  prefilledForm,
  pricesOf,
  repairedForm,
  type DocumentForm,
} from "../fields/document-form.ts";
import { errorsOfIssues } from "../../components/forms/errors-of-issues.ts";
import {
  changeOf,
  changesSomething,
  checkEdit,
  type EditAction,
  type EditRules,
  type KnownProduct,
} from "./check-edit.ts";
import { prefilledAnswer } from "./prefilled-answer.ts";
import type { EditDraft } from "./edit-draft.ts";

const unknownProduct = { needsNni: false, customFields: [] };

/** The form of a document as it stands. */
function formOf(document: WholeDocument, action: EditAction, name: string): DocumentForm {
  const [first, ...moreProducts] = document.eventProducts;
  return prefilledForm({
    productGroupId: document.productGroupId ?? "",
    supplierId: document.supplierId,
    productId: first?.productId,
    document: prefilledAnswer(document, action, name, new Date()),
    customFields: first?.customFields,
    moreProducts,
    prices: pricesOf(document),
  });
}

type Options = {
  opened: WholeDocument;
  action: EditAction;
  stored: StoredValue<EditDraft>;
  /** Who edits. */
  name: string;
  rules: Pick<EditRules, "minimumNormalDays"> & { known: readonly KnownProduct[] };
};

export type EditForm = {
  form: UseFormReturn<DocumentForm>;
  base: WholeDocument;
  rules: EditRules;
  skip: boolean;
  setSkip: (skip: boolean) => void;
  /** Whether saving would change anything. */
  changed: boolean;
  keptAt: string | undefined;
  /** Takes up a newer version: what was typed here stays, or not. */
  rebase: (latest: WholeDocument, keepMine: boolean) => void;
  drop: () => void;
};

/** The form in which a document is edited, kept in the browser until it is saved or thrown away. */
export function useEditForm({ opened, action, stored, name: editor, rules: given }: Options): EditForm {
  const [draft] = useState(() => stored.read());
  const [base, setBase] = useState(draft?.base ?? opened);
  const [skip, setSkip] = useState(false);
  const [keptAt, setKeptAt] = useState(draft?.savedAt);
  const dropped = useRef(false);

  const latestRules = useRef<EditRules>(undefined);
  const resolver: Resolver<DocumentForm> = useCallback((values) => {
    const issues = latestRules.current ? checkEdit(values, latestRules.current, new Date()) : [];
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOfIssues<DocumentForm>(issues) };
  }, []);

  const form = useForm<DocumentForm>({
    defaultValues: formOf(base, action, editor),
    resolver,
    shouldFocusError: false,
  });
  const { getValues, setValue, reset, subscribe, control } = form;

  const [productId, moreProducts] = useWatch({ control, name: ["productId", "moreProducts"] });
  const chosen = chosenIds({ productId, moreProducts }).join(",");
  const { minimumNormalDays, known } = given;
  const rules = useMemo((): EditRules => {
    const ids = chosen === "" ? [] : chosen.split(",");
    const products = ids.map((id) => known.find((product) => product.id === id) ?? { ...unknownProduct, id });
    return { base, action, skip, minimumNormalDays, products };
  }, [base, action, skip, minimumNormalDays, known, chosen]);
  useEffect(() => {
    latestRules.current = rules;
  }, [rules]);

  useEffect(() => {
    if (!draft) return;
    const { document, ...others } = repairedForm(draft.form);
    for (const [name, value] of Object.entries(document))
      setValue(`document.${name}` as FieldPath<DocumentForm>, value, { shouldDirty: true });
    for (const name of ["productId", "moreProducts", "customFields", "prices", "move"] as const)
      if (draft.form[name] !== undefined) setValue(name, others[name], { shouldDirty: true });
  }, [draft, setValue]);

  useEffect(() => {
    const kept = chosenProducts(getValues());
    for (const [index, product] of rules.products.entries()) {
      const names = customFieldsOf(product.customFields, rules.base.documentType).map(({ name }) => name);
      setValue(customFieldsAt(index), alignedCustomFields(names, kept[index]?.customFields ?? []));
    }
  }, [rules, getValues, setValue]);

  const { schedule, cancel } = useAutosave(() => {
    if (dropped.current) return;
    const savedAt = new Date().toISOString();
    stored.write({ action, savedAt, base, form: getValues() });
    if (stored.read()?.savedAt === savedAt) setKeptAt(savedAt);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty }) => {
          if (isDirty) schedule();
        },
      }),
    [subscribe, schedule],
  );

  const values = useWatch({ control });
  const changed = useMemo(() => changesSomething(changeOf(values as DocumentForm, rules)), [values, rules]);

  return {
    form,
    base,
    rules,
    skip,
    setSkip,
    changed,
    keptAt,
    rebase: (latest, keepMine) => {
      setBase(latest);
      reset(formOf(latest, action, editor), { keepDirtyValues: keepMine });
    },
    drop: () => {
      dropped.current = true;
      cancel();
      stored.clear();
    },
  };
}
