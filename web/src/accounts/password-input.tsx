import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";

const words = texts.login;

type PasswordInputProps = {
  name: string;
  label: string;
  help?: string;
  error: string | undefined;
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at; read from its form, so that what a password manager filled in counts. */
export function PasswordInput({ name, autoComplete, ...shown }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame id={name} {...shown}>
      <OutlinedInput
        fullWidth
        name={name}
        type={visible ? "text" : "password"}
        error={shown.error !== undefined}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              aria-label={visible ? words.hidePassword : words.showPassword}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
            </IconButton>
          </InputAdornment>
        }
        slotProps={{
          input: {
            ...controlProps(name, shown),
            autoComplete,
            autoCapitalize: "none",
            spellCheck: false,
            "aria-required": true,
          },
        }}
      />
    </FieldFrame>
  );
}
