import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link } from "react-router";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { RowList } from "../../components/layout/row-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import { controlPaths } from "../control-paths.ts";
import type { ManagedUser } from "../entities.ts";
import { fullName } from "./full-name.ts";
import { invitationItems } from "./login-text.ts";
import { ProductAdminDialog } from "./product-admin-dialog.tsx";
import { ResetSecondFactorDialog } from "./reset-second-factor-dialog.tsx";
import { UserActionsMenu, type Asked } from "./user-actions-menu.tsx";
import { UserChips } from "./user-chips.tsx";
import { UserConfirm } from "./user-confirm.tsx";
import { refusalOf } from "./user-refusal.ts";
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

const yesOrNo = (is: boolean) => (is ? texts.control.yes : texts.control.no);

function loginItems(user: ManagedUser) {
  return [
    { label: words.state, value: user.disabled ? words.disabled : words.inUse },
    { label: words.fields.groupAccount, value: yesOrNo(user.groupAccount) },
    { label: words.hasPassword, value: yesOrNo(user.hasPassword) },
    { label: words.hasSecondFactor, value: yesOrNo(user.hasSecondFactor) },
    ...(user.providerLinked ? [{ label: words.providerLinked, value: texts.control.yes }] : []),
    ...invitationItems(user),
    {
      label: words.lastLoginAt,
      value: user.lastLoginAt ? texts.formats.instant(user.lastLoginAt) : words.neverLoggedIn,
    },
  ];
}

/** A user as text, with what an administrator may do to them. */
export function UserView({ user }: { user: ManagedUser }) {
  const [asked, setAsked] = useState<Asked>();
  const organizations = rolesByOrganization(user);
  const name = fullName(user);

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
            <UserActionsMenu user={user} onAsk={setAsked} />
          </>
        }
      />
      <Sections>
        {refusalOf(user, "changeData") !== undefined && <Notice severity="info">{words.belongsElsewhere}</Notice>}
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
                  disabledReason={refusalOf(user, "takeOut")}
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
      {asked?.kind === "productAdmin" && <ProductAdminDialog user={user} onClose={() => setAsked(undefined)} />}
      {asked?.kind === "resetSecondFactor" && (
        <ResetSecondFactorDialog user={user} onClose={() => setAsked(undefined)} />
      )}
      {asked && asked.kind !== "productAdmin" && asked.kind !== "resetSecondFactor" && (
        <UserConfirm user={user} action={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
