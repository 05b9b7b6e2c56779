import { texts } from "@runko/domain/texts/texts";
import { ChoiceFilter } from "../../../components/forms/choice-filter.tsx";

const words = texts.controlServiceTimes;

type ClassChoiceProps = {
  id: string;
  label: string;
  classes: readonly { name: string }[];
  /** Its place among the classes; undefined: of products without one. */
  value: number | undefined;
  onChange: (index: number | undefined) => void;
};

/** One of the SLA classes by its name, where there are any. */
export function ClassChoice({ id, label, classes, value, onChange }: ClassChoiceProps) {
  if (classes.length === 0) return null;
  const options = classes.map(({ name }, index) => ({
    value: String(index),
    label: name.trim() || words.className(index + 1),
  }));
  return (
    <ChoiceFilter
      id={id}
      label={label}
      allLabel={words.noClass}
      options={options}
      value={value === undefined ? undefined : String(value)}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : Number(chosen))}
      width="auto"
    />
  );
}
