import type { UserAction } from "@runko/domain/accounts/user-actions";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";
import { useNavigate } from "react-router";
import { allows } from "../../api/allows.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { releasePage } from "../../leaving/leave-guard.ts";
import { controlKeys } from "../control-keys.ts";
import { controlPaths } from "../control-paths.ts";
import type { AdministeredOrganization, ManagedUser } from "../entities.ts";
import { EntityForm } from "../entity-form.tsx";
import { fullName } from "./full-name.ts";
import { JoiningButton } from "./joining-button.tsx";
import { OwnFields } from "./own-fields.tsx";
import { RoleFields } from "./role-fields.tsx";
import { tellCreated } from "./tell-created.ts";
import { changeUser, createUser } from "./user-queries.ts";
import {
  fieldOfPath,
  isInvited,
  patchOf,
  rebaseUser,
  userChanges,
  userErrors,
  valuesOf,
  type UserValues,
} from "./user-values.ts";

const words = texts.controlUsers;

type UserFormProps = {
  /** Undefined for a new user. */
  user: ManagedUser | undefined;
  before: UserValues;
  /** The user as they are stored now, from which the form goes on. */
  fetchAgain?: () => Promise<ManagedUser>;
  organizations: readonly AdministeredOrganization[];
};

/** A user's data and roles; says what saving would change, and asks before it is left unsaved. */
export function UserForm({ user, before, fetchAgain, organizations }: UserFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const resolver: Resolver<UserValues> = (typed) => {
    const errors = userErrors(typed, before, user);
    return Object.keys(errors).length === 0 ? { values: typed, errors: {} } : { values: {}, errors };
  };
  const [taken, setTaken] = useState<string>();
  const form = useForm<UserValues>({ mode: "onSubmit", defaultValues: before, resolver, shouldFocusError: false });
  const { control, getValues } = form;
  const values = { ...getValues(), ...useWatch({ control }) } as UserValues;

  const nameOf = useCallback(
    (id: string) =>
      user?.organizationRoles.find(({ organizationId }) => organizationId === id)?.organizationName ??
      organizations.find((one) => one.id === id)?.name ??
      "",
    [user, organizations],
  );
  const changesOf = (typed: UserValues) => userChanges(before, typed, nameOf);
  const may = (action: UserAction) => user === undefined || allows(user, action);

  const noteTaken = (emailAddress: string) => (error: unknown) => {
    const isTaken = error instanceof ApiProblem && error.errors.some(({ code }) => code === "EMAIL_NOT_AVAILABLE");
    if (isTaken) setTaken(emailAddress.trim());
    throw error;
  };
  const joined = organizations.find(({ id }) => id === values.organizations[0]?.organizationId);

  const save = async (typed: UserValues) => {
    const patch = patchOf(before, typed);
    const saved = user ? await changeUser(user, patch) : await createUser(patch).catch(noteTaken(typed.emailAddress));
    client.setQueryData(controlKeys.users("one", saved.id), saved);
    void client.invalidateQueries({ queryKey: controlKeys.users() });
    if (user) showSnackbar(words.saved(fullName(saved)), { severity: "success" });
    else await tellCreated(saved, isInvited(typed));
    releasePage();
    void navigate(controlPaths.user(saved.id), { replace: true });
  };

  const labelOf = (name: string): string => {
    const [first = "", index] = name.split(".");
    if (first === "organizations")
      return index === undefined ? words.roles : nameOf(values.organizations[Number(index)]?.organizationId ?? "");
    return Object.entries(words.fields).find(([field]) => field === first)?.[1] ?? first;
  };
  return (
    <EntityForm
      form={form}
      changes={changesOf(values)}
      isNew={user === undefined}
      save={save}
      kept={
        fetchAgain && {
          before,
          changesOf,
          fetchAgain: async () => valuesOf(await fetchAgain()),
          rebase: rebaseUser,
        }
      }
      fieldOfPath={fieldOfPath}
      labelOf={labelOf}
      cancelTo={user ? controlPaths.user(user.id) : controlPaths.users()}
      submitLabel={user ? texts.common.saveChanges : words.create}
    >
      {may("changeData") ? (
        <OwnFields control={control} isNew={user === undefined} mayChangeLogin={may("changeLogin")} />
      ) : (
        <Notice severity="info">{words.belongsElsewhere}</Notice>
      )}
      {taken !== undefined && taken === values.emailAddress.trim() && (
        <Notice
          severity="info"
          live
          action={<JoiningButton organization={joined} emailAddress={taken} variant="text" />}
        >
          {texts.joining.inUseElsewhere}
        </Notice>
      )}
      <RoleFields control={control} organizations={organizations} nameOf={nameOf} mayChange={may("changeRoles")} />
    </EntityForm>
  );
}
