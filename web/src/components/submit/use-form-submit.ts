import { useState, type BaseSyntheticEvent } from "react";
import type { FieldPath, FieldValues, SubmitErrorHandler, UseFormReturn } from "react-hook-form";
import { ApiProblem, problemText } from "../../api/api-problem.ts";
import { applyProblem } from "../forms/form-errors.ts";
import { useAction, type ActionOptions } from "./use-action.ts";

const nothing: readonly string[] = [];

type FormSubmitOptions<Values extends FieldValues, Output> = Omit<
  ActionOptions<Values, Output>,
  "onFailed" | "parallel"
> & {
  /** The field of these values at which the server's word about a path belongs; undefined when the form has none. */
  fieldOf?: (path: string, values: Values) => FieldPath<Values> | undefined;
  /** What to tell of what belongs to no field, in Finnish. */
  problemOf?: (failure: unknown) => string;
  /** Answers whether the form goes on from the failure by itself, so that there is nothing to tell. */
  recover?: (failure: unknown, values: Values) => Promise<boolean>;
  /** `general` is what no field has taken of it. */
  onFailed?: (failure: Error, general: readonly string[]) => unknown;
  /** What was typed breaks the rules of the form. */
  onInvalid?: SubmitErrorHandler<Values>;
};

/** Sends a form: the server's field errors (RFC 9457) come to their fields, and all else into `general`. */
export function useFormSubmit<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values>, "handleSubmit" | "setError">,
  { fieldOf, problemOf = problemText, recover, onFailed, onInvalid, ...options }: FormSubmitOptions<Values, Output>,
) {
  const [general, setGeneral] = useState(nothing);
  const [tries, setTries] = useState(0);

  const unplaced = async (failure: unknown, values: Values): Promise<readonly string[]> => {
    if (failure instanceof ApiProblem && failure.errors.length > 0)
      return applyProblem(failure, form.setError, (path) => fieldOf?.(path, values));
    try {
      return (await recover?.(failure, values)) ? nothing : [problemOf(failure)];
    } catch (another) {
      return [problemOf(another)];
    }
  };
  const { run, busy } = useAction<Values, Output>({
    ...options,
    onFailed: async (failure, values) => {
      const left = await unplaced(failure, values);
      setGeneral(left);
      await onFailed?.(failure, left);
    },
  });
  const submit = async (event?: BaseSyntheticEvent): Promise<void> => {
    if (busy) return event?.preventDefault();
    setGeneral(nothing);
    await form.handleSubmit(run, onInvalid)(event);
    // The errors stand in the form now; a summary of them takes the focus.
    setTries((count) => count + 1);
  };
  return { submit, busy, general, tries };
}
