import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { signOut } from "../session/sign-out.ts";
import { useSession } from "../session/session-context.ts";
import { forgetDraftsOf } from "../storage/stored-drafts.ts";

const words = texts.leftDrafts;

/** Asks who logs out whether the drafts in this browser stay there, where the next user of the computer could read them (0125). */
export function LogOutDialog({ drafts, onClose }: { drafts: number; onClose: () => void }) {
  const { user } = useSession();
  const leaving = useAction({ perform: signOut, once: true });
  return (
    <AppDialog
      open
      title={words.title}
      onClose={onClose}
      onSubmit={() => void leaving.run()}
      width={600}
      actions={
        <>
          <Button onClick={onClose}>{texts.common.abort}</Button>
          <ActionButton
            color="error"
            busy={leaving.busy}
            onClick={() => {
              forgetDraftsOf(user.id);
              void leaving.run();
            }}
          >
            {words.remove}
          </ActionButton>
          <ActionButton type="submit" variant="contained" busy={leaving.busy}>
            {words.keep}
          </ActionButton>
        </>
      }
    >
      <DialogContentText color="textPrimary">{words.text(drafts)}</DialogContentText>
    </AppDialog>
  );
}
