import OutlinedInput from "@mui/material/OutlinedInput";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { FieldFrame } from "../../components/forms/field-frame.tsx";
import { ApiProblem } from "../../api/api-problem.ts";
import { controlKeys } from "../control-keys.ts";
import { controlProblemText } from "../control-problem.ts";
import type { ManagedUser } from "../entities.ts";
import { fullName } from "./full-name.ts";
import { setProductAdmin } from "./user-queries.ts";

const words = texts.controlUsers;

/** What is wrong with the password, else with the whole. */
const problemOf = (error: unknown): string =>
  error instanceof ApiProblem && error.errors[0] ? error.errors[0].message : controlProblemText(error);

/** Gives a user the rights of a product admin, or takes them away, once the own password is given. */
export function ProductAdminDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const [currentPassword, setPassword] = useState("");
  const productAdmin = user.globalRole === null;
  const said = productAdmin ? words.giveProductAdmin : words.takeProductAdmin;
  const name = fullName(user);
  const perform = async () => {
    await setProductAdmin(user.id, { productAdmin, currentPassword });
    void client.invalidateQueries({ queryKey: controlKeys.users() });
    return said.done(name);
  };
  return (
    <PerformDialog
      title={said.title(name)}
      text={said.text}
      confirmLabel={said.action}
      danger={!productAdmin}
      disabledReason={currentPassword === "" ? words.ownPasswordNeeded : undefined}
      perform={perform}
      problemOf={problemOf}
      onClose={onClose}
    >
      <FieldFrame id={id} label={words.ownPassword} required>
        <OutlinedInput
          id={id}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={({ target }) => setPassword(target.value)}
          fullWidth
        />
      </FieldFrame>
    </PerformDialog>
  );
}
