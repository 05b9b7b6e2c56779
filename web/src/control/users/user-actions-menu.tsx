import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { allows } from "../../api/allows.ts";
import { ActionMenu, type MenuAction } from "../../components/buttons/action-menu.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { controlKeys } from "../control-keys.ts";
import { showControlProblem } from "../control-problem.ts";
import type { ManagedUser } from "../entities.ts";
import { fullName } from "./full-name.ts";
import { inviteAndTell } from "./invite-users.ts";
import type { AskedAction } from "./user-confirm.tsx";
import { changeUser, mailResetLink } from "./user-queries.ts";
import { refusalOf } from "./user-refusal.ts";

const words = texts.controlUsers;

/** What is asked about before it is done. */
export type Asked = AskedAction | { kind: "productAdmin" } | { kind: "resetSecondFactor" };

/** What is done to the user at once. */
function useUserActions(user: ManagedUser) {
  const client = useQueryClient();
  const { run: enable } = useAction({
    perform: () => changeUser(user, { disabled: false }),
    done: () => words.isEnabled(fullName(user)),
    onDone: (enabled) => client.setQueryData(controlKeys.users("one", user.id), enabled),
    onFailed: showControlProblem,
    stale: [controlKeys.users()],
  });
  const { run: mailLink } = useAction({
    perform: () => mailResetLink(user.emailAddress),
    done: ({ kept }) => (kept ? undefined : words.linkMailed(user.emailAddress)),
    onDone: ({ kept }) => kept && showSnackbar(words.linkKept, { severity: "info" }),
    onFailed: showControlProblem,
  });
  const { run: invite } = useAction({
    perform: () => inviteAndTell(user),
    onFailed: showControlProblem,
    stale: [controlKeys.users()],
  });
  return { enable, mailLink, invite };
}

type UserActionsMenuProps = { user: ManagedUser; onAsk: (asked: Asked) => void };

/** What an administrator may do to a user; what is refused says why. */
export function UserActionsMenu({ user, onAsk }: UserActionsMenuProps) {
  const { enable, mailLink, invite } = useUserActions(user);
  const adminRefusal = refusalOf(user, "setProductAdmin");
  const offersProductAdmin = adminRefusal !== undefined || allows(user, "setProductAdmin");
  const able = user.disabled
    ? { id: "enable", label: words.enable, onSelect: () => void enable() }
    : { id: "disable", label: words.disable, onSelect: () => onAsk({ kind: "disable" }) };
  const items: MenuAction[] = [
    {
      id: "mailLink",
      label: user.hasPassword ? words.mailLink : user.invitation ? words.invitation.sendAgain : words.invitation.send,
      onSelect: () => void (user.hasPassword ? mailLink() : invite()),
      disabledReason: refusalOf(user, "mailLink"),
    },
    { ...able, disabledReason: refusalOf(user, "disable") },
    ...(user.hasSecondFactor
      ? [
          {
            id: "resetSecondFactor",
            label: words.resetSecondFactor.action,
            onSelect: () => onAsk({ kind: "resetSecondFactor" }),
            disabledReason: refusalOf(user, "resetSecondFactor"),
          },
        ]
      : []),
    ...(user.providerLinked
      ? [
          {
            id: "unlinkProvider",
            label: words.unlinkProvider.action,
            onSelect: () => onAsk({ kind: "unlinkProvider" }),
            disabledReason: refusalOf(user, "unlinkProvider"),
          },
        ]
      : []),
    ...(offersProductAdmin
      ? [
          {
            id: "productAdmin",
            label: (user.globalRole === null ? words.giveProductAdmin : words.takeProductAdmin).action,
            onSelect: () => onAsk({ kind: "productAdmin" }),
            disabledReason: adminRefusal,
          },
        ]
      : []),
    {
      id: "remove",
      label: words.remove,
      onSelect: () => onAsk({ kind: "remove" }),
      disabledReason: refusalOf(user, "delete"),
      danger: true,
    },
  ];
  return <ActionMenu label={words.actions} items={items} />;
}
