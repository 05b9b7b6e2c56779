import { checkUser } from "@runko/domain/accounts/check-user";
import { checkOrganizationInfo, checkRolesOfOrganization } from "@runko/domain/organizations/check-organization";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";
import { parseBusinessId } from "@runko/domain/values/business-id";
import type { Issue } from "@runko/domain/values/issue";
import type { FieldPath } from "react-hook-form";
import { organizationFeatures, type OrganizationFeature } from "@runko/domain/organizations/features";
import type { ContactRequest } from "../../contact/contact-queries.ts";
import type { NewOrganization } from "../organization-queries.ts";

export const adminSources = ["new", "existing"] as const;

/** The form of a new organization with its admin. */
export type NewValues = Record<OrganizationFeature, boolean> & {
  name: string;
  businessId: string;
  contactInfo: string;
  parentOrganizationId: string;
  organizationRoles: OrganizationRole[];
  eventTypeRights: DocumentType[];
  activeEventTypes: DocumentType[];
  adminSource: (typeof adminSources)[number];
  adminUserId: string;
  /** `invite`: the link to set the first password is mailed now. */
  admin: { firstName: string; lastName: string; emailAddress: string; invite: boolean };
};

/** Nobody handles faults in what is only being made (D-9d). */
export const typesTakenAtFirst = documentTypes.filter((type) => type !== "Fault");

export const emptyOrganization = (parentOrganizationId: string): NewValues => ({
  name: "",
  businessId: "",
  contactInfo: "",
  parentOrganizationId,
  organizationRoles: [],
  eventTypeRights: [...documentTypes],
  activeEventTypes: [...typesTakenAtFirst],
  multiproduct: false,
  backboneOperator: false,
  publicSupplier: false,
  adminSource: "new",
  adminUserId: "",
  admin: { firstName: "", lastName: "", emailAddress: "", invite: true },
});

/** What a request for credentials tells of the organization and of its first admin. */
export function organizationOfRequest(request: ContactRequest): NewValues {
  const [firstName = "", ...rest] = request.name.trim().split(/\s+/);
  const empty = emptyOrganization("");
  return {
    ...empty,
    name: request.organizationName,
    businessId: request.businessId,
    contactInfo: [request.name, request.emailAddress, request.phoneNumber].filter((line) => line !== "").join("\n"),
    admin: { ...empty.admin, firstName, lastName: rest.join(" "), emailAddress: request.emailAddress },
  };
}

export const trimmedAdmin = ({ admin }: NewValues) => ({
  firstName: admin.firstName.trim(),
  lastName: admin.lastName.trim(),
  emailAddress: admin.emailAddress.trim(),
});

/** The users of the parent are there to choose from while a parent is chosen. */
export const choosesExisting = ({
  adminSource,
  parentOrganizationId,
}: Pick<NewValues, "adminSource" | "parentOrganizationId">): boolean =>
  adminSource === "existing" && parentOrganizationId !== "";

/** Whether the admin is somebody new, to whom the link is mailed now. */
export const invitesAdmin = (values: NewValues): boolean => !choosesExisting(values) && values.admin.invite;

function checkAdmin(values: NewValues): Issue[] {
  if (choosesExisting(values)) return values.adminUserId === "" ? [{ path: "adminUserId", code: "REQUIRED" }] : [];
  const user = { ...trimmedAdmin(values), phoneNumber: [], jobTitle: "", groupAccount: false, disabled: false };
  return checkUser(user).map((issue) => ({ ...issue, path: `admin.${issue.path}` }));
}

/** What the rules say of the form; the product admin alone may leave the parent out. */
export function checkNew(values: NewValues, needsParent: boolean): Issue[] {
  const parentMissing = needsParent && values.parentOrganizationId === "";
  return [
    ...checkOrganizationInfo(values),
    ...(parentMissing ? [{ path: "parentOrganizationId", code: "REQUIRED" } as const] : []),
    ...checkRolesOfOrganization(values.organizationRoles),
    ...checkAdmin(values),
  ];
}

/** What is sent; parent and features only by the product admin, who may say them. */
export function newOrganizationOf(values: NewValues, atTheTop: boolean, contactRequestId?: string): NewOrganization {
  return {
    name: values.name.trim(),
    businessId: parseBusinessId(values.businessId),
    contactInfo: values.contactInfo.trim(),
    organizationRoles: values.organizationRoles,
    ...(values.organizationRoles.includes("SUPPLIER") && { activeEventTypes: values.activeEventTypes }),
    ...(atTheTop && {
      eventTypeRights: values.eventTypeRights,
      ...(contactRequestId !== undefined && { contactRequestId }),
      ...(values.parentOrganizationId !== "" && { parentOrganizationId: values.parentOrganizationId }),
      ...Object.fromEntries(organizationFeatures.map((feature) => [feature, values[feature]])),
    }),
    ...(choosesExisting(values) ? { adminUserId: values.adminUserId } : { admin: trimmedAdmin(values) }),
  };
}

const ownFields = [
  "name",
  "businessId",
  "contactInfo",
  "parentOrganizationId",
  "organizationRoles",
  "eventTypeRights",
  "activeEventTypes",
] as const;
const adminFields = ["firstName", "lastName", "emailAddress"] as const;

/** The field of the form at which the server's word about a path belongs. */
export function newFieldOf(path: string): FieldPath<NewValues> | undefined {
  const [first = "", second] = path.split(".");
  const ofAdmin = first === "admin" ? adminFields.find((field) => field === second) : undefined;
  if (ofAdmin) return `admin.${ofAdmin}`;
  return [...ownFields, "adminUserId" as const].find((field) => field === first);
}

export function newLabelOf(name: string): string {
  const { fields } = texts.controlOrganizations;
  const [first = "", second = ""] = name.split(".");
  const words: Record<string, string> = first === "admin" ? texts.controlUsers.fields : fields;
  return words[first === "admin" ? second : first] ?? texts.controlOrganizations.adminTitle;
}
