import { queryOptions } from "@tanstack/react-query";
import { answerWithTag } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import type { components } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

type ProductAreas = components["schemas"]["ProductAreas"];

/** With the version that was read. */
export type KeptAreas = ProductAreas & { tag: string };

async function tagged(call: Parameters<typeof answerWithTag<ProductAreas>>[0]): Promise<KeptAreas> {
  const { data, etag = "" } = await answerWithTag(call);
  return { ...data, tag: etag };
}

const path = "/organizations/{id}/products/{productId}/areas";

export const areasQuery = (id: string, productId: string) =>
  queryOptions({
    queryKey: controlKeys.products("areas", id, productId),
    queryFn: ({ signal }) => tagged(api.GET(path, { params: { path: { id, productId } }, signal })),
  });

/** Saves a change of the version that was read; a change of another since then is refused. */
export async function changeAreas(
  place: { id: string; productId: string },
  { tag }: KeptAreas,
  body: ProductAreas,
): Promise<KeptAreas> {
  const params = { path: place, header: { "if-match": tag } };
  return await tagged(api.PATCH(path, { params, body }));
}
