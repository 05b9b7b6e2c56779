import { texts } from "@runko/domain/texts/texts";
import type { ManagedUser } from "../entities.ts";
import { OwnPasswordDialog } from "./own-password-dialog.tsx";
import { setProductAdmin } from "./user-queries.ts";

const words = texts.controlUsers;

/** Gives a user the rights of a product admin, or takes them away, once the own password is given. */
export function ProductAdminDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const productAdmin = user.globalRole === null;
  return (
    <OwnPasswordDialog
      user={user}
      said={productAdmin ? words.giveProductAdmin : words.takeProductAdmin}
      danger={!productAdmin}
      perform={(currentPassword) => setProductAdmin(user.id, { productAdmin, currentPassword })}
      onClose={onClose}
    />
  );
}
