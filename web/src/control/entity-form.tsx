import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { FormErrorSummary } from "../components/forms/form-error-summary.tsx";
import { flattenErrors } from "../components/forms/form-errors.ts";
import { Sections } from "../components/layout/sections.tsx";
import { useFormSubmit } from "../components/submit/use-form-submit.ts";
import { StickyActionBar } from "../components/layout/sticky-action-bar.tsx";
import { UnsavedGuard } from "../leaving/unsaved-guard.tsx";
import { useTypedOverExpiry } from "../leaving/use-typed-over-expiry.ts";
import { ChangesSection } from "./changes-section.tsx";
import { controlProblemText } from "./control-problem.ts";
import { useTakeUp, type Kept } from "./take-up.tsx";

type EntityFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** What saving would change, in the words of the form. */
  changes: readonly { label: string; text: string }[];
  /** Something new is made, so that its changes are the whole form and are not told again. */
  isNew: boolean;
  /** Stores what was typed; what it throws is told in the form. */
  save: (values: Values) => Promise<void>;
  stale?: readonly QueryKey[] | undefined;
  /** What another may save meanwhile. */
  kept?: Kept<Values> | undefined;
  /** The field of these values at which the server's word about a path belongs; undefined when the form has none. */
  fieldOfPath: (path: string, values: Values) => FieldPath<Values> | undefined;
  labelOf: (name: string) => string;
  cancelTo: string;
  submitLabel: string;
  children: ReactNode;
};

/** A form of the control area: errors with their summary, what saving changes, and a question before it is left. */
export function EntityForm<Values extends FieldValues>(props: EntityFormProps<Values>) {
  const { form, changes, isNew, save, stale, kept, fieldOfPath, labelOf, cancelTo, submitLabel, children } = props;
  const { takeUp, notice } = useTakeUp(form, kept);
  const { submit, busy, general, tries } = useFormSubmit(form, {
    perform: save,
    stale,
    fieldOf: fieldOfPath,
    problemOf: controlProblemText,
    recover: takeUp,
  });
  const unchanged = changes.length === 0;
  useTypedOverExpiry(form, !unchanged);

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {!unchanged && <UnsavedGuard />}
      <Sections>
        <FormErrorSummary
          errors={flattenErrors(form.formState.errors)}
          general={general}
          labelOf={labelOf}
          tries={tries}
        />
        {notice}
        {children}
        {!isNew && <ChangesSection changes={changes} />}
      </Sections>
      <StickyActionBar message={<span role="status">{unchanged ? undefined : texts.control.unsaved}</span>}>
        <Button component={Link} to={cancelTo} variant="outlined">
          {texts.common.abort}
        </Button>
        <ActionButton
          type="submit"
          variant="contained"
          busy={busy}
          disabledReason={!isNew && unchanged ? texts.control.nothingToSave : undefined}
        >
          {submitLabel}
        </ActionButton>
      </StickyActionBar>
    </form>
  );
}
