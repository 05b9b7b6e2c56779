import Button from "@mui/material/Button";
import type { Criteria } from "@runko/domain/search/criteria";
import type { CriterionName } from "@runko/domain/search/search-criteria";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useForm } from "react-hook-form";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { criteriaOfForm, formOfCriteria, judgeForm, type CriteriaValues } from "../search/criteria-form.ts";
import { CriterionInput } from "../search/criterion-input.tsx";
import type { Choices } from "../search/use-choices.ts";

const words = texts.documentList;

type NarrowDialogProps = {
  criteria: Criteria;
  names: readonly CriterionName[];
  choices: Choices;
  onNarrow: (criteria: Criteria) => void;
  onClose: () => void;
};

/** Asks by what a list is to be narrowed. Mounted when it opens, so that it starts as the list is. */
export default function NarrowDialog({ criteria, names, choices, onNarrow, onClose }: NarrowDialogProps) {
  const { control, handleSubmit } = useForm<CriteriaValues>({
    defaultValues: formOfCriteria(criteria, names),
    resolver: resolverOf((values) => {
      const issues = judgeForm(criteriaOfForm(values, names), todayInHelsinki(new Date()));
      return issues === "empty" ? [] : issues;
    }),
  });
  const submit = handleSubmit((values) => onNarrow(criteriaOfForm(values, names)));
  return (
    <AppDialog
      open
      title={words.narrowTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => onNarrow({})}>{words.narrowClear}</Button>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <Button type="submit" variant="contained">
            {words.narrowSubmit}
          </Button>
        </>
      }
    >
      {names.map((name) => (
        <CriterionInput key={name} name={name} control={control} choices={choices} />
      ))}
    </AppDialog>
  );
}
