import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { controlKeys } from "../control-keys.ts";
import { controlProblemText } from "../control-problem.ts";
import { Toolbar } from "../toolbar.tsx";
import { retryMassMail, stopMassMail, waitingOf, type MassMail } from "./email-queries.ts";

const words = texts.controlEmails;

/** Ends the sending of a mass e-mail, or tries again what failed, as long as there is something to end or to try. */
export function EmailCourse({ mail }: { mail: MassMail }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const change = async (call: (id: string) => Promise<MassMail>, told: string) => {
    setBusy(true);
    try {
      client.setQueryData(controlKeys.emails("one", mail.id), await call(mail.id));
      void client.invalidateQueries({ queryKey: controlKeys.emails() });
      showSnackbar(told, { severity: "success" });
    } catch (error) {
      showSnackbar(controlProblemText(error), { severity: "error" });
    }
    setBusy(false);
    setAsking(false);
  };
  const goesOn = waitingOf(mail) > 0 && mail.stoppedAt === null;
  if (!goesOn && mail.failed === 0) return null;
  return (
    <Toolbar data-screen-only style={{ paddingTop: 16, paddingBottom: 0 }}>
      {goesOn && (
        <ActionButton color="error" variant="outlined" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {words.stop}
        </ActionButton>
      )}
      {mail.failed > 0 && (
        <ActionButton variant="outlined" busy={busy} onClick={() => void change(retryMassMail, words.isRetried)}>
          {words.retry}
        </ActionButton>
      )}
      <ConfirmDialog
        open={asking}
        title={words.stopTitle}
        text={words.stopText}
        confirmLabel={words.stop}
        onConfirm={() => void change(stopMassMail, words.isStopped)}
        onClose={() => setAsking(false)}
        busy={busy}
        danger
      />
    </Toolbar>
  );
}
