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

const words = texts.controlUsers;

type OwnPasswordDialogProps = {
  user: ManagedUser;
  said: { action: string; title: (name: string) => string; text: string; done: (name: string) => string };
  danger: boolean;
  perform: (currentPassword: string) => Promise<unknown>;
  onClose: () => void;
};

/** What is wrong with the password, else with the whole. */
const problemOf = (error: unknown): string =>
  error instanceof ApiProblem && error.errors[0] ? error.errors[0].message : controlProblemText(error);

/** Does something to a user once the own password is given. */
export function OwnPasswordDialog({ user, said, danger, perform, onClose }: OwnPasswordDialogProps) {
  const client = useQueryClient();
  const id = useId();
  const [currentPassword, setPassword] = useState("");
  const name = fullName(user);
  return (
    <PerformDialog
      title={said.title(name)}
      text={said.text}
      confirmLabel={said.action}
      danger={danger}
      disabledReason={currentPassword === "" ? words.ownPasswordNeeded : undefined}
      perform={async () => {
        await perform(currentPassword);
        void client.invalidateQueries({ queryKey: controlKeys.users() });
        return said.done(name);
      }}
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
