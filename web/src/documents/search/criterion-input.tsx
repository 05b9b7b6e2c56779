import { criterionOf, type CriterionName } from "@runko/domain/search/search-criteria";
import { texts } from "@runko/domain/texts/texts";
import { styled } from "@mui/material/styles";
import type { Control } from "react-hook-form";
import { CheckboxGroupInput } from "../../components/forms/checkbox-group-input.tsx";
import { DateInput } from "../../components/forms/date-input.tsx";
import { MultiChoiceInput } from "../../components/forms/multi-choice-input.tsx";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import type { CriteriaValues } from "./criteria-form.ts";
import { wordOfOption } from "./criterion-words.ts";
import type { Choices } from "./use-choices.ts";

const words = texts.searchPage;

const yesOrNo = [
  { value: "yes", label: texts.search.yes },
  { value: "no", label: texts.search.no },
];
const marked = [{ value: "1", label: texts.search.yes }];
/** So many choices are seen at a glance; more are found by typing. */
const fewOptions = 6;

const Range = styled("div")({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8, alignItems: "start" });
const Wide = styled("div")({ gridColumn: "1 / -1" });

type CriterionInputProps = { name: CriterionName; control: Control<CriteriaValues>; choices: Choices };

/** The input of a criterion, by its kind. */
export function CriterionInput({ name, control, choices }: CriterionInputProps) {
  const criterion = criterionOf(name);
  const label = texts.search.criteria[name];
  const common = { name, control, label };
  switch (criterion.kind) {
    case "freeText":
    case "text":
      return <TextInput {...common} />;
    case "number":
      return <TextInput {...common} inputMode="numeric" />;
    case "flag":
      return <SelectInput {...common} options={yesOrNo} emptyLabel={texts.search.any} />;
    case "mark":
      return <SelectInput {...common} options={marked} emptyLabel={texts.search.any} />;
    case "dates":
    case "days":
      return (
        <Range>
          <DateInput control={control} name={`${name}From`} label={words.rangeFrom(label)} prefer="past" />
          <DateInput control={control} name={`${name}To`} label={words.rangeTo(label)} prefer="past" />
        </Range>
      );
    case "options": {
      const options = criterion.options.map((option) => ({ value: option, label: wordOfOption(name, option) }));
      return options.length <= fewOptions ? (
        <Wide>
          <CheckboxGroupInput {...common} options={options} row />
        </Wide>
      ) : (
        <MultiChoiceInput {...common} options={options} placeholder={words.chooseSeveral} />
      );
    }
    case "ids": {
      const options = choices[criterion.of];
      return (
        <MultiChoiceInput
          {...common}
          options={options ?? []}
          loading={options === undefined}
          placeholder={words.chooseSeveral}
        />
      );
    }
  }
}
