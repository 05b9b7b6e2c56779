import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useState } from "react";
import { problemText } from "../api/api-problem.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { ProblemNotice } from "../components/feedback/notice.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { storage } from "../storage/client-storage.ts";
import { extendSession } from "./extend-session.ts";
import { signOut } from "./sign-out.ts";
import { tokenExpiry } from "../api/token.ts";

const words = texts.ownSessions.expiry;
const often = 5_000;

const timeOf = (seconds: number) => texts.formats.time(new Date(seconds * 1000).toISOString());
const minutesTo = (seconds: number) => Math.floor((seconds - Date.now() / 1000) / 60);

/** Asks whether to go on, over whatever is shown; Enter, Space and Escape all go on (U2). */
export default function ExpiryWarning({ expiry }: { expiry: number }) {
  const [minutes, setMinutes] = useState(() => minutesTo(expiry));
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesTo(expiry)), often);
    return () => clearInterval(timer);
  }, [expiry]);

  const {
    run: extend,
    busy,
    failure,
  } = useAction({
    perform: extendSession,
    done: () => {
      const next = tokenExpiry(storage.accessToken.read() ?? "");
      return next === undefined ? undefined : words.extended(timeOf(next));
    },
    once: true,
  });

  return (
    <AppDialog
      open
      title={words.title}
      onClose={() => void extend()}
      width={450}
      actions={
        <>
          <Button onClick={() => void signOut()}>{texts.shell.logOut}</Button>
          <ActionButton variant="contained" autoFocus busy={busy} onClick={() => void extend()}>
            {words.extend}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.text(timeOf(expiry), minutes)}</DialogContentText>
      <ProblemNotice problem={failure ? problemText(failure) : undefined} />
    </AppDialog>
  );
}
