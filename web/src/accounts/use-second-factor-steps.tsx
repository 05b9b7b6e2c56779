import { texts } from "@runko/domain/texts/texts";
import { useState, type ReactNode } from "react";
import { answer } from "../api/answer.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { makePasskey, passkeyProblemText } from "../api/passkey.ts";
import { Notice } from "../components/feedback/notice.tsx";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { CopyButton } from "../components/buttons/copy-button.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { nameOfDevice, PasskeyNameInput } from "./passkey-name-input.tsx";
import { CodeInput } from "./code-input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { QrCode } from "./qr-code.tsx";
import { secondFactorKey } from "./second-factor-query.ts";

const words = texts.secondFactor;

/** With what it begins: the password before the secret of an app, a passkey, or taking the app out of use. */
export type FirstStep = "password" | "passkey" | "removal";

type Step =
  { name: FirstStep } | { name: "proof"; secret: string; uri: string } | { name: "codes"; codes: readonly string[] };

type Typed = { currentPassword: string; code: string; passkeyName: string };

/** Read from the fields, so that what a password manager filled in counts; own data below the dialog may ask for the password too. */
const typedIn = (place: "main" | "[role=dialog]"): Typed => {
  const read = (name: keyof Typed) =>
    [...document.querySelectorAll<HTMLInputElement>(`${place} input[name=${name}]`)].at(-1)?.value ?? "";
  return { currentPassword: read("currentPassword"), code: read("code"), passkeyName: read("passkeyName") };
};

const errorAt = (failure: Error | null, path: "currentPassword" | "code" | "name") =>
  failure instanceof ApiProblem ? failure.errors.find((error) => error.path === path)?.message : undefined;

const inFours = (code: string) => code.match(/.{1,4}/g)?.join("-") ?? code;

const codesOrEnd = (codes: readonly string[]): Step | null => (codes.length > 0 ? { name: "codes", codes } : null);

async function addPasskey({ currentPassword, passkeyName }: Typed): Promise<Step | null> {
  const name = passkeyName.trim() || nameOfDevice();
  const begun = await answer(api.POST("/users/me/passkeys/options", { body: { currentPassword } }));
  const passkey = await makePasskey(begun.options);
  const body = { challengeId: begun.challengeId, name, passkey };
  const { recoveryCodes } = await answer(api.POST("/users/me/passkeys", { body }));
  showSnackbar(texts.passkeys.added(name), { severity: "success" });
  return codesOrEnd(recoveryCodes);
}

/** Does what this step asks, and answers the next one; null: it is over. */
async function takeStep(step: Step, typed: Typed): Promise<Step | null> {
  const { currentPassword, code } = typed;
  if (step.name === "passkey") return await addPasskey(typed);
  if (step.name === "password")
    return { name: "proof", ...(await answer(api.POST("/users/me/second-factor", { body: { currentPassword } }))) };
  if (step.name === "proof") {
    const { recoveryCodes } = await answer(api.POST("/users/me/second-factor/proof", { body: { code } }));
    return codesOrEnd(recoveryCodes);
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
  const code = { label: words.code, error: errorAt(failure, "code") };
  if (step.name === "password") return password;
  if (step.name === "passkey")
    return (
      <>
        <p style={{ margin: 0 }}>{texts.passkeys.help}</p>
        <PasskeyNameInput error={errorAt(failure, "name")} />
        {password}
      </>
    );
  if (step.name === "removal")
    return (
      <>
        {password}
        <CodeInput {...code} help={words.codeOrRecovery} />
      </>
    );
  if (step.name === "codes")
    return (
      <>
        <p>
          {words.codesHelp}{" "}
          <CopyButton text={step.codes.map(inFours).join("\n")} label={texts.common.copyWhat(words.codesTitle)} />
        </p>
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
  if (step.name !== "proof") return null;
  return (
    <>
      <p>{words.scan}</p>
      <code style={{ overflowWrap: "anywhere" }}>{step.secret}</code>
      <QrCode text={step.uri} label={words.picture} />
      <CodeInput {...code} help={words.codeOfApp} first />
    </>
  );
}

const labels: Record<Step["name"], string> = {
  password: words.continue,
  passkey: texts.passkeys.make,
  proof: words.confirm,
  codes: words.stored,
  removal: words.end,
};

type Steps = { first: FirstStep; place: "main" | "[role=dialog]"; onDone: () => void };

/** Takes the second factor into use, or out of it, step by step; the fields stand in the form at this place. */
export function useSecondFactorSteps({ first, place, onDone }: Steps) {
  const [step, setStep] = useState<Step>({ name: first });
  const { run, busy, failure } = useAction({
    perform: (typed: Typed) => takeStep(step, typed),
    onDone: (next) => (next ? setStep(next) : onDone()),
    stale: [secondFactorKey],
  });
  const isTold =
    errorAt(failure, "name") !== undefined ||
    errorAt(failure, "code") !== undefined ||
    errorAt(failure, "currentPassword") !== undefined;
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
            {passkeyProblemText(failure)}
          </Notice>
        )}
        <StepFields step={step} failure={failure} />
      </>
    ),
  };
}
