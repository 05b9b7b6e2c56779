import { daysOff, type DayOff } from "@runko/domain/service-times/days-off";
import { riskPercents } from "@runko/domain/service-times/service-times";
import { texts } from "@runko/domain/texts/texts";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { showSnackbar } from "../../../components/feedback/snackbar.ts";
import { CheckboxGroupInput } from "../../../components/forms/checkbox-group-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import { useKept } from "../../use-kept.ts";
import { ClassesSection } from "./classes-section.tsx";
import { ExceptionsSection } from "./exceptions-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { Preview } from "./preview.tsx";
import { changeServiceTimes, serviceTimesQuery, type KeptServiceTimes } from "./service-times-queries.ts";
import { changesOf, checkValues, fieldOf, patchOf, timesOf, valuesOf } from "./service-times-values.ts";
import { labelOf } from "./service-times-labels.ts";
import { datesOfDaysOff } from "./service-times-words.ts";
import { TargetsSection } from "./targets-section.tsx";

const words = texts.controlServiceTimes;

type ServiceTimesFormProps = { organizationId: string; given: KeptServiceTimes };

/** When a supplier serves and within what time, with what that comes to. */
export function ServiceTimesForm({ organizationId, given: initial }: ServiceTimesFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { given, fetchAgain } = useKept(serviceTimesQuery(organizationId), initial);
  const [dates] = useState(() => datesOfDaysOff(todayInHelsinki(new Date())));
  const before = valuesOf(given.times);
  const here = controlPaths.organization(organizationId, "service-times");
  const dayLabel = (day: DayOff) =>
    words.dayOff(texts.clocks.daysOff[day], (dates.get(day) ?? []).map(texts.formats.date).join(", "));
  return (
    <EditForm
      before={before}
      check={checkValues}
      changesOf={(values) => changesOf(before, values)}
      save={(values) => changeServiceTimes(organizationId, given, patchOf(before, values))}
      fetchAgain={async () => valuesOf((await fetchAgain()).times)}
      onSaved={(saved) => {
        client.setQueryData(serviceTimesQuery(organizationId).queryKey, saved);
        showSnackbar(words.saved, { severity: "success" });
        void navigate(here, { replace: true });
      }}
      nameOf={fieldOf}
      labelOf={labelOf}
      cancelTo={here}
    >
      {(control, values) => (
        <>
          <HoursSection control={control} values={values} />
          <Section title={words.daysOff}>
            <CheckboxGroupInput
              control={control}
              name="daysOff"
              label={words.notServed}
              help={words.daysOffHelp}
              options={daysOff.map((value) => ({ value, label: dayLabel(value) }))}
            />
          </Section>
          <ExceptionsSection control={control} values={values} />
          <ClassesSection control={control} values={values} />
          <TargetsSection control={control} values={values} />
          <Section title={words.risk}>
            <TextInput
              control={control}
              name="riskPercent"
              label={words.riskPercent}
              help={words.riskHelp(riskPercents.least, riskPercents.most)}
              inputMode="numeric"
              required
            />
          </Section>
          <Preview times={timesOf(values)} />
        </>
      )}
    </EditForm>
  );
}
