import { useState } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { Notice } from "../components/feedback/notice.tsx";

type Answer = { press: string; done: string; send: (token: string) => Promise<unknown> };
type Words = { text: string; invalid: string; failed: string };
type Props = { token: string; words: Words; answers: readonly Answer[] };

/** Does what a mailed link is for, once that is said: mail programs open links by themselves. */
export function MailedLinkForm({ token, words, answers }: Props) {
  const [busy, setBusy] = useState<string>();
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState(token === "" ? words.invalid : undefined);
  const give = async ({ press, done: said, send }: Answer) => {
    setBusy(press);
    setProblem(undefined);
    try {
      await send(token);
      setDone(said);
    } catch (error) {
      const invalid = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
      setProblem(invalid ? words.invalid : words.failed);
    }
    setBusy(undefined);
  };
  if (done !== undefined)
    return (
      <Notice severity="success" live>
        {done}
      </Notice>
    );
  return (
    <>
      <span>{words.text}</span>
      {problem !== undefined && (
        <Notice severity="error" live>
          {problem}
        </Notice>
      )}
      {answers.map((answer, index) => (
        <ActionButton
          key={answer.press}
          variant={index === 0 ? "contained" : "outlined"}
          busy={busy === answer.press}
          disabled={token === ""}
          onClick={() => void give(answer)}
        >
          {answer.press}
        </ActionButton>
      ))}
    </>
  );
}
