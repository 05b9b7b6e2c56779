import ExpandMore from "@mui/icons-material/ExpandMore";
import Search from "@mui/icons-material/Search";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { Criteria } from "@runko/domain/search/criteria";
import type { CriterionName } from "@runko/domain/search/search-criteria";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useState, type BaseSyntheticEvent } from "react";
import { useForm, useWatch, type Control } from "react-hook-form";
import { fieldId } from "../../components/forms/field-frame.tsx";
import { Link } from "react-router";
import { FormErrorSummary } from "../../components/forms/form-error-summary.tsx";
import { flattenErrors } from "../../components/forms/form-errors.ts";
import { criteriaOfForm, fieldsOf, formOfCriteria, groupsOf, judgeForm, type CriteriaValues } from "./criteria-form.ts";
import { CriterionInput } from "./criterion-input.tsx";
import type { Choices } from "./use-choices.ts";

const words = texts.searchPage;

const Form = styled("form")({ display: "flex", flexDirection: "column", gap: 10, maxWidth: 1120, paddingBottom: 16 });

const Grid = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
  gap: "12px 20px",
  alignItems: "start",
});

const Group = styled("details")(({ theme }) => ({
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.colors.surface,
  "& > summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 44,
    padding: "0 16px",
    fontWeight: 600,
    cursor: "pointer",
    listStyle: "none",
    borderRadius: "inherit",
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: theme.palette.action.hover },
  },
  "&[open] > summary svg": { rotate: "180deg" },
  "& > div": { padding: "4px 16px 16px" },
}));

const Actions = styled("div")(({ theme }) => ({
  position: "sticky",
  bottom: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  padding: "10px 0",
  background: theme.colors.background,
}));

/** What is to be put right must not be folded away. */
function openGroupOf(field: string): void {
  document.getElementById(fieldId(field))?.closest("details")?.setAttribute("open", "");
}

const isSet = (value: string | string[] | undefined) => value !== undefined && value.length > 0;

function useSetCounts(control: Control<CriteriaValues>) {
  const values = useWatch({ control });
  return (names: readonly CriterionName[]) =>
    names.filter((name) => fieldsOf(name).some((field) => isSet(values[field]))).length;
}

const labels = new Map(
  (Object.entries(texts.search.criteria) as [CriterionName, string][]).flatMap(([name, label]) => {
    const [first, last] = fieldsOf(name);
    return last === undefined
      ? [[name as string, label] as const]
      : [[first ?? name, words.rangeFrom(label)] as const, [last, words.rangeTo(label)] as const];
  }),
);

type AdvancedFormProps = {
  criteria: Criteria;
  /** The criteria that there are. */
  names: readonly CriterionName[];
  choices: Choices;
  onSearch: (criteria: Criteria) => void;
  /** Back to the results that are there already. */
  onCancel: (() => void) | undefined;
  basicPath: string;
};

/** The criteria as they are typed, judged when they are to be searched by. */
function useTypedCriteria({ criteria, names, onSearch }: Pick<AdvancedFormProps, "criteria" | "names" | "onSearch">) {
  const { control, handleSubmit, setError, clearErrors, reset, formState } = useForm<CriteriaValues>({
    defaultValues: formOfCriteria(criteria, names),
  });
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const submit = handleSubmit((values) => {
    const asked = criteriaOfForm(values, names);
    const issues = judgeForm(asked, todayInHelsinki(new Date()));
    if (issues === "empty") setGeneral([words.emptySearch]);
    if (issues.length === 0) return onSearch(asked);
    for (const issue of issues === "empty" ? [] : issues) {
      openGroupOf(issue.path);
      setError(issue.path, { type: issue.code, message: issueMessage(texts.issues, issue) });
    }
    return setTries((count) => count + 1);
  });
  const clear = () => {
    reset(formOfCriteria({}, names));
    setGeneral([]);
    setTries(0);
  };
  const search = (event: BaseSyntheticEvent) => {
    clearErrors();
    setGeneral([]);
    void submit(event);
  };
  return { control, errors: formState.errors, general, tries, search, clear };
}

/** Every criterion in its group: the most used stand open, others open when they hold something or are opened. */
export function AdvancedForm({ criteria, names, choices, onSearch, onCancel, basicPath }: AdvancedFormProps) {
  const { control, errors, general, tries, search, clear } = useTypedCriteria({ criteria, names, onSearch });
  const countSet = useSetCounts(control);
  const [opened] = useState(
    () =>
      new Set(
        groupsOf(names).flatMap(({ group, names: own }, index) =>
          index < 2 || own.some((name) => criteria[name] !== undefined) ? [group] : [],
        ),
      ),
  );

  return (
    <Form noValidate aria-label={words.criteria} onSubmit={search}>
      <FormErrorSummary
        errors={flattenErrors(errors)}
        general={general}
        labelOf={(name) => labels.get(name) ?? name}
        tries={tries}
      />
      {groupsOf(names).map(({ group, names: own }) => (
        <Group key={group} open={opened.has(group)}>
          <summary>
            {words.setIn(texts.search.groups[group], countSet(own))}
            <ExpandMore aria-hidden />
          </summary>
          <Grid>
            {own.map((name) => (
              <CriterionInput key={name} name={name} control={control} choices={choices} />
            ))}
          </Grid>
        </Group>
      ))}
      <Actions>
        <Button type="submit" variant="contained" startIcon={<Search />}>
          {words.submit}
        </Button>
        <Button onClick={clear}>{words.clearAll}</Button>
        {onCancel && <Button onClick={onCancel}>{words.cancelChange}</Button>}
        <Button component={Link} to={basicPath}>
          {words.basic}
        </Button>
      </Actions>
    </Form>
  );
}
