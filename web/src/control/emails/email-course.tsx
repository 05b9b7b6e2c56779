import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { controlKeys } from "../control-keys.ts";
import { controlProblemText, showControlProblem } from "../control-problem.ts";
import { Toolbar } from "../../components/tables/list-tools.tsx";
import { retryMassMail, stopMassMail, waitingOf, type MassMail } from "./email-queries.ts";

const words = texts.controlEmails;

/** Ends the sending of a mass e-mail, or tries again what failed, as long as there is something to end or to try. */
export function EmailCourse({ mail }: { mail: MassMail }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const change = async (call: (id: string) => Promise<MassMail>) => {
    client.setQueryData(controlKeys.emails("one", mail.id), await call(mail.id));
    void client.invalidateQueries({ queryKey: controlKeys.emails() });
  };
  const retry = useAction({
    perform: () => change(retryMassMail),
    done: () => words.isRetried,
    onFailed: showControlProblem,
  });
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
        <ActionButton variant="outlined" busy={retry.busy} onClick={() => void retry.run()}>
          {words.retry}
        </ActionButton>
      )}
      {asking && (
        <PerformDialog
          danger
          title={words.stopTitle}
          text={words.stopText}
          confirmLabel={words.stop}
          perform={() => change(stopMassMail).then(() => words.isStopped)}
          problemOf={controlProblemText}
          onClose={() => setAsking(false)}
        />
      )}
    </Toolbar>
  );
}
