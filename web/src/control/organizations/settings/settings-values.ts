import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { checkDateLimit } from "@runko/domain/organizations/check-organization";
import { checkTypedLimit, ownLimits, type OwnLimitBounds } from "@runko/domain/organizations/own-limits";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import { addedAndRemoved, replaced, yesOrNo } from "../../change-text.ts";
import type { Change } from "../../changes-section.tsx";
import type { Organization } from "../../entities.ts";
import type { OrganizationPatch } from "../organization-queries.ts";
import { typeName } from "../type-name.ts";

/** The form of the settings; numbers as they are typed, an own limit empty where the portal's holds. */
export type SettingsValues = {
  eventTypeRights: DocumentType[];
  activeEventTypes: DocumentType[];
  minimumNormalDeliveryDays: string;
  deliveryCheckDays: string;
  answerDays: string;
  editLockMinutes: string;
  retentionDays: string;
  secondFactorRequired: boolean;
};

const { fields } = texts.controlOrganizations;
const limits = ["minimumNormalDeliveryDays", "deliveryCheckDays", "answerDays"] as const;
const typeLists = ["eventTypeRights", "activeEventTypes"] as const;

const inOrder = (chosen: readonly DocumentType[]) => documentTypes.filter((type) => chosen.includes(type));

export const settingsValuesOf = (organization: Organization): SettingsValues => ({
  eventTypeRights: inOrder(organization.eventTypeRights),
  activeEventTypes: inOrder(organization.activeEventTypes),
  minimumNormalDeliveryDays: String(organization.minimumNormalDeliveryDays),
  deliveryCheckDays: String(organization.deliveryCheckDays),
  answerDays: String(organization.answerDays),
  editLockMinutes: String(organization.editLockMinutes ?? ""),
  retentionDays: String(organization.retentionDays ?? ""),
  secondFactorRequired: organization.secondFactorRequired,
});

export const checkSettings = (values: SettingsValues, bounds: OwnLimitBounds): Issue[] => [
  ...limits.flatMap((limit) => checkDateLimit(limit, values[limit])),
  ...ownLimits.flatMap((limit) => checkTypedLimit(limit, values[limit], bounds)),
];

const numberOrNull = (typed: string) => (typed.trim() === "" ? null : Number(typed));

const sent = (values: SettingsValues) => ({
  eventTypeRights: inOrder(values.eventTypeRights),
  activeEventTypes: inOrder(values.activeEventTypes),
  minimumNormalDeliveryDays: Number(values.minimumNormalDeliveryDays),
  deliveryCheckDays: Number(values.deliveryCheckDays),
  answerDays: Number(values.answerDays),
  editLockMinutes: numberOrNull(values.editLockMinutes),
  retentionDays: numberOrNull(values.retentionDays),
  secondFactorRequired: values.secondFactorRequired,
});

/** What saving sends: the changed fields alone. */
export const settingsPatchOf = (before: SettingsValues, after: SettingsValues): OrganizationPatch =>
  Object.fromEntries(changesBetween(sent(before), sent(after)).map(({ field, after: value }) => [field, value]));

export const settingsChanges = (before: SettingsValues, after: SettingsValues): Change[] => [
  ...typeLists.flatMap((list) => addedAndRemoved(fields[list], before[list], after[list], typeName)),
  ...[...limits, ...ownLimits].flatMap((limit) => replaced(fields[limit], before[limit].trim(), after[limit].trim())),
  ...replaced(fields.secondFactorRequired, yesOrNo(before.secondFactorRequired), yesOrNo(after.secondFactorRequired)),
];

/** The field of the form at which the server's word about a path belongs. */
export function settingsFieldOf(path: string): keyof SettingsValues | undefined {
  const [first = ""] = path.split(".");
  return [...typeLists, ...limits, ...ownLimits, "secondFactorRequired" as const].find((field) => field === first);
}
