import OutlinedInput from "@mui/material/OutlinedInput";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";

type CodeInputProps = {
  label: string;
  help: string;
  error: string | undefined;
  /** Nothing is asked before it: it takes the focus as it comes. */
  first?: boolean;
};

/** A code of the second factor, read from its form; what keeps codes may fill it in. */
export function CodeInput({ first = false, ...shown }: CodeInputProps) {
  return (
    <FieldFrame id="code" {...shown}>
      <OutlinedInput
        fullWidth
        autoFocus={first}
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
