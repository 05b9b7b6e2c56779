import { productCategories } from "@runko/domain/enumerations/product-categories";
import { targetNames, targetOf, usualTarget, type TargetName } from "@runko/domain/service-times/service-targets";
import { texts } from "@runko/domain/texts/texts";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { Control } from "react-hook-form";
import { ChoiceFilter } from "../../../components/forms/choice-filter.tsx";
import { SelectInput } from "../../../components/forms/select-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { ClassChoice } from "./class-choice.tsx";
import type { ServiceTimes } from "./service-times-queries.ts";
import {
  allCategories,
  targetKinds,
  timesOf,
  type CategoryChoice,
  type ServiceTimesValues,
  type TargetsPlace,
  type TypedTargets,
} from "./service-times-values.ts";
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

/** What holds where nothing is typed: of one category what is typed of all, of a class what others have, else the usual time. */
function usualLabel(
  times: ServiceTimes,
  { targets, isClass }: { targets: TypedTargets; isClass: boolean },
  choice: CategoryChoice,
  name: TargetName,
) {
  if (choice !== allCategories && targets[allCategories][name].kind !== "usual") return words.asAll;
  const category = choice === allCategories ? "ETHERNET_CONNECTION" : choice;
  if (isClass) return words.asOthers(timeWords(targetOf(times, { name, category, slaClass: null }).target));
  return words.usual(timeWords(usualTarget(name, category)));
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
  const [chosen, setChosen] = useState<number>();
  const ofClass = chosen === undefined ? undefined : values.classes[chosen];
  const at: TargetsPlace = ofClass ? `classes.${chosen ?? 0}.targets` : "targets";
  const targets = ofClass?.targets ?? values.targets;
  const times = timesOf(values);
  return (
    <Section title={words.targets}>
      <p>{words.targetsHelp}</p>
      <ClassChoice
        id="target-class"
        label={words.slaClass}
        classes={values.classes}
        value={ofClass && chosen}
        onChange={setChosen}
      />
      <ChoiceFilter
        id="target-category"
        label={words.category}
        options={choices}
        value={choice}
        onChange={(next) => setChoice(next ?? allCategories)}
        width="auto"
      />
      {targetNames.map((name) => {
        const { kind } = targets[choice][name];
        const usual = usualLabel(times, { targets, isClass: ofClass !== undefined }, choice, name);
        const options = targetKinds.map((value) => ({ value, label: kindLabel(value, usual) }));
        return (
          <Row key={`${at}.${choice}.${name}`}>
            <SelectInput
              control={control}
              name={`${at}.${choice}.${name}.kind`}
              label={words.targetNames[name]}
              options={options}
              emptyLabel={null}
            />
            {kind !== "usual" && kind !== "none" && (
              <TextInput
                control={control}
                name={`${at}.${choice}.${name}.amount`}
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
