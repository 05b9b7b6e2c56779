import { texts } from "@runko/domain/texts/texts";
import { useState, type ReactNode } from "react";
import { answer } from "../api/answer.ts";
import { ApiProblem, problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { useAction } from "../components/submit/use-action.ts";
import { CodeInput } from "./code-input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { QrCode } from "./qr-code.tsx";
import { secondFactorKey } from "./second-factor-query.ts";

const words = texts.secondFactor;

type Step =
  | { name: "password" }
  | { name: "proof"; secret: string; uri: string }
  | { name: "codes"; codes: readonly string[] }
  | { name: "removal" };

type Typed = { currentPassword: string; code: string };

/** Read from the fields, so that what a password manager filled in counts; own data below the dialog may ask for the password too. */
const typedIn = (place: "main" | "[role=dialog]"): Typed => {
  const read = (name: keyof Typed) =>
    [...document.querySelectorAll<HTMLInputElement>(`${place} input[name=${name}]`)].at(-1)?.value ?? "";
  return { currentPassword: read("currentPassword"), code: read("code") };
};

const errorAt = (failure: Error | null, path: keyof Typed) =>
  failure instanceof ApiProblem ? failure.errors.find((error) => error.path === path)?.message : undefined;

const inFours = (code: string) => code.match(/.{1,4}/g)?.join("-") ?? code;

/** Does what this step asks, and answers the next one; null: it is over. */
async function takeStep(step: Step, { currentPassword, code }: Typed): Promise<Step | null> {
  if (step.name === "password")
    return { name: "proof", ...(await answer(api.POST("/users/me/second-factor", { body: { currentPassword } }))) };
  if (step.name === "proof") {
    const { recoveryCodes } = await answer(api.POST("/users/me/second-factor/proof", { body: { code } }));
    return { name: "codes", codes: recoveryCodes };
  }
  if (step.name === "removal") {
    await answer(api.POST("/users/me/second-factor/removal", { body: { currentPassword, code } }));
    showSnackbar(words.ended, { severity: "success" });
  }
  return null;
}

function StepFields({ step, failure }: { step: Step; failure: Error | null }): ReactNode {
  const password = (
    <PasswordInput
      name="currentPassword"
      label={words.currentPassword}
      error={errorAt(failure, "currentPassword")}
      autoComplete="current-password"
    />
  );
  const code = (help: string) => <CodeInput label={words.code} help={help} error={errorAt(failure, "code")} />;
  if (step.name === "password") return password;
  if (step.name === "removal")
    return (
      <>
        {password}
        {code(words.codeOrRecovery)}
      </>
    );
  if (step.name === "codes")
    return (
      <>
        <p>{words.codesHelp}</p>
        <ul
          aria-label={words.codesTitle}
          style={{ columns: "2 160px", fontFamily: "monospace", listStyle: "none", margin: 0, padding: 0 }}
        >
          {step.codes.map((one) => (
            <li key={one}>{inFours(one)}</li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p>{words.scan}</p>
      <code style={{ overflowWrap: "anywhere" }}>{step.secret}</code>
      <QrCode text={step.uri} label={words.picture} />
      {code(words.codeOfApp)}
    </>
  );
}

const labels: Record<Step["name"], string> = {
  password: words.continue,
  proof: words.confirm,
  codes: words.stored,
  removal: words.end,
};

type Steps = { isOn: boolean; place: "main" | "[role=dialog]"; onDone: () => void };

/** Takes the second factor into use, or out of it, step by step; the fields stand in the form at this place. */
export function useSecondFactorSteps({ isOn, place, onDone }: Steps) {
  const [step, setStep] = useState<Step>(isOn ? { name: "removal" } : { name: "password" });
  const { run, busy, failure } = useAction({
    perform: (typed: Typed) => takeStep(step, typed),
    onDone: (next) => (next ? setStep(next) : onDone()),
    stale: [secondFactorKey],
  });
  const isTold = errorAt(failure, "code") !== undefined || errorAt(failure, "currentPassword") !== undefined;
  return {
    /** The codes are shown once. */
    showsCodes: step.name === "codes",
    label: labels[step.name],
    busy,
    submit: () => void run(typedIn(place)),
    fields: (
      <>
        {failure && !isTold && (
          <Notice severity="error" live>
            {problemText(failure)}
          </Notice>
        )}
        <StepFields step={step} failure={failure} />
      </>
    ),
  };
}
