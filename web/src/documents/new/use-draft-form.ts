import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { useEffect, useRef, useState } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";
import type { Session } from "../../session/session-context.ts";
import { readDraft, removeDraft, saveDraft } from "../drafts/draft-store.ts";
import type { Draft } from "../drafts/draft.ts";
import { randomId } from "../../storage/random-id.ts";
import { useAutosave } from "../drafts/use-autosave.ts";
import { choiceOf, type RestoredChoice } from "./gone-products.ts";
import { prefilledForm, repairedForm, type DocumentForm, type Prefill } from "../fields/document-form.ts";

export type DraftState = { kind: "none" } | { kind: "saved"; at: string } | { kind: "failed" };

type DraftForm = {
  form: UseFormReturn<DocumentForm>;
  state: DraftState;
  /** Whether the form was read from a draft. */
  restored: boolean;
  /** The choice with which it was restored, to tell what of it is gone; undefined of a new form. */
  restoredChoice: RestoredChoice | undefined;
  idempotencyKey: () => string;
  renewKey: () => void;
  /** The draft is sent or thrown away: it is kept no longer. */
  drop: () => void;
};

type Owner = Pick<Session, "user" | "organizationId">;

type Options = {
  id: string;
  type: DocumentType;
  owner: Owner;
  prefill: Prefill;
  resolver: Resolver<DocumentForm>;
  /** What the list of drafts calls this one. */
  namesOf: (form: DocumentForm) => string[];
  /** What the chosen products are called. */
  productNames: () => string[];
  /** The address in which it is gone on with. */
  path: () => string;
};

function newDraft(id: string, type: DocumentType, { user, organizationId }: Owner): Draft {
  const now = new Date().toISOString();
  return {
    id,
    userId: user.id,
    organizationId,
    documentType: type,
    createdAt: now,
    savedAt: now,
    idempotencyKey: randomId(),
    names: [],
    form: {},
  };
}

const isOwn = (draft: Draft | undefined, { user, organizationId }: Owner): draft is Draft =>
  draft?.userId === user.id && draft.organizationId === organizationId;

/** A form whose input the browser keeps until it is sent or thrown away (D-12, U1). */
export function useDraftForm({ id, type, owner, prefill, resolver, namesOf, productNames, path }: Options): DraftForm {
  const [stored] = useState(() => readDraft(id));
  const restored = isOwn(stored, owner);
  const draft = useRef<Draft>(restored ? stored : newDraft(id, type, owner));
  const dropped = useRef(false);
  const [state, setState] = useState<DraftState>(restored ? { kind: "saved", at: stored.savedAt } : { kind: "none" });
  const form = useForm<DocumentForm>({
    defaultValues: restored ? repairedForm(stored.form) : prefilledForm(prefill),
    resolver,
    shouldFocusError: false,
    // What was typed is judged as its input is left; a try to go on tells of what is missing too.
    mode: "onBlur",
  });
  const [restoredChoice] = useState(() => (restored ? choiceOf(form.getValues(), stored.productNames) : undefined));
  const { getValues, subscribe } = form;

  const keep = () => {
    if (dropped.current) return;
    const values = getValues();
    const at = new Date().toISOString();
    draft.current = { ...draft.current, savedAt: at, names: namesOf(values), path: path(), form: values };
    if (productNames().length > 0) draft.current.productNames = productNames();
    setState(saveDraft(draft.current) ? { kind: "saved", at } : { kind: "failed" });
  };
  const { schedule, cancel } = useAutosave(keep);

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

  return {
    form,
    state,
    restored,
    restoredChoice,
    idempotencyKey: () => draft.current.idempotencyKey,
    renewKey: () => {
      draft.current = { ...draft.current, idempotencyKey: randomId() };
    },
    drop: () => {
      dropped.current = true;
      cancel();
      removeDraft(id);
    },
  };
}
