import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { useAction } from "../../components/submit/use-action.ts";
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
  const { run, busy, failure } = useAction({
    perform: () =>
      sendMassMail(messageOf(values), { criteria: criteriaOf(values), recipients, key: `${key}-${recipients}` }),
    onDone: (sent) => {
      client.setQueryData(controlKeys.emails("one", sent.id), sent);
      onSent(sent);
    },
    onFailed: (refused) => {
      const now = refused instanceof ApiProblem ? refused.body["recipients"] : undefined;
      if (typeof now === "number") setRecipients(now);
    },
    once: true,
  });
  return (
    <ConfirmDialog
      open
      title={words.reviewTitle}
      text={words.reviewCount(recipients)}
      confirmLabel={words.send(recipients)}
      onConfirm={() => void run()}
      onClose={onClose}
      busy={busy}
      error={failure ? controlProblemText(failure) : undefined}
    >
      <MessagePreview message={messageOf(values)} />
    </ConfirmDialog>
  );
}
