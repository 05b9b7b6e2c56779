import OutlinedInput from "@mui/material/OutlinedInput";
import { storage } from "../storage/client-storage.ts";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";

type EmailInputProps = {
  name: string;
  label: string;
  help?: string;
  error: string | undefined;
  onLeft?: (text: string) => void;
};

/** The address that is the user name; read from its form. It stays when the page is fetched anew, as in another language. */
export function EmailInput({ name, onLeft, ...shown }: EmailInputProps) {
  return (
    <FieldFrame id={name} {...shown}>
      <OutlinedInput
        fullWidth
        name={name}
        defaultValue={storage.typedAddress.read()}
        onChange={({ target }) => storage.typedAddress.write(target.value)}
        onBlur={({ target }) => onLeft?.(target.value)}
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
