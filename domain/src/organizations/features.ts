/** What an organization may have beside its roles. Source: specification §3 */
export const organizationFeatures = ["multiproduct", "backboneOperator", "publicSupplier"] as const;
export type OrganizationFeature = (typeof organizationFeatures)[number];
