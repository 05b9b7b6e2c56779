import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { problemText } from "../../api/api-problem.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { EditLock } from "./use-edit-lock.ts";

const words = texts.documentPage.lock;

/** Says that the edit lock could not be taken, or was lost, while what was typed is still here. */
export function LockNotice({ lock }: { lock: EditLock }) {
  if (lock.state.kind !== "refused") return null;
  return (
    <Notice
      severity="error"
      title={words.takeFailed}
      live
      action={
        <Button color="inherit" onClick={lock.takeAgain}>
          {words.takeAgain}
        </Button>
      }
    >
      {problemText(lock.state.error)}
    </Notice>
  );
}
