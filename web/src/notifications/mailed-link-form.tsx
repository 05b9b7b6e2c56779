import { useState } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { Notice, ProblemNotice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";

type Answer = { press: string; done: string; send: (token: string) => Promise<unknown> };
type Words = { text: string; invalid: string; failed: string };
type Props = { token: string; words: Words; answers: readonly Answer[] };

/** Does what a mailed link is for, once that is said: mail programs open links by themselves. */
export function MailedLinkForm({ token, words, answers }: Props) {
  const [done, setDone] = useState<string>();
  const { run, underWay, failure } = useAction({
    perform: ({ send }: Answer) => send(token),
    onDone: (_sent, answer) => setDone(answer.done),
  });
  const isInvalid = failure instanceof ApiProblem && (failure.status === 404 || failure.status === 400);
  const refusal = failure ? (isInvalid ? words.invalid : words.failed) : undefined;
  if (done !== undefined)
    return (
      <Notice severity="success" live>
        {done}
      </Notice>
    );
  return (
    <>
      <span>{words.text}</span>
      <ProblemNotice problem={token === "" ? words.invalid : refusal} />
      {answers.map((answer, index) => (
        <ActionButton
          key={answer.press}
          variant={index === 0 ? "contained" : "outlined"}
          busy={underWay.some(({ press }) => press === answer.press)}
          disabled={token === ""}
          onClick={() => void run(answer)}
        >
          {answer.press}
        </ActionButton>
      ))}
    </>
  );
}
