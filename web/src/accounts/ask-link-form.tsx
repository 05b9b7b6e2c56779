import Button from "@mui/material/Button";
import { resetLinkMinutes } from "@runko/domain/accounts/password-reset";
import { texts } from "@runko/domain/texts/texts";
import { checkUserName } from "@runko/domain/values/email";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { answer } from "../api/answer.ts";
import { problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { EmailInput } from "./email-input.tsx";

const words = texts.passwordReset;

/** Asks for a link; what is answered tells nobody whether the address is known. */
export function AskLinkForm({ onDone }: { onDone: (told: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const focus = () => form.current?.querySelector<HTMLInputElement>("[name=email]")?.focus();
  useEffect(focus, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    const code = checkUserName(email);
    setError(code ? issueMessage({ code }) : undefined);
    setRefusal(undefined);
    if (code) return focus();
    setBusy(true);
    try {
      const told = await answer(api.POST("/reset-password", { params: { query: { email } } }));
      onDone((told?.kept ? words.askedKept : words.asked)(resetLinkMinutes));
    } catch (failure) {
      setRefusal(problemText(failure));
      setBusy(false);
      focus();
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: "grid", gap: 16 }}>
      {refusal && (
        <Notice severity="error" live>
          {refusal}
        </Notice>
      )}
      <EmailInput name="email" label={words.email} help={words.askText} error={error} />
      <Button type="submit" variant="contained" size="large" aria-disabled={busy || undefined}>
        {busy ? words.asking : words.ask}
      </Button>
    </form>
  );
}
