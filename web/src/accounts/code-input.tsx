import OutlinedInput from "@mui/material/OutlinedInput";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";

type CodeInputProps = { label: string; help: string; error: string | undefined };

/** A code of the second factor, read from its form; what keeps codes may fill it in. */
export function CodeInput(shown: CodeInputProps) {
  return (
    <FieldFrame id="code" {...shown}>
      <OutlinedInput
        fullWidth
        name="code"
        error={shown.error !== undefined}
        slotProps={{
          input: {
            ...controlProps("code", shown),
            autoComplete: "one-time-code",
            autoCapitalize: "characters",
            spellCheck: false,
            maxLength: 40,
            "aria-required": true,
          },
        }}
      />
    </FieldFrame>
  );
}
