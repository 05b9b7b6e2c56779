import { stepBefore } from "@runko/domain/documents/step-before";
import type { FieldPath } from "react-hook-form";
import { useEffect, useMemo, useState } from "react";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { applyProblem } from "../../components/forms/form-errors.ts";
import { useSession } from "../../session/session-context.ts";
import { usePerform } from "../api/use-perform.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { chosenProducts, type DocumentForm } from "../fields/document-form.ts";
import { toFields } from "../fields/form-values.ts";
import { inputOfPath } from "../fields/input-of-path.ts";
import { mayBegin } from "./use-editing.ts";
import { changeOf, editedFields, type EditAction } from "./check-edit.ts";
import { editDraftOf } from "./edit-draft.ts";
import { showStaleNotice } from "./stale-notice.tsx";
import { useEditData } from "./use-edit-data.ts";
import { useEditForm } from "./use-edit-form.ts";
import { isLockProblem, useEditLock } from "./use-edit-lock.ts";

type Options = {
  scope: Scope;
  /** The document as it is now, followed live. */
  latest: WholeDocument;
  action: EditAction;
  onClosed: () => void;
};

const isFieldProblem = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.errors.length > 0;

/** The editing of a document: its lock, its form, what changed meanwhile, and its saving. */
export function useEditor({ scope, latest, action, onClosed }: Options) {
  const { user } = useSession();
  const stored = editDraftOf(scope, user.id, latest.id);
  const data = useEditData(scope, latest, action === "edit");
  const edit = useEditForm({
    opened: latest,
    action,
    stored,
    name: `${user.firstName} ${user.lastName}`,
    rules: data.rules,
  });
  const lock = useEditLock(scope, latest.id, !latest.editLock);
  const { perform, performing, error, reset: forgetError } = usePerform(scope, latest);
  const [refusals, setRefusals] = useState(0);
  const [general, setGeneral] = useState<string[]>([]);
  const [confirming, setConfirming] = useState(false);
  const { form, base, rules } = edit;

  const asked = useMemo(
    () => editedFields(toFields(form.getValues("document"), ["modificationTypes"]), rules),
    [form, rules],
  );
  const stale = latest.version !== base.version;

  const refusedAsStale = error instanceof ApiProblem && error.status === 412;
  useEffect(() => {
    if (refusedAsStale && stale) showStaleNotice();
  }, [refusedAsStale, stale]);

  const close = () => {
    edit.drop();
    onClosed();
  };

  const refused = (failure: unknown) => {
    setConfirming(false);
    if (!isFieldProblem(failure)) return undefined;
    const [customNames = [], ...moreNames] = chosenProducts(form.getValues()).map(({ customFields }) =>
      customFields.map(({ name }) => name),
    );
    setGeneral(
      applyProblem(
        failure,
        form.setError,
        (path) => inputOfPath(path, customNames, moreNames) as FieldPath<DocumentForm> | undefined,
      ),
    );
    return setRefusals((count) => count + 1);
  };

  // A lock that ran out while one was typing is taken again, and what was to be saved is sent once more.
  const retake = async (as: EditAction) => {
    if (await lock.takeAgain()) send(as, false);
    else setConfirming(false);
  };
  const send = (as: EditAction, mayRetake = true) =>
    perform({
      change: changeOf(form.getValues(), { ...rules, action: as }),
      version: base.version,
      first: stepBefore(as, latest),
      onStepped: (stepped) => edit.rebase(stepped, true),
      within: lock.saving,
      onDone: close,
      onFailed: (failure) => (mayRetake && isLockProblem(failure) ? void retake(as) : refused(failure)),
    });

  const submit = form.handleSubmit(() => {
    setGeneral([]);
    if (action === "confirm" || action === "signReady") setConfirming(true);
    else send(action);
  });

  const ownProblem =
    error && !isFieldProblem(error) && !isLockProblem(error) && !stale ? problemText(error) : undefined;
  return {
    ...edit,
    data,
    lock,
    asked,
    stale,
    possible: mayBegin(action, latest),
    tries: form.formState.submitCount + refusals,
    general,
    problem: ownProblem,
    performing,
    confirming,
    stopConfirming: () => setConfirming(false),
    submit: () => {
      forgetError();
      void submit();
    },
    send: (as: EditAction) => send(as),
    close,
    leave: onClosed,
  };
}

export type Editor = ReturnType<typeof useEditor>;
