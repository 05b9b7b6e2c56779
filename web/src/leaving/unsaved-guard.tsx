import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useState } from "react";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { guardLeaving } from "./leave-guard.ts";

const words = texts.control;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** While it is shown, the page asks before it is left: stands in a form that has unsaved changes. */
export function UnsavedGuard() {
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    addEventListener("beforeunload", warn);
    const release = guardLeaving((go) => setLeave(() => go));
    return () => {
      removeEventListener("beforeunload", warn);
      release();
    };
  }, []);

  return (
    <AppDialog
      open={leave !== undefined}
      title={words.leaveTitle}
      width={450}
      onClose={() => setLeave(undefined)}
      actions={
        <>
          <Button variant="contained" onClick={() => setLeave(undefined)}>
            {words.stay}
          </Button>
          <Button color="error" onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.leaveText}</DialogContentText>
    </AppDialog>
  );
}
