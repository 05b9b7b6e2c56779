import VisibilityOffOutlined from "@mui/icons-material/VisibilityOffOutlined";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { problemText } from "../api/api-problem.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { controlProps, FieldFrame } from "../components/forms/field-frame.tsx";
import { logIn } from "../session/log-in.ts";
import { sessionEnd } from "../session/session-store.ts";
import { checkLogin, type Credentials, type LoginErrors } from "./check-login.ts";

const words = texts.login;
const fields = ["username", "password"] as const;

/** Read from the form itself, so that what a password manager filled in counts. */
function credentialsOf(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return { username: String(data.get("username") ?? ""), password: String(data.get("password") ?? "") };
}

function SessionEndNotice() {
  const end = sessionEnd();
  if (end === "expired") return <Notice severity="warning">{words.expired}</Notice>;
  return end === "signed-out" ? <Notice severity="info">{words.signedOut}</Notice> : null;
}

export function LoginForm({ onEntered }: { onEntered: (sameUser: boolean) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);
  const focus = (name: keyof Credentials) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  useEffect(() => focus("username"), []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const credentials = credentialsOf(event.currentTarget);
    const found = checkLogin(credentials);
    setErrors(found);
    setRefusal(undefined);
    const firstWrong = fields.find((name) => found[name] !== undefined);
    if (firstWrong) return focus(firstWrong);
    setBusy(true);
    try {
      const { organizationId, sameUser } = await logIn(credentials.username.trim(), credentials.password);
      if (organizationId === undefined) setRefusal(words.noOrganization);
      else onEntered(sameUser);
    } catch (error) {
      setRefusal(problemText(error));
      focus("password");
    }
    setBusy(false);
  };

  const username = { label: words.username, help: words.usernameHelp, error: errors.username };
  const password = { label: words.password, error: errors.password };
  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: "grid", gap: 16 }}>
      {refusal ? (
        <Notice severity="error" live>
          {refusal}
        </Notice>
      ) : (
        <SessionEndNotice />
      )}
      <FieldFrame id="username" {...username}>
        <OutlinedInput
          fullWidth
          name="username"
          error={errors.username !== undefined}
          slotProps={{
            input: {
              ...controlProps("username", username),
              autoComplete: "username",
              autoCapitalize: "none",
              inputMode: "email",
              spellCheck: false,
              "aria-required": true,
            },
          }}
        />
      </FieldFrame>
      <FieldFrame id="password" {...password}>
        <OutlinedInput
          fullWidth
          name="password"
          type={passwordShown ? "text" : "password"}
          error={errors.password !== undefined}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={passwordShown ? words.hidePassword : words.showPassword}
                onClick={() => setPasswordShown(!passwordShown)}
              >
                {passwordShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
              </IconButton>
            </InputAdornment>
          }
          slotProps={{
            input: {
              ...controlProps("password", password),
              autoComplete: "current-password",
              autoCapitalize: "none",
              spellCheck: false,
              "aria-required": true,
            },
          }}
        />
      </FieldFrame>
      <Button type="submit" variant="contained" size="large" aria-disabled={busy || undefined}>
        {busy ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
