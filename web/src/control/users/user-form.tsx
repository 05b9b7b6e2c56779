import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useForm, useWatch, type Resolver } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { ApiProblem } from "../../api/api-problem.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { FormErrorSummary } from "../../components/forms/form-error-summary.tsx";
import { applyProblem, flattenErrors } from "../../components/forms/form-errors.ts";
import { StickyActionBar } from "../../components/layout/sticky-action-bar.tsx";
import { releasePage } from "../../leaving/leave-guard.ts";
import { UnsavedGuard } from "../../leaving/unsaved-guard.tsx";
import { ChangesSection } from "../changes-section.tsx";
import { controlKeys } from "../control-keys.ts";
import { controlPaths } from "../control-paths.ts";
import { controlProblemText } from "../control-problem.ts";
import type { AdministeredOrganization, ManagedUser } from "../entities.ts";
import { Sections } from "../form-grid.tsx";
import { fullName } from "./full-name.ts";
import { OwnFields } from "./own-fields.tsx";
import { RoleFields } from "./role-fields.tsx";
import { changeUser, createUser } from "./user-queries.ts";
import { fieldOfPath, patchOf, userChanges, userErrors, type UserValues } from "./user-values.ts";

const words = texts.controlUsers;
const nothing: readonly string[] = [];

type UserFormProps = {
  /** Undefined for a new user. */
  user: ManagedUser | undefined;
  before: UserValues;
  organizations: readonly AdministeredOrganization[];
};

/** A user's data and roles; says what saving would change, and asks before it is left unsaved. */
export function UserForm({ user, before, organizations }: UserFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [general, setGeneral] = useState(nothing);
  const [tries, setTries] = useState(0);
  const resolver: Resolver<UserValues> = (typed) => {
    const errors = userErrors(typed, before, user);
    return Object.keys(errors).length === 0 ? { values: typed, errors: {} } : { values: {}, errors };
  };
  const form = useForm<UserValues>({ mode: "onTouched", defaultValues: before, resolver, shouldFocusError: false });
  const { control, handleSubmit, setError, getValues, formState } = form;
  const values = { ...getValues(), ...useWatch({ control }) } as UserValues;

  const nameOf = useCallback(
    (id: string) =>
      user?.organizationRoles.find(({ organizationId }) => organizationId === id)?.organizationName ??
      organizations.find((one) => one.id === id)?.name ??
      "",
    [user, organizations],
  );
  const changes = userChanges(before, values, nameOf);
  const manageable = user?.manageable ?? true;

  const save = handleSubmit(async (typed) => {
    setBusy(true);
    try {
      const patch = patchOf(before, typed);
      const saved = user ? await changeUser(user.id, patch) : await createUser(patch);
      client.setQueryData(controlKeys.users("one", saved.id), saved);
      void client.invalidateQueries({ queryKey: controlKeys.users() });
      showSnackbar((user ? words.saved : words.created)(fullName(saved)), { severity: "success" });
      releasePage();
      void navigate(controlPaths.user(saved.id), { replace: true });
    } catch (error) {
      setBusy(false);
      const isInvalid = error instanceof ApiProblem && error.status === 422;
      const placed = isInvalid && applyProblem(error, setError, (path) => fieldOfPath(path, typed));
      setGeneral(placed || [controlProblemText(error)]);
    }
  });

  const labelOf = (name: string): string => {
    const [first = "", index] = name.split(".");
    if (first === "organizations")
      return index === undefined ? words.roles : nameOf(values.organizations[Number(index)]?.organizationId ?? "");
    return Object.entries(words.fields).find(([field]) => field === first)?.[1] ?? first;
  };
  const unchanged = changes.length === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setGeneral(nothing);
        // The errors stand in the form once this is over; then the summary of them takes the focus.
        void save(event).then(() => setTries((count) => count + 1));
      }}
    >
      {!unchanged && <UnsavedGuard />}
      <Sections>
        <FormErrorSummary errors={flattenErrors(formState.errors)} general={general} labelOf={labelOf} tries={tries} />
        {manageable ? (
          <OwnFields control={control} isNew={user === undefined} />
        ) : (
          <Notice severity="info">{words.belongsElsewhere}</Notice>
        )}
        <RoleFields control={control} organizations={organizations} nameOf={nameOf} />
        {user && <ChangesSection changes={changes} />}
      </Sections>
      <StickyActionBar message={<span role="status">{unchanged ? undefined : texts.control.unsaved}</span>}>
        <Button component={Link} to={user ? controlPaths.user(user.id) : controlPaths.users()} variant="outlined">
          {texts.common.abort}
        </Button>
        <ActionButton
          type="submit"
          variant="contained"
          busy={busy}
          disabledReason={user && unchanged ? texts.control.nothingToSave : undefined}
        >
          {user ? texts.common.saveChanges : words.create}
        </ActionButton>
      </StickyActionBar>
    </form>
  );
}
