import { mayBeOrganizationAdmin } from "@runko/domain/accounts/check-user";
import { descendantIds } from "@runko/domain/organizations/visibility";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import type { Option } from "../../../components/forms/input-props.ts";
import { useSession } from "../../../session/session-context.ts";
import { visibleOrganizationsQuery } from "../../administered-organizations.ts";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import { useKept } from "../../use-kept.ts";
import type { AdministeredOrganization, ManagedUser, Organization } from "../../entities.ts";
import { fullName } from "../../users/full-name.ts";
import { changeOrganization, organizationQuery, possibleAdminsQuery } from "../organization-queries.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { useOrganizationSaved } from "../use-organization-saved.ts";
import { InfoFields } from "./info-fields.tsx";
import { checkInfo, infoChanges, infoFieldOf, infoPatchOf, infoValuesOf } from "./info-values.ts";

const { fields } = texts.controlOrganizations;

/** Those who may be named as the admin, and the one who is. */
function adminOptionsOf({ id, admin }: Organization, users: readonly ManagedUser[]): Option[] {
  const rolesHere = ({ organizationRoles }: ManagedUser) =>
    organizationRoles.filter(({ organizationId }) => organizationId === id).map(({ role }) => role);
  const able = users
    .filter((user) => mayBeOrganizationAdmin(user, rolesHere(user)))
    .map((user) => ({ value: user.id, label: fullName(user), hint: user.emailAddress }));
  const isListed = able.some(({ value }) => value === admin?.id);
  return admin && !isListed ? [{ value: admin.id, label: admin.name }, ...able] : able;
}

/** All but the organization itself and those below it. */
function parentOptionsOf({ id }: Organization, visible: readonly AdministeredOrganization[]): Option[] {
  const below = descendantIds(id, visible);
  return visible
    .filter((one) => one.id !== id && !below.has(one.id))
    .map((one) => ({ value: one.id, label: one.name }));
}

const labelIn = (options: readonly Option[]) => (wanted: string) =>
  options.find(({ value }) => value === wanted)?.label ?? "";

/** What an organization is, to be changed as far as the reader may. */
export function InfoForm({ organization: initial }: OrganizationTabProps) {
  const { user } = useSession();
  const { given: organization, fetchAgain } = useKept(organizationQuery(initial.id), initial);
  const onSaved = useOrganizationSaved();
  const admins = useQuery(possibleAdminsQuery(organization.id));
  const visible = useQuery(visibleOrganizationsQuery(user));
  if (!admins.data || !visible.data) {
    const error = admins.error ?? visible.error;
    const retry = () => {
      void admins.refetch();
      void visible.refetch();
    };
    return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonBlock lines={12} />;
  }
  const before = infoValuesOf(organization);
  const options = {
    admins: adminOptionsOf(organization, admins.data),
    parents: parentOptionsOf(organization, visible.data),
  };
  const names = { admin: labelIn(options.admins), parent: labelIn(options.parents) };
  return (
    <EditForm
      before={before}
      check={(values) => checkInfo(values, before)}
      changesOf={(values) => infoChanges(before, values, names)}
      save={(values) => changeOrganization(organization, infoPatchOf(before, values))}
      fetchAgain={async () => infoValuesOf(await fetchAgain())}
      onSaved={(saved) => onSaved(saved, "info")}
      nameOf={infoFieldOf}
      labelOf={(name) => fields[infoFieldOf(name) ?? "name"]}
      cancelTo={controlPaths.organization(organization.id)}
    >
      {(control) => <InfoFields control={control} organization={organization} options={options} />}
    </EditForm>
  );
}
