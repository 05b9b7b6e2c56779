import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { checkNewPassword, passwordsMatch } from "@runko/domain/values/password";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { answer } from "../api/answer.ts";
import { ApiProblem, problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { PasswordInput } from "./password-input.tsx";

const words = texts.passwordReset;

type Errors = { password?: string; again?: string };

function checkBoth(password: string, again: string): Errors {
  const code = checkNewPassword(password);
  if (code) return { password: issueMessage(texts.issues, { code }) };
  return passwordsMatch(password, again) ? {} : { again: issueMessage(texts.issues, { code: "PASSWORDS_DIFFER" }) };
}

type NewPasswordFormProps = {
  token: string;
  /** The link was used, or its time ran out, while the form was open. */
  onEnded: () => void;
  onDone: () => void;
};

/** The new password, twice (specification §5). */
export function NewPasswordForm({ token, onEnded, onDone }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const focus = (name: keyof Errors) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  useEffect(() => focus("password"), []);

  const tell = (failure: unknown) => {
    const wrong = failure instanceof ApiProblem ? failure.errors.find(({ path }) => path === "password") : undefined;
    if (wrong) setErrors({ password: wrong.message });
    else setRefusal(problemText(failure));
    if (failure instanceof ApiProblem && failure.code === "RESET_LINK_INVALID") onEnded();
    focus("password");
  };

  const { run, busy } = useAction({
    perform: (password: string) => answer(api.POST("/reset-password/confirm", { body: { token, password } })),
    onDone,
    onFailed: tell,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const password = String(data.get("password") ?? "");
    const found = checkBoth(password, String(data.get("again") ?? ""));
    setErrors(found);
    setRefusal(undefined);
    if (found.password) focus("password");
    else if (found.again) focus("again");
    else void run(password);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: "grid", gap: 16 }}>
      <ProblemNotice problem={refusal} />
      <PasswordInput
        name="password"
        label={words.password}
        help={words.passwordHelp}
        error={errors.password}
        autoComplete="new-password"
      />
      <PasswordInput name="again" label={words.again} error={errors.again} autoComplete="new-password" />
      <Button type="submit" variant="contained" size="large" aria-disabled={busy || undefined}>
        {busy ? words.setting : words.set}
      </Button>
    </form>
  );
}
