import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { controlKeys } from "../control-keys.ts";
import { controlProblemText } from "../control-problem.ts";
import { sendMassMail, type MassMail } from "./email-queries.ts";
import { criteriaOf, messageOf, type EmailValues } from "./email-values.ts";
import { MessagePreview } from "./message-preview.tsx";

const words = texts.controlEmails;

/** What is about to be sent, and to how many. */
export type Review = { values: EmailValues; recipients: number; key: string };

type SendDialogProps = { review: Review; onSent: (sent: MassMail) => void; onClose: () => void };

/** Shows the message and the number of its recipients once more before it leaves. */
export function SendDialog({ review, onSent, onClose }: SendDialogProps) {
  const { values, key } = review;
  const client = useQueryClient();
  const [recipients, setRecipients] = useState(review.recipients);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const sent = await sendMassMail(messageOf(values), {
        criteria: criteriaOf(values),
        recipients,
        key: `${key}-${recipients}`,
      });
      client.setQueryData(controlKeys.emails("one", sent.id), sent);
      onSent(sent);
    } catch (failure) {
      const now = failure instanceof ApiProblem ? failure.body["recipients"] : undefined;
      if (typeof now === "number") setRecipients(now);
      setError(controlProblemText(failure));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={words.reviewTitle}
      text={words.reviewCount(recipients)}
      confirmLabel={words.send(recipients)}
      onConfirm={() => void send()}
      onClose={onClose}
      busy={busy}
      error={error}
    >
      <MessagePreview message={messageOf(values)} />
    </ConfirmDialog>
  );
}
