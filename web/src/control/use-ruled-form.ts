import type { Issue } from "@runko/domain/values/issue";
import { useForm, useWatch, type DefaultValues, type FieldValues } from "react-hook-form";
import { resolverOf } from "../components/forms/errors-of-issues.ts";

/** A form that begins so, and whose errors are what the rules say of it. */
export function useRuledForm<Values extends FieldValues>(before: Values, check: (values: Values) => readonly Issue[]) {
  const form = useForm<Values>({
    // A list of fields would be judged as soon as one is added, and what is said of it would move what is being pressed.
    mode: "onSubmit",
    defaultValues: before as DefaultValues<Values>,
    shouldFocusError: false,
    resolver: resolverOf(check),
  });
  const { control, getValues } = form;
  const values = { ...getValues(), ...useWatch({ control }) } as Values;
  return { form, values };
}
