import Button from "@mui/material/Button";
import { userRefusal, type UserAction, type UserRefusalCode } from "@runko/domain/accounts/user-actions";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { allows } from "../../api/allows.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ActionMenu, type MenuAction } from "../../components/buttons/action-menu.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { FieldList } from "../../components/layout/field-list.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { RowList } from "../../components/layout/row-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { controlKeys } from "../control-keys.ts";
import { controlPaths } from "../control-paths.ts";
import { showControlProblem } from "../control-problem.ts";
import type { ManagedUser } from "../entities.ts";
import { Sections } from "../form-grid.tsx";
import { fullName } from "./full-name.ts";
import { invitationItems } from "./login-text.ts";
import { inviteAndTell } from "./invite-users.ts";
import { ProductAdminDialog } from "./product-admin-dialog.tsx";
import { UserChips } from "./user-chips.tsx";
import { UserConfirm, type AskedAction } from "./user-confirm.tsx";
import { changeUser, mailResetLink } from "./user-queries.ts";
import { rolesByOrganization } from "./user-values.ts";

const words = texts.controlUsers;

function ownItems(user: ManagedUser) {
  const { fields } = words;
  return [
    { label: fields.firstName, value: user.firstName },
    { label: fields.lastName, value: user.lastName },
    { label: fields.emailAddress, value: user.emailAddress, copy: user.emailAddress },
    { label: fields.phoneNumber, value: user.phoneNumber.join(", ") },
    { label: fields.jobTitle, value: user.jobTitle },
  ];
}

const refusals: Record<UserRefusalCode, string> = {
  OWN_ACCOUNT: words.ownAccount,
  OWN_ROLES: words.ownRoles,
  USER_BELONGS_ELSEWHERE: words.belongsElsewhere,
  CANNOT_LOG_IN: words.noLogin,
};

const yesOrNo = (is: boolean) => (is ? texts.control.yes : texts.control.no);

function loginItems(user: ManagedUser) {
  return [
    { label: words.state, value: user.disabled ? words.disabled : words.inUse },
    { label: words.fields.groupAccount, value: yesOrNo(user.groupAccount) },
    { label: words.hasPassword, value: yesOrNo(user.hasPassword) },
    ...invitationItems(user),
    {
      label: words.lastLoginAt,
      value: user.lastLoginAt ? texts.formats.instant(user.lastLoginAt) : words.neverLoggedIn,
    },
  ];
}

/** A user as text, with what an administrator may do to them. */
export function UserView({ user }: { user: ManagedUser }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AskedAction>();
  const [changesAdmin, setChangesAdmin] = useState(false);
  const organizations = rolesByOrganization(user);
  const name = fullName(user);
  const refusal = (action: UserAction) => {
    const code = userRefusal(user, action);
    return code && refusals[code];
  };

  const { run: enable } = useAction({
    perform: () => changeUser(user, { disabled: false }),
    done: () => words.isEnabled(name),
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
  const adminRefusal = userRefusal(user, "setProductAdmin");
  const offersProductAdmin = adminRefusal !== undefined || allows(user, "setProductAdmin");
  const able = user.disabled
    ? { id: "enable", label: words.enable, onSelect: () => void enable() }
    : { id: "disable", label: words.disable, onSelect: () => setAsked({ kind: "disable" }) };
  const items: MenuAction[] = [
    {
      id: "mailLink",
      label: user.hasPassword ? words.mailLink : user.invitation ? words.invitation.sendAgain : words.invitation.send,
      onSelect: () => void (user.hasPassword ? mailLink() : invite()),
      disabledReason: refusal("mailLink"),
    },
    { ...able, disabledReason: refusal("disable") },
    ...(offersProductAdmin
      ? [
          {
            id: "productAdmin",
            label: (user.globalRole === null ? words.giveProductAdmin : words.takeProductAdmin).action,
            onSelect: () => setChangesAdmin(true),
            disabledReason: adminRefusal === "OWN_ACCOUNT" ? words.ownProductAdmin : refusal("setProductAdmin"),
          },
        ]
      : []),
    {
      id: "remove",
      label: words.remove,
      onSelect: () => setAsked({ kind: "remove" }),
      disabledReason: refusal("delete"),
      danger: true,
    },
  ];

  return (
    <>
      <PageHeader
        title={name}
        back={{ to: controlPaths.users(), label: words.toList }}
        chips={<UserChips user={user} />}
        actions={
          <>
            <Button component={Link} to={controlPaths.user(user.id, "edit")} variant="contained">
              {texts.control.edit}
            </Button>
            <ActionMenu label={words.actions} items={items} />
          </>
        }
      />
      <Sections>
        {refusal("changeData") !== undefined && <Notice severity="info">{words.belongsElsewhere}</Notice>}
        <Section title={words.own}>
          <FieldList items={ownItems(user)} />
        </Section>
        <Section title={words.roles}>
          {user.globalRole !== null && <p>{words.productAdmin}</p>}
          {organizations.length === 0 && user.globalRole === null && <p>{words.orphan}</p>}
          <RowList>
            {organizations.map(({ organizationId, organizationName, roles }) => (
              <li key={organizationId}>
                <span>
                  {organizationName}
                  <small>{roles.map((role) => texts.control.roles[role]).join(", ")}</small>
                </span>
                <ActionButton
                  size="small"
                  aria-label={words.leaveWhich(organizationName)}
                  disabledReason={refusal("takeOut")}
                  onClick={() => setAsked({ kind: "leave", organizationId, organizationName })}
                >
                  {words.leave}
                </ActionButton>
              </li>
            ))}
          </RowList>
        </Section>
        <Section title={words.login}>
          <FieldList items={loginItems(user)} />
        </Section>
      </Sections>
      {changesAdmin && <ProductAdminDialog user={user} onClose={() => setChangesAdmin(false)} />}
      {asked && <UserConfirm user={user} action={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
