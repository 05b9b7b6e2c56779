import OutlinedInput from "@mui/material/OutlinedInput";
import { passkeyNameMaxLength } from "@runko/domain/accounts/passkeys";
import { tellDevice } from "@runko/domain/accounts/tell-device";
import { texts } from "@runko/domain/texts/texts";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";

const words = texts.passkeys;

/** What a passkey of this device is called until its user knows better. */
export function nameOfDevice(): string {
  const { browser, system } = tellDevice(navigator.userAgent);
  return texts.ownSessions.device(browser, system);
}

/** The name of a passkey, read from its form. */
export function PasskeyNameInput({ error }: { error: string | undefined }) {
  const shown = { label: words.name, help: words.nameHelp, error };
  return (
    <FieldFrame id="passkeyName" {...shown}>
      <OutlinedInput
        fullWidth
        name="passkeyName"
        defaultValue={nameOfDevice()}
        error={error !== undefined}
        slotProps={{
          input: {
            ...controlProps("passkeyName", shown),
            autoComplete: "off",
            maxLength: passkeyNameMaxLength,
            "aria-required": true,
          },
        }}
      />
    </FieldFrame>
  );
}
