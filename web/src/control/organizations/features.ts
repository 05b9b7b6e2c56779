import type { AdministeredOrganization } from "../entities.ts";

export const organizationFeatures = ["multiproduct", "backboneOperator", "publicSupplier"] as const;
export type OrganizationFeature = (typeof organizationFeatures)[number];

/** The features that an organization has (§3). */
export const featuresOf = (organization: Pick<AdministeredOrganization, OrganizationFeature>): OrganizationFeature[] =>
  organizationFeatures.filter((feature) => organization[feature]);
