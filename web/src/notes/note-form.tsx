import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { checkNote } from "@runko/domain/notes/note-rules";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { resolverOf } from "../components/forms/errors-of-issues.ts";
import { TextInput } from "../components/forms/text-input.tsx";
import { useFormSubmit } from "../components/submit/use-form-submit.ts";
import { randomId } from "../storage/random-id.ts";
import { notesQuery, writeNote, type Place } from "./api/note-calls.ts";
import { noteDraftOf } from "./note-draft.ts";

const words = texts.notes;

const Form = styled("form")({ display: "flex", flexDirection: "column", gap: 10, marginBottom: 12 });
const Buttons = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 8 });

type NoteFormProps = { place: Place; userId: string; onClose: () => void };

/** Writes a note; what is typed is kept until it is saved or given up. */
export default function NoteForm({ place, userId, onClose }: NoteFormProps) {
  const [draft] = useState(() => noteDraftOf(place, userId));
  const sendKey = useRef<{ content: string; key: string }>(undefined);
  const form = useForm({
    defaultValues: { content: draft.read() ?? "" },
    resolver: resolverOf<{ content: string }>(checkNote),
  });
  const { control, subscribe, setFocus } = form;
  useEffect(() => setFocus("content"), [setFocus]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { content } }) => (content.trim() === "" ? draft.clear() : draft.write(content)),
      }),
    [subscribe, draft],
  );
  const { submit, busy, general } = useFormSubmit(form, {
    perform: ({ content }: { content: string }) => {
      if (sendKey.current?.content !== content) sendKey.current = { content, key: randomId() };
      return writeNote(place, content.trim(), sendKey.current.key);
    },
    done: () => words.saved,
    onDone: () => {
      draft.clear();
      onClose();
    },
    fieldOf: (path) => (path === "content" ? path : undefined),
    stale: [notesQuery(place).queryKey],
  });
  return (
    <Form noValidate aria-label={words.write} onSubmit={(event) => void submit(event)}>
      <TextInput control={control} name="content" label={words.content} rows={3} required />
      <ProblemNotice problem={general} />
      <Buttons>
        <Button
          onClick={() => {
            draft.clear();
            onClose();
          }}
        >
          {texts.common.abort}
        </Button>
        <ActionButton type="submit" variant="contained" busy={busy}>
          {words.save}
        </ActionButton>
      </Buttons>
    </Form>
  );
}
