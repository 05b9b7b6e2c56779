import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { answer } from "../api/answer.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { api } from "../api/client.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { Notice } from "../components/feedback/notice.tsx";

const words = texts.notificationPanel;

/** Ends the mails whose link was followed, once that is said: mail programs open links by themselves. */
export function StopMailsForm({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState(token === "" ? words.stopLinkInvalid : undefined);
  const stop = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await answer(api.POST("/stop-mails", { params: { query: { token } } }));
      setDone(true);
    } catch (error) {
      const invalid = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
      setProblem(invalid ? words.stopLinkInvalid : words.stopFailed);
    }
    setBusy(false);
  };
  if (done)
    return (
      <Notice severity="success" live>
        {words.stopped}
      </Notice>
    );
  return (
    <>
      <span>{words.stopText}</span>
      {problem !== undefined && (
        <Notice severity="error" live>
          {problem}
        </Notice>
      )}
      <ActionButton variant="contained" busy={busy} disabled={token === ""} onClick={() => void stop()}>
        {words.stop}
      </ActionButton>
    </>
  );
}
