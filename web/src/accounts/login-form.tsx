import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from "react";
import { problemText } from "../api/api-problem.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";
import type { Entrance } from "../session/choose-organization.ts";
import { knowsPasskeys } from "../session/knows-passkeys.ts";
import { logIn } from "../session/log-in.ts";
import { sessionEnd } from "../api/session-store.ts";
import { checkLogin, type Credentials, type LoginErrors } from "./check-login.ts";
import { CodeForm } from "./code-form.tsx";
import { EmailInput } from "./email-input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { storage } from "../storage/client-storage.ts";

const PasskeyWay = lazy(() => import("./passkey-way.tsx"));
const ProviderWay = lazy(() => import("./provider-way.tsx"));

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
  const [asked, setAsked] = useState<{ challenge: string; passkeys: boolean }>();
  const [typed, setTyped] = useState(storage.typedAddress.read() ?? "");
  const focus = (name: keyof Credentials) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  useEffect(() => focus("username"), []);
  const enter = ({ organizationId, sameUser }: Entrance) => {
    setAsked(undefined);
    if (organizationId === undefined) setRefusal(words.noOrganization);
    else onEntered(sameUser);
  };
  const { run, busy } = useAction({
    perform: ({ username, password }: Credentials) => logIn(username.trim(), password),
    onDone: (given) => ("challenge" in given ? setAsked(given) : enter(given)),
    onFailed: (failure) => {
      setRefusal(problemText(failure));
      focus("password");
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const credentials = credentialsOf(event.currentTarget);
    const found = checkLogin(credentials);
    setErrors(found);
    setRefusal(undefined);
    const firstWrong = fields.find((name) => found[name] !== undefined);
    if (firstWrong) focus(firstWrong);
    else void run(credentials);
  };

  if (asked) return <CodeForm {...asked} onDone={enter} onBack={() => setAsked(undefined)} />;
  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: "grid", gap: 16 }}>
      {refusal ? (
        <Notice severity="error" live>
          {refusal}
        </Notice>
      ) : (
        <SessionEndNotice />
      )}
      <EmailInput
        name="username"
        label={words.username}
        help={words.usernameHelp}
        error={errors.username}
        onLeft={setTyped}
      />
      <PasswordInput name="password" label={words.password} error={errors.password} autoComplete="current-password" />
      <Button type="submit" variant="contained" size="large" aria-disabled={busy || undefined}>
        {busy ? words.submitting : words.submit}
      </Button>
      {knowsPasskeys() && (
        <Suspense fallback={<div style={{ height: 42 }} />}>
          <PasskeyWay label={texts.passkeys.logIn} onDone={enter} />
        </Suspense>
      )}
      <Suspense>{typed.includes("@") && <ProviderWay emailAddress={typed} />}</Suspense>
    </form>
  );
}
