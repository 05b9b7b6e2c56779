import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { checkMessage } from "@runko/domain/messages/check-message";
import { texts } from "@runko/domain/texts/texts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { sendMessage } from "../../api/send-message.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ContactLines } from "../../components/contact-lines.tsx";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { ProblemNotice } from "../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import { SelectInput } from "../../components/forms/select-input.tsx";
import { TextInput } from "../../components/forms/text-input.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { useFormSubmit } from "../../components/submit/use-form-submit.ts";
import { randomId } from "../../storage/random-id.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";

const words = texts.escalation;

const contactsQuery = ({ organizationId: id, role }: Scope, eventId: number) =>
  queryOptions({
    queryKey: queryKeys.document(id, role, eventId, "escalation-contacts"),
    queryFn: async ({ signal }) => {
      const params = { path: { id, role, eventId } };
      const path = "/organizations/{id}/roles/{role}/events/{eventId}/escalation-contacts";
      return (await answer(api.GET(path, { params, signal }))).contacts;
    },
  });

type EscalationForm = { level: string; content: string };

const messageOf = ({ level, content }: EscalationForm) => ({ subject: words.subject(Number(level)), content });

const resolver = resolverOf((values: EscalationForm) => checkMessage(messageOf(values)));

type EscalationDialogProps = { scope: Scope; document: WholeDocument; onClose: () => void };

/** Whom one reaches at the supplier, level by level, and the message that tells both sides that it was done. */
export default function EscalationDialog({ scope, document, onClose }: EscalationDialogProps) {
  const place = { ...scope, eventId: document.id };
  const contacts = useQuery(contactsQuery(scope, document.id));
  const form = useForm<EscalationForm>({ defaultValues: { level: "1", content: words.preset }, resolver });
  const sent = useRef<{ text: string; key: string }>(undefined);
  const { submit, busy, general } = useFormSubmit(form, {
    perform: (values) => {
      const message = messageOf(values);
      const text = JSON.stringify(message);
      if (sent.current?.text !== text) sent.current = { text, key: randomId() };
      return sendMessage(place, message, sent.current.key);
    },
    fieldOf: (path) => (path === "content" ? "content" : undefined),
    done: () => words.sent,
    onDone: onClose,
    stale: [queryKeys.document(scope.organizationId, scope.role, document.id, "messages")],
  });
  const levels = contacts.data ?? [];
  return (
    <AppDialog
      open
      title={words.escalate}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton type="submit" variant="contained" busy={busy}>
            {texts.messages.send}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.late(document.supplier.name)}</DialogContentText>
      {contacts.error && !contacts.data && (
        <ErrorState error={contacts.error} onRetry={() => void contacts.refetch()} />
      )}
      {contacts.isPending && <SkeletonBlock lines={3} />}
      {contacts.data?.length === 0 && <p>{words.noneOfSupplier}</p>}
      <FieldList
        items={levels.map(({ name, title, phone, email, available }, index) => ({
          label: words.level(index + 1),
          value: <ContactLines lines={[name, title, available]} phones={[phone]} emails={[email]} />,
        }))}
        roomy
      />
      {levels.length > 1 && (
        <SelectInput
          control={form.control}
          name="level"
          label={words.levelOfMessage}
          emptyLabel={null}
          options={levels.map(({ name }, index) => ({
            value: String(index + 1),
            label: words.ofLevel(index + 1, name),
          }))}
        />
      )}
      <TextInput
        control={form.control}
        name="content"
        label={texts.messages.content}
        help={words.messageHelp}
        rows={4}
        required
      />
      <ProblemNotice problem={general.length > 0 ? general.join(" ") : undefined} />
    </AppDialog>
  );
}
