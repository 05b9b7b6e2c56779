import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useForm, useWatch, type FieldPath, type Resolver, type UseFormReturn } from "react-hook-form";
import type { StoredValue } from "../../storage/stored-value.ts";
import type { WholeDocument } from "../api/entities.ts";
import { useAutosave } from "../drafts/use-autosave.ts";
import { alignedCustomFields, prefilledForm, repairedForm, type DocumentForm } from "../fields/document-form.ts";
import { errorsOfIssues } from "../../components/forms/errors-of-issues.ts";
import { changeOf, changesSomething, checkEdit, type EditAction, type EditRules } from "./check-edit.ts";
import type { EditDraft } from "./edit-draft.ts";

/** The form of a document as it stands. */
function formOf(document: WholeDocument): DocumentForm {
  return prefilledForm({
    productGroupId: document.productGroupId ?? "",
    supplierId: document.supplierId,
    productId: document.eventProducts[0]?.productId,
    document: document.document,
    customFields: document.eventProducts[0]?.customFields,
  });
}

type Options = {
  opened: WholeDocument;
  action: EditAction;
  stored: StoredValue<EditDraft>;
  rules: Omit<EditRules, "base" | "action" | "skip">;
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
export function useEditForm({ opened, action, stored, rules: given }: Options): EditForm {
  const [draft] = useState(() => stored.read());
  const [base, setBase] = useState(draft?.base ?? opened);
  const [skip, setSkip] = useState(false);
  const [keptAt, setKeptAt] = useState(draft?.savedAt);
  const dropped = useRef(false);

  const { minimumNormalDays, needsNni, customFields } = given;
  const rules = useMemo(
    (): EditRules => ({ base, action, skip, minimumNormalDays, needsNni, customFields }),
    [base, action, skip, minimumNormalDays, needsNni, customFields],
  );
  const latestRules = useRef(rules);
  useEffect(() => {
    latestRules.current = rules;
  }, [rules]);
  const resolver: Resolver<DocumentForm> = useCallback((values) => {
    const issues = checkEdit(values, latestRules.current, new Date());
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOfIssues<DocumentForm>(issues) };
  }, []);

  const form = useForm<DocumentForm>({ defaultValues: formOf(base), resolver, shouldFocusError: false });
  const { getValues, setValue, reset, subscribe, control } = form;

  useEffect(() => {
    if (!draft) return;
    const { document, customFields: custom } = repairedForm(draft.form);
    for (const [name, value] of Object.entries(document))
      setValue(`document.${name}` as FieldPath<DocumentForm>, value, { shouldDirty: true });
    setValue("customFields", custom, { shouldDirty: true });
  }, [draft, setValue]);

  useEffect(() => {
    const names = customFieldsOf(customFields, base.documentType).map(({ name }) => name);
    setValue("customFields", alignedCustomFields(names, getValues("customFields")));
  }, [customFields, base, getValues, setValue]);

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
      reset(formOf(latest), { keepDirtyValues: keepMine });
    },
    drop: () => {
      dropped.current = true;
      cancel();
      stored.clear();
    },
  };
}
