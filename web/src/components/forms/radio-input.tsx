import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { FieldValues } from "react-hook-form";
import { GroupFrame } from "./field-frame.tsx";
import { useChoice, type ChoiceProps } from "./use-choice.ts";
import { textOf } from "./use-field.ts";

type RadioInputProps<Values extends FieldValues> = ChoiceProps<Values> & { row?: boolean };

/** One of a few choices, all in sight. */
export function RadioInput<Values extends FieldValues>(props: RadioInputProps<Values>) {
  const { id, field, texts, options } = useChoice(props);
  return (
    <GroupFrame id={id} role="radiogroup" {...texts}>
      <RadioGroup
        row={props.row ?? false}
        name={field.name}
        value={textOf(field.value)}
        onChange={(_event, value) => field.onChange(value)}
        onBlur={field.onBlur}
      >
        {options.map(({ value, label, disabled }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            disabled={props.disabled ?? disabled ?? false}
            control={<Radio slotProps={{ input: index === 0 ? { id, ref: field.ref } : {} }} sx={{ p: 1.5 }} />}
          />
        ))}
      </RadioGroup>
    </GroupFrame>
  );
}
