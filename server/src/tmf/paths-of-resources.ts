/** Where the resources are that others refer to, below the base. */
export const orderPath = "/productOrderingManagement/v4/productOrder";
export const productPath = "/productInventory/v4/product";
