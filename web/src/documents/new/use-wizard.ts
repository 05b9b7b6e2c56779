import { useEffect, useEffectEvent, useReducer } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { flattenErrors, type SummarizedError } from "../../components/forms/form-errors.ts";
import { afterPaint } from "../../screen/after-paint.ts";
import type { Step } from "./new-document-url.ts";
import { afterEvent, carriedTo, firstStepOf, nextOf, noRefusal, type Choice } from "./wizard.ts";

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** The step that is shown. */
  step: Step;
  choice: Choice;
  goTo: (step: Step) => void;
  /** Once the last step passes. */
  send: () => void;
};

/** Leads through the steps of a form: on when a step passes, back to where the first error is put right. */
export function useWizard<Values extends FieldValues>({ form, step, choice, goTo, send }: Options<Values>) {
  const [{ tries, general, carried }, tell] = useReducer(afterEvent, noRefusal);

  const show = (errors: readonly SummarizedError[]) => {
    for (const { name, message } of errors) form.setError(name as FieldPath<Values>, { type: "server", message });
  };

  const open = useEffectEvent((opened: Step) => {
    form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    show(carriedTo({ tries, general, carried }, opened));
    tell({ kind: "opened", step: opened });
  });
  useEffect(() => open(step), [step]);

  /** Shows errors where their inputs are, in the first step that has any; `others` belong to no input. */
  const refuse = (errors: readonly SummarizedError[], others: readonly string[]) => {
    const first = firstStepOf(errors) ?? step;
    tell({ kind: "refused", step, errors, general: others });
    if (first === step) show(errors);
    else goTo(first);
  };

  const moveOn = async (next: Step | "send" = nextOf[step]) => {
    // The chosen product is still being fetched: the next step waits for it, and leads back when it is not offered.
    if (choice === "pending") return step === "product" ? goTo("fields") : undefined;
    await afterPaint();
    const found: SummarizedError[] = [];
    await form.handleSubmit(
      () => (next === "send" ? send() : goTo(next)),
      (errors) => void found.push(...flattenErrors(errors)),
    )();
    // Only now are the errors drawn to which the focus moves.
    if (found.length === 0) return undefined;
    return step === "summary" ? refuse(found, []) : tell({ kind: "refused", step, errors: found });
  };

  return { tries, general, refuse, moveOn };
}
