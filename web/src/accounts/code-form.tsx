import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { lazy, Suspense, useRef, type SubmitEvent } from "react";
import { ApiProblem, problemText } from "../api/api-problem.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";
import type { Entrance } from "../session/choose-organization.ts";
import { knowsPasskeys } from "../session/knows-passkeys.ts";
import { logInByCode } from "../session/log-in.ts";
import { CodeInput } from "./code-input.tsx";

const words = texts.secondFactor;

const PasskeyWay = lazy(() => import("./passkey-way.tsx"));

type CodeFormProps = { challenge: string; passkeys: boolean; onDone: (entrance: Entrance) => void; onBack: () => void };

/** Asks for the code of the second factor, after the password was right. */
export function CodeForm({ challenge, passkeys, onDone, onBack }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { run, busy, failure } = useAction({
    perform: (code: string) => logInByCode(challenge, code),
    onDone,
    onFailed: () => form.current?.querySelector<HTMLInputElement>("[name=code]")?.focus(),
  });
  const errors = failure instanceof ApiProblem ? failure.errors : [];
  const ofCode = errors.find(({ path }) => path === "code")?.message;
  const general =
    errors.find(({ path }) => path === "challenge")?.message ?? (failure && !ofCode && problemText(failure));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void run(String(new FormData(event.currentTarget).get("code") ?? ""));
  };
  return (
    <form ref={form} noValidate onSubmit={submit} style={{ display: "grid", gap: 16 }}>
      {general ? (
        <Notice severity="error" live>
          {general}
        </Notice>
      ) : (
        <Notice severity="info" live>
          {passkeys ? texts.passkeys.askEither : words.askCode}
        </Notice>
      )}
      {passkeys && knowsPasskeys() && (
        <Suspense>
          <PasskeyWay label={texts.passkeys.show} challenge={challenge} onDone={onDone} />
        </Suspense>
      )}
      <CodeInput label={words.code} help={words.codeOrRecovery} error={ofCode} first />
      <Button type="submit" variant="contained" size="large" aria-disabled={busy || undefined}>
        {busy ? texts.login.submitting : texts.login.submit}
      </Button>
      <Button onClick={onBack}>{words.back}</Button>
    </form>
  );
}
