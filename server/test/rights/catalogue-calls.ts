import { noSuchId } from "../documents/support/no-such.ts";
import type { Call } from "./call.ts";

const malformed = "400 MALFORMED_REQUEST";
const gone = "404 NOT_FOUND";

/** Calls outside every organization: everyone reads what is common to all, the product admin alone changes it (D-24). */
const changesForAll: Call[] = (
  [
    ["ProductGroup", "/product-groups"],
    ["CommonProduct", "/common-products"],
  ] as const
).flatMap(([one, path]): Call[] => [
  {
    operationId: `create${one}`,
    need: "product admin",
    method: "POST",
    path: () => path,
    body: { unknown: true },
    granted: malformed,
  },
  {
    operationId: `change${one}`,
    need: "product admin",
    method: "PATCH",
    path: () => `${path}/${noSuchId}`,
    body: {},
    granted: gone,
  },
  {
    operationId: `remove${one}`,
    need: "product admin",
    method: "DELETE",
    path: () => `${path}/${noSuchId}`,
    granted: gone,
  },
]);

export const commonCatalogueCalls: Call[] = [
  {
    operationId: "getProductGroupReach",
    need: "product admin",
    path: () => `/product-groups/${noSuchId}/reach`,
    granted: "404 NOT_FOUND",
  },
  { operationId: "listMunicipalities", need: "user", path: () => "/municipalities", granted: "200" },
  { operationId: "getPostalCode", need: "user", path: () => "/postal-codes/33100", granted: "200" },
  { operationId: "listProductGroups", need: "user", path: () => "/product-groups", granted: "200" },
  {
    operationId: "getProductGroup",
    need: "user",
    path: ({ product }) => `/product-groups/${product.group.id}`,
    granted: "200",
  },
  { operationId: "listCommonProducts", need: "user", path: () => "/common-products", granted: "200" },
  { operationId: "getCommonProduct", need: "user", path: () => `/common-products/${noSuchId}`, granted: gone },
  {
    operationId: "listNniRights",
    need: "control as SUPPLIER_ADMIN",
    path: ({ nni }) => `/nnis/${nni.id}/rights`,
    granted: "200",
  },
  ...changesForAll,
];

const need = "control as SUPPLIER_ADMIN";

/** Calls under an organization that its supplier admins and those above them make (D-24). */
export const catalogueCalls: Call[] = [
  { operationId: "listProducts", need, path: () => "/products", granted: "200" },
  { operationId: "createProduct", need, method: "POST", path: () => "/products", body: {}, granted: malformed },
  {
    operationId: "changeProduct",
    need,
    method: "PATCH",
    path: () => `/products/${noSuchId}`,
    body: {},
    granted: gone,
  },
  { operationId: "removeProduct", need, method: "DELETE", path: () => `/products/${noSuchId}`, granted: gone },
  { operationId: "getProductAreas", need, path: () => `/products/${noSuchId}/areas`, granted: gone },
  {
    operationId: "changeProductAreas",
    need,
    method: "PATCH",
    path: () => `/products/${noSuchId}/areas`,
    body: { areas: [] },
    granted: gone,
  },
  { operationId: "exportProductAreas", need, path: () => `/products/${noSuchId}/areas/export`, granted: gone },
  ...(["previewProductAreas", "importProductAreas"] as const).map((operationId): Call => ({
    operationId,
    need,
    method: "POST",
    path: () => `/products/${noSuchId}/areas/${operationId === "previewProductAreas" ? "preview" : "import"}`,
    body: {},
    granted: gone,
  })),
  { operationId: "exportProducts", need, path: () => "/products/export", granted: "200" },
  {
    operationId: "importProducts",
    need,
    method: "POST",
    path: () => "/products/import",
    body: { csv: "" },
    granted: "422 VALIDATION_FAILED",
  },
  { operationId: "exportNnis", need, path: () => "/nnis/export", granted: "200" },
  {
    operationId: "importNnis",
    need,
    method: "POST",
    path: () => "/nnis/import",
    body: { csv: "" },
    granted: "422 VALIDATION_FAILED",
  },
  { operationId: "listNnis", need, path: () => "/nnis", granted: "200" },
  { operationId: "createNni", need, method: "POST", path: () => "/nnis", body: {}, granted: malformed },
  { operationId: "changeNni", need, method: "PATCH", path: () => `/nnis/${noSuchId}`, body: {}, granted: gone },
  { operationId: "removeNni", need, method: "DELETE", path: () => `/nnis/${noSuchId}`, granted: gone },
  { operationId: "listNniProductGroups", need, path: ({ nni }) => `/nnis/${nni.id}/product-groups`, granted: "200" },
  {
    operationId: "addNniProductGroup",
    need,
    method: "POST",
    path: ({ nni }) => `/nnis/${nni.id}/product-groups`,
    body: {},
    granted: malformed,
  },
  {
    operationId: "removeNniProductGroup",
    need,
    method: "DELETE",
    path: ({ nni }) => `/nnis/${nni.id}/product-groups/${noSuchId}`,
    granted: gone,
  },
  {
    operationId: "addNniRight",
    need,
    method: "POST",
    path: ({ nni }) => `/nnis/${nni.id}/rights`,
    body: {},
    granted: malformed,
  },
  {
    operationId: "changeNniRight",
    need,
    method: "PATCH",
    path: ({ nni }) => `/nnis/${nni.id}/rights`,
    body: { organizationId: noSuchId },
    granted: "422 VALIDATION_FAILED",
  },
  { operationId: "listNniOrganizationRights", need, path: () => "/nni-organization-rights", granted: "200" },
  { operationId: "listSubOrganizationNnis", need, path: () => "/sub-organization-nnis", granted: "200" },
  {
    operationId: "shareNni",
    need,
    method: "POST",
    path: () => "/sub-organization-nnis",
    body: { nniId: noSuchId },
    granted: "422 VALIDATION_FAILED",
  },
  {
    operationId: "endNniSharing",
    need,
    method: "DELETE",
    path: () => `/sub-organization-nnis/${noSuchId}`,
    granted: gone,
  },
  { operationId: "listKnownSubscribers", need, path: () => "/known-subscribers", granted: "200" },
  { operationId: "listProductWhitelists", need, path: () => "/organization-product-whitelists", granted: "200" },
  {
    operationId: "whitelistProduct",
    need,
    method: "POST",
    path: () => "/organization-product-whitelists",
    body: {},
    granted: malformed,
  },
  {
    operationId: "endWhitelisting",
    need,
    method: "DELETE",
    path: () => "/organization-product-whitelists",
    granted: "400 INVALID_FILTER",
  },
  { operationId: "listSubOrganizationProducts", need, path: () => "/sub-organization-products", granted: "200" },
  {
    operationId: "shareProduct",
    need,
    method: "POST",
    path: () => "/sub-organization-products",
    body: { productId: noSuchId },
    granted: "422 VALIDATION_FAILED",
  },
  {
    operationId: "endProductSharing",
    need,
    method: "DELETE",
    path: () => `/sub-organization-products/${noSuchId}`,
    granted: gone,
  },
];
