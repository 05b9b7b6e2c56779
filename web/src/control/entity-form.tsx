import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useState, type ReactNode } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { ApiProblem } from "../api/api-problem.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { FormErrorSummary } from "../components/forms/form-error-summary.tsx";
import { applyProblem, flattenErrors } from "../components/forms/form-errors.ts";
import { StickyActionBar } from "../components/layout/sticky-action-bar.tsx";
import { UnsavedGuard } from "../leaving/unsaved-guard.tsx";
import { useTypedOverExpiry } from "../leaving/use-typed-over-expiry.ts";
import { ChangesSection } from "./changes-section.tsx";
import { controlProblemText } from "./control-problem.ts";
import { Sections } from "./form-grid.tsx";
import { useTakeUp, type Kept } from "./take-up.tsx";

const nothing: readonly string[] = [];

type EntityFormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** What saving would change, in the words of the form. */
  changes: readonly { label: string; text: string }[];
  /** Something new is made, so that its changes are the whole form and are not told again. */
  isNew: boolean;
  /** Stores what was typed; what it throws is told in the form. */
  save: (values: Values) => Promise<void>;
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
  const { form, changes, isNew, save, kept, fieldOfPath, labelOf, cancelTo, submitLabel, children } = props;
  const { takeUp, notice } = useTakeUp(form, kept);
  const [busy, setBusy] = useState(false);
  const [general, setGeneral] = useState(nothing);
  const [tries, setTries] = useState(0);
  const unchanged = changes.length === 0;
  useTypedOverExpiry(form, !unchanged);

  const refused = async (error: unknown, typed: Values): Promise<readonly string[]> => {
    if (error instanceof ApiProblem && error.errors.length > 0)
      return applyProblem(error, form.setError, (path) => fieldOfPath(path, typed));
    try {
      return (await takeUp(error, typed)) ? nothing : [controlProblemText(error)];
    } catch (another) {
      return [controlProblemText(another)];
    }
  };
  const submit = form.handleSubmit(async (values) => {
    if (busy) return;
    const typed = values as unknown as Values;
    setBusy(true);
    try {
      await save(typed);
    } catch (error) {
      setGeneral(await refused(error, typed));
    }
    setBusy(false);
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        setGeneral(nothing);
        // The errors stand in the form once this is over; then the summary of them takes the focus.
        void submit(event).then(() => setTries((count) => count + 1));
      }}
    >
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
