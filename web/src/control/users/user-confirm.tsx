import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { controlKeys } from "../control-keys.ts";
import { controlPaths } from "../control-paths.ts";
import { controlProblemText } from "../control-problem.ts";
import type { ManagedUser } from "../entities.ts";
import { fullName } from "./full-name.ts";
import { changeUser, deleteUser, removeFromOrganization, unlinkProvider } from "./user-queries.ts";

const words = texts.controlUsers;

/** What is asked once more before it is done to a user. */
export type AskedAction =
  | { kind: "disable" }
  | { kind: "remove" }
  | { kind: "unlinkProvider" }
  | { kind: "leave"; organizationId: string; organizationName: string };

function wordsOf(action: AskedAction, name: string) {
  if (action.kind === "disable")
    return {
      title: words.disableTitle(name),
      text: words.disableText,
      label: words.disable,
      done: words.isDisabled(name),
    };
  if (action.kind === "unlinkProvider") {
    const { title, text, action: label, done } = words.unlinkProvider;
    return { title: title(name), text, label, done: done(name) };
  }
  if (action.kind === "remove")
    return { title: words.removeTitle(name), text: words.removeText, label: words.remove, done: words.isRemoved(name) };
  const { organizationName } = action;
  return {
    title: words.leaveTitle(name, organizationName),
    text: words.leaveText,
    label: words.leave,
    done: words.hasLeft(name, organizationName),
  };
}

async function perform(action: AskedAction, user: ManagedUser): Promise<void> {
  const { id } = user;
  if (action.kind === "disable") await changeUser(user, { disabled: true });
  else if (action.kind === "remove") await deleteUser(id);
  else if (action.kind === "unlinkProvider") await unlinkProvider(id);
  else await removeFromOrganization(id, action.organizationId);
}

type UserConfirmProps = { user: ManagedUser; action: AskedAction; onClose: () => void };

/** Asks before a user is disabled, deleted or taken out of an organization, and does it. */
export function UserConfirm({ user, action, onClose }: UserConfirmProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { title, text, label, done } = wordsOf(action, fullName(user));
  // Whoever leaves the only organization that the reader administers is not theirs to see any more.
  const gone =
    action.kind === "remove" ||
    (action.kind === "leave" &&
      user.organizationRoles.every(({ organizationId }) => organizationId === action.organizationId));
  return (
    <PerformDialog
      title={title}
      text={text}
      confirmLabel={label}
      danger={action.kind !== "disable"}
      perform={async () => {
        await perform(action, user).catch((error: unknown) => {
          // Another has changed the user since: what is shown is read again, so that it may be done after a look at it.
          void client.invalidateQueries({ queryKey: controlKeys.users() });
          throw error;
        });
        if (gone) void navigate(controlPaths.users());
        void client.invalidateQueries({ queryKey: controlKeys.users() });
        return done;
      }}
      problemOf={controlProblemText}
      onClose={onClose}
    />
  );
}
