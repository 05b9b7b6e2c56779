import Button from "@mui/material/Button";
import type { Issue } from "@runko/domain/values/issue";
import { issueMessage } from "@runko/domain/values/issue-message";
import { texts } from "@runko/domain/texts/texts";
import { useState, type ReactNode } from "react";
import {
  set,
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
} from "react-hook-form";
import { Link } from "react-router";
import { ApiProblem } from "../api/api-problem.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { FormErrorSummary } from "../components/forms/form-error-summary.tsx";
import { applyProblem, flattenErrors } from "../components/forms/form-errors.ts";
import { StickyActionBar } from "../components/layout/sticky-action-bar.tsx";
import { releasePage } from "../leaving/leave-guard.ts";
import { UnsavedGuard } from "../leaving/unsaved-guard.tsx";
import { ChangesSection, type Change } from "./changes-section.tsx";
import { controlProblemText } from "./control-problem.ts";
import { Sections } from "./form-grid.tsx";

const nothing: readonly string[] = [];

function errorsOf<Values extends FieldValues>(issues: readonly Issue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const issue of issues.toReversed()) set(errors, issue.path, { type: issue.code, message: issueMessage(issue) });
  return errors;
}

type EditFormProps<Values extends FieldValues, Saved> = {
  before: Values;
  check: (values: Values) => readonly Issue[];
  /** What saving would change. */
  changesOf: (values: Values) => readonly Change[];
  /** Something new: there is nothing of which to show the changes. */
  isNew?: boolean;
  save: (values: Values) => Promise<Saved>;
  /** Where to go and what to say, once the page may be left. */
  onSaved: (saved: Saved) => void;
  /** The field at which the server's word about a path belongs. */
  nameOf: (path: string) => FieldPath<Values> | undefined;
  labelOf: (name: string) => string;
  saveLabel?: string;
  cancelTo: string;
  children: (control: Control<Values>, values: Values) => ReactNode;
};

/** A form of the control area: errors at the fields, what saving would change, and a word before it is left unsaved. */
export function EditForm<Values extends FieldValues, Saved>(props: EditFormProps<Values, Saved>) {
  const { before, check, changesOf, isNew = false, nameOf, labelOf, cancelTo } = props;
  const [busy, setBusy] = useState(false);
  const [general, setGeneral] = useState(nothing);
  const [tries, setTries] = useState(0);
  const { control, handleSubmit, setError, getValues, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: before as DefaultValues<Values>,
    resolver: (values) => {
      const errors = errorsOf<Values>(check(values));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
    shouldFocusError: false,
  });
  const values = { ...getValues(), ...useWatch({ control }) } as Values;
  const changes = changesOf(values);
  const unchanged = changes.length === 0;

  const save = handleSubmit(async (typed) => {
    if (busy) return;
    setBusy(true);
    try {
      const saved = await props.save(typed);
      releasePage();
      props.onSaved(saved);
      setBusy(false);
    } catch (error) {
      setBusy(false);
      const isInvalid = error instanceof ApiProblem && error.status === 422 && error.errors.length > 0;
      setGeneral(isInvalid ? applyProblem(error, setError, nameOf) : [controlProblemText(error)]);
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        setGeneral(nothing);
        // The errors stand in the form once this is over; then the summary of them takes the focus.
        void save(event).then(() => setTries((count) => count + 1));
      }}
    >
      {!unchanged && <UnsavedGuard />}
      <Sections>
        <FormErrorSummary errors={flattenErrors(formState.errors)} general={general} labelOf={labelOf} tries={tries} />
        {props.children(control, values)}
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
          {props.saveLabel ?? texts.common.saveChanges}
        </ActionButton>
      </StickyActionBar>
    </form>
  );
}
