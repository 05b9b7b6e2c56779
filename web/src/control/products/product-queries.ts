import type { ProductFields } from "@runko/domain/products/product-schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { api } from "../../api/client.ts";
import { ifMatch } from "../../api/if-match.ts";
import { fetchRows } from "../../api/rows.ts";
import { controlKeys } from "../control-keys.ts";
import type { ManagedProduct } from "../entities.ts";
import { forgotten, listQuery, type FetchPage } from "./list-query.ts";
import type { ProductsUrl } from "./products-url.ts";

const include = ["productGroup", "commonProduct", "whitelist", "subOrganizations"] as const;

const fetchProducts =
  (organizationId: string): FetchPage<ManagedProduct> =>
  (filter, signal) =>
    fetchRows("/organizations/{id}/products", {
      path: { id: organizationId },
      filter: { ...filter, include },
      signal,
    });

/** The shown rows of a supplier's products. */
export const productsQuery = (organizationId: string, url: ProductsUrl) =>
  listQuery({ url, list: "products", of: organizationId, fetchPage: fetchProducts(organizationId) });

/** One product of the supplier with everything that is told of it. */
export async function fetchProduct(organizationId: string, id: string, signal?: AbortSignal): Promise<ManagedProduct> {
  const { rows } = await fetchProducts(organizationId)({ where: { id }, limit: 1 }, signal);
  const [product] = rows;
  if (!product) throw new ApiProblem(404, { code: "NOT_FOUND" });
  return product;
}

export const productQuery = (organizationId: string, id: string) =>
  queryOptions({
    queryKey: controlKeys.products("product", organizationId, id),
    queryFn: ({ signal }) => fetchProduct(organizationId, id, signal),
    gcTime: forgotten,
  });

/** Of one product everything is told. */
const whole = <Of extends object>(product: Of) => product as Required<Of>;

export async function createProduct(organizationId: string, body: ProductFields): Promise<ManagedProduct> {
  const params = { path: { id: organizationId } };
  return whole(await answer(api.POST("/organizations/{id}/products", { params, body })));
}

export async function changeProduct(product: ManagedProduct, body: Partial<ProductFields>): Promise<ManagedProduct> {
  const params = { path: { id: product.organizationId, productId: product.id }, header: ifMatch(product) };
  return whole(await answer(api.PATCH("/organizations/{id}/products/{productId}", { params, body })));
}

/** Removes a product, or deactivates one that a document names; answers which. */
export async function removeProduct({ organizationId, id }: Pick<ManagedProduct, "organizationId" | "id">) {
  const params = { path: { id: organizationId, productId: id } };
  return await answer(api.DELETE("/organizations/{id}/products/{productId}", { params }));
}
