import { ActionButton } from "../components/buttons/action-button.tsx";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { passkeyProblemText } from "../api/passkey.ts";
import type { Entrance } from "../session/choose-organization.ts";
import { logInByPasskey } from "../session/passkey-login.ts";

type PasskeyWayProps = { label: string; challenge?: string; onDone: (entrance: Entrance) => void };

/** Logs in by a passkey: after the password, or alone. */
export default function PasskeyWay({ label, challenge, onDone }: PasskeyWayProps) {
  const { run, busy, failure } = useAction({ perform: () => logInByPasskey(challenge), onDone });
  return (
    <>
      <ProblemNotice problem={failure ? passkeyProblemText(failure) : undefined} />
      <ActionButton variant="outlined" size="large" busy={busy} onClick={() => void run()}>
        {label}
      </ActionButton>
    </>
  );
}
