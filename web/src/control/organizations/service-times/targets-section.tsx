import { productCategories } from "@runko/domain/enumerations/product-categories";
import { targetNames, usualTarget, type TargetName } from "@runko/domain/service-times/service-targets";
import { texts } from "@runko/domain/texts/texts";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { ChoiceFilter } from "../../../components/forms/choice-filter.tsx";
import { SelectInput } from "../../../components/forms/select-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { allCategories, targetKinds, type CategoryChoice, type ServiceTimesValues } from "./service-times-values.ts";
import { categoryWords, timeWords } from "./service-times-words.ts";

const words = texts.controlServiceTimes;
const { units } = texts.clocks;

const Row = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(88px, 1fr)",
  gap: "0 12px",
  alignItems: "start",
  marginTop: 10,
});

const choices: { value: CategoryChoice; label: string }[] = [
  { value: allCategories, label: words.allCategories },
  ...productCategories.map((value) => ({ value, label: categoryWords(value) })),
];

/** What holds where nothing is typed: of one category what is typed of all, else the usual time. */
function usualWords(choice: CategoryChoice, name: TargetName): string {
  return timeWords(usualTarget(name, choice === allCategories ? "ETHERNET_CONNECTION" : choice));
}

const kindLabel = (kind: (typeof targetKinds)[number], usual: string): string => {
  if (kind === "usual") return usual;
  if (kind === "none") return words.none;
  if (kind === "minutes" || kind === "hours" || kind === "days") return units.open[kind][1];
  if (kind === "always-days") return units.always.days[1];
  return words.allDay(units.always[kind === "always-hours" ? "hours" : "minutes"][1]);
};

type TargetsSectionProps = { control: Control<ServiceTimesValues>; values: ServiceTimesValues };

/** Within what time each thing is done, of all categories or of one. */
export function TargetsSection({ control, values }: TargetsSectionProps) {
  const [choice, setChoice] = useState<CategoryChoice>(allCategories);
  const usualLabel = (name: TargetName) =>
    choice !== allCategories && values.targets[allCategories][name].kind !== "usual"
      ? words.asAll
      : words.usual(usualWords(choice, name));
  return (
    <Section title={words.targets}>
      <p>{words.targetsHelp}</p>
      <ChoiceFilter
        id="target-category"
        label={words.category}
        options={choices}
        value={choice}
        onChange={(chosen) => setChoice(chosen ?? allCategories)}
        width="auto"
      />
      {targetNames.map((name) => {
        const { kind } = values.targets[choice][name];
        const options = targetKinds.map((value) => ({ value, label: kindLabel(value, usualLabel(name)) }));
        return (
          <Row key={`${choice}.${name}`}>
            <SelectInput
              control={control}
              name={`targets.${choice}.${name}.kind`}
              label={words.targetNames[name]}
              options={options}
              emptyLabel={null}
            />
            {kind !== "usual" && kind !== "none" && (
              <TextInput
                control={control}
                name={`targets.${choice}.${name}.amount`}
                label={words.amount}
                inputMode="numeric"
                required
              />
            )}
          </Row>
        );
      })}
    </Section>
  );
}
