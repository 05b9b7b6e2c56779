import { organizationFeatures, type OrganizationFeature } from "@runko/domain/organizations/features";
import type { AdministeredOrganization } from "../entities.ts";

/** The features that an organization has (§3). */
export const featuresOf = (organization: Pick<AdministeredOrganization, OrganizationFeature>): OrganizationFeature[] =>
  organizationFeatures.filter((feature) => organization[feature]);
