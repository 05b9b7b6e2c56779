import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { checkMessage } from "@runko/domain/messages/check-message";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { ApiProblem, problemText } from "../api/api-problem.ts";
import { sendMessage } from "../api/send-message.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { TextInput } from "../components/forms/text-input.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { randomId } from "../storage/random-id.ts";
import type { StoredValue } from "../storage/stored-value.ts";
import type { Message, Place } from "./api/entities.ts";
import { messagesKey } from "./api/message-calls.ts";
import { keepDraft, type MessageDrafts } from "./message-drafts.ts";

const words = texts.messages;
const parts = ["subject", "content"] as const;

const Form = styled("form")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  marginTop: 8,
  padding: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.colors.outline}`,
}));
const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 8 });
const To = styled("div")(({ theme }) => ({ fontSize: "0.75rem", color: theme.colors.textSecondary }));

type ComposerProps = {
  place: Place;
  to: string;
  /** The message that is answered; undefined for a new one. */
  answered: Message | undefined;
  drafts: StoredValue<MessageDrafts>;
  onClose: () => void;
};

/** The form of a message, kept as a draft, and its way to the server: the same text is sent once, however often it is tried. */
function useComposer({ place, answered, drafts, onClose }: Omit<ComposerProps, "to">) {
  const client = useQueryClient();
  const draftKey = answered?.id ?? "";
  const sendKey = useRef<{ text: string; key: string }>(undefined);
  const { control, handleSubmit, setError, setFocus, subscribe, getValues } = useForm({
    defaultValues: drafts.read()?.[draftKey] ?? {
      subject: answered ? words.replySubject(answered.subject) : "",
      content: "",
    },
  });
  useEffect(() => setFocus(answered ? "content" : "subject"), [setFocus, answered]);
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(drafts, draftKey, { ...values }) }),
    [subscribe, drafts, draftKey],
  );

  const { run, busy, failure } = useAction({
    perform: (message: { subject: string; content: string }) => {
      const text = JSON.stringify(message);
      if (sendKey.current?.text !== text) sendKey.current = { text, key: randomId() };
      return sendMessage(place, { ...message, ...(answered && { inReplyTo: answered.id }) }, sendKey.current.key);
    },
    onDone: (sent) => {
      keepDraft(drafts, draftKey, undefined);
      client.setQueryData(messagesKey(place), (messages: Message[] | undefined) =>
        messages && !messages.some(({ id }) => id === sent.id) ? [sent, ...messages] : messages,
      );
      void client.invalidateQueries({ queryKey: messagesKey(place) });
      onClose();
    },
    onFailed: (refused) => {
      if (!(refused instanceof ApiProblem)) return;
      for (const { path, message } of refused.errors) {
        const part = parts.find((known) => known === path);
        if (part) setError(part, { type: "custom", message }, { shouldFocus: true });
      }
    },
  });
  const submit = handleSubmit((message) => {
    const issues = checkMessage(message);
    for (const issue of issues.toReversed()) {
      const part = parts.find((known) => known === issue.path);
      if (part) setError(part, { type: "custom", message: issueMessage(texts.issues, issue) }, { shouldFocus: true });
    }
    if (issues.length === 0) void run(message);
  });
  return {
    control,
    busy,
    failure,
    submit: () => void submit(),
    giveUp: () => {
      if (getValues("content").trim() === "") keepDraft(drafts, draftKey, undefined);
      onClose();
    },
  };
}

/** Writes a message where it will stand; what is typed is kept until it is sent or given up. */
export default function MessageComposer({ to, ...composer }: ComposerProps) {
  const { answered } = composer;
  const { control, busy, failure, submit, giveUp } = useComposer(composer);
  const send = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault();
    submit();
  };
  const ofFields =
    failure instanceof ApiProblem && failure.errors.some(({ path }) => parts.some((part) => part === path));
  return (
    <Form
      noValidate
      aria-label={answered ? words.inReplyTo(answered.subject) : words.newMessage}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send(event);
        if (event.key === "Escape") giveUp();
      }}
    >
      <To>{words.to(to)}</To>
      <TextInput control={control} name="subject" label={words.subject} required />
      <TextInput control={control} name="content" label={words.content} rows={3} required />
      <ProblemNotice problem={failure && !ofFields ? `${problemText(failure)}. ${words.kept}` : undefined} />
      <Buttons>
        <Button onClick={giveUp}>{texts.common.abort}</Button>
        <ActionButton type="submit" variant="contained" busy={busy}>
          {words.send}
        </ActionButton>
      </Buttons>
    </Form>
  );
}
