import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { Control } from "react-hook-form";
import { CheckboxInput } from "../../../components/forms/checkbox-input.tsx";
import { TextInput } from "../../../components/forms/text-input.tsx";
import { Section } from "../../../components/layout/section.tsx";
import type { ServiceTimesValues } from "./service-times-values.ts";

const words = texts.controlServiceTimes;

const Day = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(96px, 1fr) minmax(96px, 1fr)",
  gap: "0 12px",
  alignItems: "center",
  minHeight: 60,
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > :first-of-type": { gridColumn: "1 / -1" },
  },
}));

type HoursSectionProps = { control: Control<ServiceTimesValues>; values: ServiceTimesValues };

/** From when to when the supplier serves on each weekday. */
export function HoursSection({ control, values }: HoursSectionProps) {
  return (
    <Section title={words.hours}>
      <p>{words.hoursHelp}</p>
      {words.weekdays.map((weekday, index) => (
        <Day key={weekday}>
          <CheckboxInput control={control} name={`hours.${index}.open`} label={words.openOn(weekday)} />
          {values.hours[index]?.open && (
            <>
              <TextInput control={control} name={`hours.${index}.from`} label={words.fromOn(weekday)} required />
              <TextInput control={control} name={`hours.${index}.to`} label={words.toOn(weekday)} required />
            </>
          )}
        </Day>
      ))}
    </Section>
  );
}
