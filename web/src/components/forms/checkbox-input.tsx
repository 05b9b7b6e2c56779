import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import type { FieldValues } from "react-hook-form";
import type { InputProps } from "./input-props.ts";
import { useField } from "./use-field.ts";

/** Yes or no; the form holds a boolean. */
export function CheckboxInput<Values extends FieldValues>(props: InputProps<Values>) {
  const { id, field, texts, control } = useField(props);
  return (
    <div>
      <FormControlLabel
        label={props.label}
        disabled={props.disabled ?? false}
        control={
          <Checkbox
            name={field.name}
            checked={field.value === true}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ...control, ref: field.ref } }}
            sx={{ p: 1.5 }}
          />
        }
      />
      {texts.error && (
        <FormHelperText id={`${id}-error`} error sx={{ m: 0 }}>
          {texts.error}
        </FormHelperText>
      )}
      {texts.help && (
        <FormHelperText id={`${id}-help`} sx={{ m: 0 }}>
          {texts.help}
        </FormHelperText>
      )}
    </div>
  );
}
