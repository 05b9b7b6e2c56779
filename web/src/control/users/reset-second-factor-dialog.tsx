import { texts } from "@runko/domain/texts/texts";
import type { ManagedUser } from "../entities.ts";
import { OwnPasswordDialog } from "./own-password-dialog.tsx";
import { resetSecondFactor } from "./user-queries.ts";

/** Takes the second factor from a user who lost it, once the own password is given. */
export function ResetSecondFactorDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  return (
    <OwnPasswordDialog
      user={user}
      said={texts.controlUsers.resetSecondFactor}
      danger
      perform={(currentPassword) => resetSecondFactor(user.id, currentPassword)}
      onClose={onClose}
    />
  );
}
