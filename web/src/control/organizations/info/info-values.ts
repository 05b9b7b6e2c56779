import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { checkOrganizationInfo, checkRolesOfOrganization } from "@runko/domain/organizations/check-organization";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { parseBusinessId } from "@runko/domain/values/business-id";
import type { Issue } from "@runko/domain/values/issue";
import { addedAndRemoved, replaced, yesOrNo } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import type { Organization } from "../../entities.ts";
import { organizationFeatures, type OrganizationFeature } from "@runko/domain/organizations/features";
import type { OrganizationPatch } from "../organization-queries.ts";

/** The form of an organization's info; an empty text stands for none. */
export type InfoValues = Record<OrganizationFeature, boolean> & {
  name: string;
  businessId: string;
  contactInfo: string;
  adminUserId: string;
  parentOrganizationId: string;
  organizationRoles: OrganizationRole[];
};

const { fields } = texts.controlOrganizations;

export const infoValuesOf = (organization: Organization): InfoValues => ({
  name: organization.name,
  businessId: organization.businessId ?? "",
  contactInfo: organization.contactInfo,
  adminUserId: organization.adminUserId ?? "",
  parentOrganizationId: organization.parentOrganizationId ?? "",
  organizationRoles: organization.organizationRoles ?? [],
  multiproduct: organization.multiproduct,
  backboneOperator: organization.backboneOperator,
  publicSupplier: organization.publicSupplier,
});

const tidy = (values: InfoValues) => ({
  ...values,
  name: values.name.trim(),
  businessId: values.businessId.trim() === "" ? null : (parseBusinessId(values.businessId) ?? values.businessId),
  contactInfo: values.contactInfo.trim(),
  adminUserId: values.adminUserId === "" ? null : values.adminUserId,
  parentOrganizationId: values.parentOrganizationId === "" ? null : values.parentOrganizationId,
});

export function checkInfo(values: InfoValues, before: InfoValues): Issue[] {
  const rolesChanged = changesBetween(before.organizationRoles, values.organizationRoles).length > 0;
  return [
    ...checkOrganizationInfo(values),
    ...(rolesChanged ? checkRolesOfOrganization(values.organizationRoles) : []),
  ];
}

/** What saving sends: the changed fields alone. */
export const infoPatchOf = (before: InfoValues, after: InfoValues): OrganizationPatch =>
  Object.fromEntries(changesBetween(tidy(before), tidy(after)).map(({ field, after: value }) => [field, value]));

type NamesOf = { admin: (id: string) => string; parent: (id: string) => string };

/** What saving would change, in the words of the form. */
export function infoChanges(before: InfoValues, after: InfoValues, names: NamesOf): Change[] {
  const [old, fresh] = [tidy(before), tidy(after)];
  const admin = ({ adminUserId }: InfoValues) => (adminUserId === "" ? "" : names.admin(adminUserId));
  const parent = ({ parentOrganizationId: id }: InfoValues) => (id === "" ? "" : names.parent(id));
  return [
    ...replaced(fields.name, old.name, fresh.name),
    ...replaced(fields.businessId, old.businessId ?? "", fresh.businessId ?? ""),
    ...replaced(fields.parentOrganizationId, parent(before), parent(after)),
    ...replaced(fields.adminUserId, admin(before), admin(after)),
    ...replaced(fields.contactInfo, old.contactInfo, fresh.contactInfo),
    ...addedAndRemoved(
      fields.organizationRoles,
      before.organizationRoles,
      after.organizationRoles,
      (role) => texts.control.roles[role],
    ),
    ...organizationFeatures.flatMap((feature) =>
      replaced(fields[feature], yesOrNo(before[feature]), yesOrNo(after[feature])),
    ),
  ];
}

/** The field of the form at which the server's word about a path belongs. */
export function infoFieldOf(path: string): keyof InfoValues | undefined {
  const [first = ""] = path.split(".");
  const known: readonly (keyof InfoValues)[] = [
    "name",
    "businessId",
    "contactInfo",
    "adminUserId",
    "parentOrganizationId",
    "organizationRoles",
    ...organizationFeatures,
  ];
  return known.find((field) => field === first);
}
