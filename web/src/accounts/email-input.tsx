import OutlinedInput from "@mui/material/OutlinedInput";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";

type EmailInputProps = { name: string; label: string; help?: string; error: string | undefined };

/** The address that is the user name; read from its form. */
export function EmailInput({ name, ...shown }: EmailInputProps) {
  return (
    <FieldFrame id={name} {...shown}>
      <OutlinedInput
        fullWidth
        name={name}
        error={shown.error !== undefined}
        slotProps={{
          input: {
            ...controlProps(name, shown),
            autoComplete: "username",
            autoCapitalize: "none",
            inputMode: "email",
            spellCheck: false,
            "aria-required": true,
          },
        }}
      />
    </FieldFrame>
  );
}
