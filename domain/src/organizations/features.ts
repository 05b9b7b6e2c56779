/** What the product admin may switch on for an organization. Source: specification §3 */
export const organizationFeatures = ["multiproduct", "backboneOperator", "publicSupplier"] as const;
export type OrganizationFeature = (typeof organizationFeatures)[number];
