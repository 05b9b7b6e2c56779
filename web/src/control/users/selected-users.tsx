import { texts } from "@runko/domain/texts/texts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { SelectionBar } from "../../components/tables/selection-bar.tsx";
import { controlKeys } from "../control-keys.ts";
import { showControlProblem } from "../control-problem.ts";
import type { ManagedUser } from "../entities.ts";
import { inviteSelected, invitingRefusal } from "./invite-users.ts";

const words = texts.controlUsers;

async function copyAddresses(users: readonly ManagedUser[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(users.map(({ emailAddress }) => emailAddress).join(", "));
    showSnackbar(words.addressesCopied(users.length), { severity: "success" });
  } catch {
    showSnackbar(words.copyFailed, { severity: "error" });
  }
}

/** What can be done to the selected users of the list. */
export function SelectedUsers({ users, onClear }: { users: readonly ManagedUser[]; onClear: () => void }) {
  const { run: invite, busy } = useAction({
    perform: () => inviteSelected(users),
    onFailed: showControlProblem,
    stale: [controlKeys.users()],
  });
  return (
    <SelectionBar told={texts.common.table.selected(users.length)} onClear={onClear}>
      <ActionButton
        size="small"
        color="inherit"
        busy={busy}
        disabledReason={invitingRefusal(users)}
        onClick={() => void invite()}
      >
        {words.invitation.send}
      </ActionButton>
      <ActionButton size="small" color="inherit" onClick={() => void copyAddresses(users)}>
        {words.copyAddresses}
      </ActionButton>
    </SelectionBar>
  );
}
