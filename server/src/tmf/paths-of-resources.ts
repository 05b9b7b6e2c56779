/** Where the resources are that others refer to, below the base. */
export const orderPath = "/productOrderingManagement/v4/productOrder";
export const productPath = "/productInventory/v4/product";
const catalogue = "/productCatalogManagement/v4";
export const offeringPath = `${catalogue}/productOffering`;
export const specificationPath = `${catalogue}/productSpecification`;
export const categoryPath = `${catalogue}/category`;
export const offeringPricePath = `${catalogue}/productOfferingPrice`;
export const attachmentContentPath = "/attachment/v4/attachment/:tmfId/content";
export const validationPath = "/geographicAddressManagement/v4/geographicAddressValidation";
