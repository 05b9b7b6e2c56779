import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import type { FieldValues } from "react-hook-form";
import { GroupFrame } from "./field-frame.tsx";
import type { InputProps, Option } from "./input-props.ts";
import { useField } from "./use-field.ts";

type CheckboxGroupInputProps<Values extends FieldValues> = InputProps<Values> & {
  options: readonly Option[];
  row?: boolean;
};

const valuesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Any number of a few choices; the form holds the chosen values in the order of the options. */
export function CheckboxGroupInput<Values extends FieldValues>(props: CheckboxGroupInputProps<Values>) {
  const { id, field, texts } = useField(props);
  const chosen = valuesOf(field.value);
  const set = (changed: string, checked: boolean) =>
    field.onChange(
      props.options.map(({ value }) => value).filter((value) => (value === changed ? checked : chosen.includes(value))),
    );
  return (
    <GroupFrame id={id} role="group" {...texts}>
      <FormGroup row={props.row ?? false}>
        {props.options.map(({ value, label, disabled }, index) => (
          <FormControlLabel
            key={value}
            label={label}
            disabled={props.disabled ?? disabled ?? false}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(_event, checked) => set(value, checked)}
                onBlur={field.onBlur}
                slotProps={{ input: index === 0 ? { id, ref: field.ref } : {} }}
                sx={{ p: 1.5 }}
              />
            }
          />
        ))}
      </FormGroup>
    </GroupFrame>
  );
}
