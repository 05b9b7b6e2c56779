import type { Issue } from "@runko/domain/values/issue";
import { useForm, useWatch, type DefaultValues, type FieldValues, type Resolver } from "react-hook-form";
import { errorsOfIssues } from "../components/forms/errors-of-issues.ts";

/** A form that begins so, and whose errors are what the rules say of it. */
export function useRuledForm<Values extends FieldValues>(before: Values, check: (values: Values) => readonly Issue[]) {
  const resolver: Resolver<Values> = (values) => {
    const issues = check(values);
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOfIssues<Values>(issues) };
  };
  const form = useForm<Values>({
    // A list of fields would be judged as soon as one is added, and what is said of it would move what is being pressed.
    mode: "onSubmit",
    defaultValues: before as DefaultValues<Values>,
    shouldFocusError: false,
    resolver,
  });
  const { control, getValues } = form;
  const values = { ...getValues(), ...useWatch({ control }) } as Values;
  return { form, values };
}
