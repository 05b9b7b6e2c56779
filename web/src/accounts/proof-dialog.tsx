import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { answer } from "../api/answer.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { passkeyProblemText, showPasskey } from "../api/passkey.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { useQuery } from "@tanstack/react-query";
import { knowsPasskeys } from "../session/knows-passkeys.ts";
import { CodeInput } from "./code-input.tsx";
import { secondFactorQuery } from "./second-factor-query.ts";

const words = texts.secondFactor;

// What asks may stand in a dialog below.
const typedCode = () =>
  [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[name=code]")].at(-1)?.value;

async function confirmByPasskey() {
  const { challengeId, options } = await answer(api.POST("/users/me/passkeys/confirmation/options"));
  const passkey = await showPasskey(options);
  await answer(api.POST("/users/me/passkeys/confirmation", { body: { challengeId, passkey } }));
}

const confirmByCode = (code: string) =>
  answer(api.POST("/users/me/second-factor/confirmation", { body: { code } })).then(() => undefined);

/** Asks for a passkey or a code of the second factor before what is irreversible; settles with whether it was given. */
export default function ProofDialog({ onSettled }: { onSettled: (given: boolean) => void }) {
  const { run, busy, failure } = useAction({
    perform: (code: string | undefined) => (code === undefined ? confirmByPasskey() : confirmByCode(code)),
    onDone: () => onSettled(true),
  });
  const { data } = useQuery(secondFactorQuery);
  const hasPasskeys = knowsPasskeys() && data !== undefined && data.passkeys.length > 0;
  const ofCode =
    failure instanceof ApiProblem ? failure.errors.find(({ path }) => path === "code")?.message : undefined;
  return (
    <AppDialog
      open
      width={450}
      title={words.proofTitle}
      onClose={() => onSettled(false)}
      onSubmit={() => void run(typedCode() ?? "")}
      actions={
        <>
          <Button onClick={() => onSettled(false)}>{texts.common.abort}</Button>
          <ActionButton type="submit" variant="contained" busy={busy}>
            {words.confirm}
          </ActionButton>
        </>
      }
    >
      <p style={{ margin: 0 }}>{words.proofHelp}</p>
      {failure && !ofCode && (
        <Notice severity="error" live>
          {passkeyProblemText(failure)}
        </Notice>
      )}
      {hasPasskeys && (
        <ActionButton variant="outlined" busy={busy} onClick={() => void run(undefined)}>
          {texts.passkeys.confirm}
        </ActionButton>
      )}
      <CodeInput label={words.code} help={words.codeOrRecovery} error={ofCode} />
    </AppDialog>
  );
}
