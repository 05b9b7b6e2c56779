import Button from "@mui/material/Button";
import { daysOff } from "@runko/domain/service-times/days-off";
import { targetNames, usualTarget } from "@runko/domain/service-times/service-targets";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { Notice } from "../../../components/feedback/notice.tsx";
import { FieldList } from "../../../components/layout/field-list.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { Preview } from "./preview.tsx";
import type { ServiceTimes } from "./service-times-queries.ts";
import { classWords, exceptionWords, hoursWords, targetWords, timeWords } from "./service-times-words.ts";

const words = texts.controlServiceTimes;

const linesOf = (lines: readonly string[], none: string): string => (lines.length === 0 ? none : lines.join("\n"));

/** When a supplier serves and within what time, as text. */
export function ServiceTimesView({ times }: { times: ServiceTimes }) {
  const { hours, worked, exceptions, targets, classes, riskPercent } = times;
  const edit = (
    <Button component={Link} to="?mode=edit" variant="contained">
      {texts.control.edit}
    </Button>
  );
  const closed = daysOff.filter((day) => !worked.includes(day)).map((day) => texts.clocks.daysOff[day]);
  const ofAll = targetNames.map((name) => {
    const own = targets.find((target) => target.name === name && target.category === null);
    const value = own ? timeWords(own.target) : words.usual(timeWords(usualTarget(name, "ETHERNET_CONNECTION")));
    return { label: words.targetNames[name], value };
  });
  const ofCategories = targets.filter(({ category }) => category !== null).map((target) => targetWords(target));
  return (
    <Sections>
      <Notice severity="info">{words.what}</Notice>
      <Section title={words.hours} actions={edit}>
        <FieldList items={words.weekdays.map((label, index) => ({ label, value: hoursWords(hours[index] ?? null) }))} />
      </Section>
      <Section title={words.daysOff}>
        <FieldList
          items={[
            { label: words.notServed, value: closed.join(", "), wide: true },
            {
              label: words.exceptions,
              value: linesOf(exceptions.map(exceptionWords), words.noExceptions),
              wide: true,
            },
          ]}
        />
      </Section>
      <Section title={words.targets}>
        <FieldList
          items={[
            ...ofAll,
            { label: words.ofCategories, value: linesOf(ofCategories, words.noneOfCategories), wide: true },
            { label: words.classes, value: linesOf(classes.map(classWords), words.noClasses), wide: true },
            { label: words.risk, value: words.riskShown(riskPercent) },
          ]}
        />
      </Section>
      <Preview times={times} />
    </Sections>
  );
}
