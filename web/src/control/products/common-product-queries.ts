import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { ifMatch } from "../../api/if-match.ts";
import { fetchRows } from "../../api/rows.ts";
import { controlKeys } from "../control-keys.ts";
import type { ManagedCommonProduct } from "../entities.ts";
import { allQuery, forgotten, listQuery, type FetchPage } from "./list-query.ts";
import type { ProductsUrl } from "./products-url.ts";

const fetchCommonProducts: FetchPage<ManagedCommonProduct> = (filter, signal) =>
  fetchRows("/common-products", { filter: { ...filter, include: ["productGroup"] }, signal });

export const commonProductsQuery = (url: ProductsUrl) =>
  listQuery({ url, list: "common", fetchPage: fetchCommonProducts });

/** Every common product, by name. */
export const allCommonProductsQuery = () => allQuery("common", fetchCommonProducts);

export const commonProductQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.products("commonProduct", id),
    queryFn: ({ signal }) => answer(api.GET("/common-products/{id}", { params: { path: { id } }, signal })),
    gcTime: forgotten,
  });

export type CommonProductBody = Pick<ManagedCommonProduct, "name" | "description" | "productGroupId">;

export async function createCommonProduct(body: CommonProductBody) {
  return await answer(api.POST("/common-products", { body }));
}

type Read = { id: string; version: string };

export async function changeCommonProduct(product: Read, body: Partial<CommonProductBody>) {
  const params = { path: { id: product.id }, header: ifMatch(product) };
  return await answer(api.PATCH("/common-products/{id}", { params, body }));
}

export async function removeCommonProduct(id: string): Promise<void> {
  await answer(api.DELETE("/common-products/{id}", { params: { path: { id } } }));
}
