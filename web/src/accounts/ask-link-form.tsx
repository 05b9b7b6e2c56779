import Button from "@mui/material/Button";
import { resetLinkMinutes } from "@runko/domain/accounts/password-reset";
import { texts } from "@runko/domain/texts/texts";
import { checkUserName } from "@runko/domain/values/email";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { answer } from "../api/answer.ts";
import { problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { EmailInput } from "./email-input.tsx";

const words = texts.passwordReset;

/** Asks for a link; what is answered tells nobody whether the address is known. */
export function AskLinkForm({ onDone }: { onDone: (told: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const focus = () => form.current?.querySelector<HTMLInputElement>("[name=email]")?.focus();
  useEffect(focus, []);
  const { run, busy, failure, reset } = useAction({
    perform: (email: string) => answer(api.POST("/reset-password", { params: { query: { email } } })),
    onDone: (told) => onDone((told?.kept ? words.askedKept : words.asked)(resetLinkMinutes)),
    onFailed: focus,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    const code = checkUserName(email);
    setError(code ? issueMessage(texts.issues, { code }) : undefined);
    reset();
    if (code) focus();
    else void run(email);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: "grid", gap: 16 }}>
      <ProblemNotice problem={failure ? problemText(failure) : undefined} />
      <EmailInput name="email" label={words.email} help={words.askText} error={error} />
      <Button type="submit" variant="contained" size="large" aria-disabled={busy || undefined}>
        {busy ? words.asking : words.ask}
      </Button>
    </form>
  );
}
