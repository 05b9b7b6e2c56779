import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { answer } from "../api/answer.ts";
import { ApiProblem, problemText } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { Notice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { CodeInput } from "./code-input.tsx";

const words = texts.secondFactor;

// What asks may stand in a dialog below.
const typedCode = () =>
  [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input[name=code]")].at(-1)?.value;

/** Asks for a code of the second factor before what is irreversible; settles with whether it was given. */
export default function ProofDialog({ onSettled }: { onSettled: (given: boolean) => void }) {
  const { run, busy, failure } = useAction({
    perform: (code: string) => answer(api.POST("/users/me/second-factor/confirmation", { body: { code } })),
    onDone: () => onSettled(true),
  });
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
          {problemText(failure)}
        </Notice>
      )}
      <CodeInput label={words.code} help={words.codeOrRecovery} error={ofCode} />
    </AppDialog>
  );
}
