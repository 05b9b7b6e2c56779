import { issueMessage } from "@runko/domain/values/issue-message";
import { texts } from "@runko/domain/texts/texts";
import { checkDocument } from "@runko/domain/documents/check-document";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import type { ApiProblem } from "../../api/api-problem.ts";
import { applyProblem } from "../../components/forms/form-errors.ts";
import type { WholeDocument } from "../api/entities.ts";
import { prefilledForm, type DocumentForm } from "../fields/document-form.ts";
import { FieldInput, type FieldChoices } from "../fields/field-input.tsx";
import { changedFields } from "../fields/form-values.ts";

/** None of the fields that may be corrected is chosen from these. */
const noChoices: FieldChoices = {
  nnis: { from: [], to: [] },
  billingGroups: [],
  billingGroupsFailed: false,
  earliest: {},
  help: {},
};

const at = (name: FieldName) => `document.${name}` as const;

type Corrections = {
  inputs: ReactNode;
  /** What has been changed of the fields; undefined while something in it is wrong, which the inputs say. */
  read: () => { document?: DocumentFields } | undefined;
  /** Takes up what the server says of the fields; answers what it does not know of. */
  takeUp: (problem: ApiProblem) => string[];
};

/** Inputs for some of the subscriber's fields of a document that is not edited otherwise. */
export function useCorrections(document: WholeDocument, names: readonly FieldName[]): Corrections {
  const { documentType: type, category, document: before } = document;
  const { control, getValues, setError, clearErrors } = useForm<DocumentForm>({
    defaultValues: prefilledForm({ document: before }),
  });
  const check = (changed: DocumentFields) => {
    const now = new Date();
    const context = {
      documentType: type,
      category,
      needsNni: false,
      today: todayInHelsinki(now),
      now: now.toISOString(),
      minimumNormalDays: 0,
      before,
      history: null,
      part: { of: "subscriber" },
    } as const;
    return checkDocument({ ...before, ...changed }, context).filter(({ path }) => path in changed);
  };
  return {
    inputs: names.map((name) => (
      <FieldInput key={name} control={control} name={name} type={type} required={false} choices={noChoices} />
    )),
    read: () => {
      clearErrors();
      const changed = changedFields(before, getValues("document"), names);
      const issues = check(changed);
      for (const issue of issues.toReversed()) {
        const name = names.find((known) => known === issue.path);
        if (name)
          setError(at(name), { type: "custom", message: issueMessage(texts.issues, issue) }, { shouldFocus: true });
      }
      if (issues.length > 0) return undefined;
      return Object.keys(changed).length === 0 ? {} : { document: changed };
    },
    takeUp: (problem) => applyProblem(problem, setError, (path) => names.map(at).find((name) => name === path)),
  };
}
