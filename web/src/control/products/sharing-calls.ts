import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";

type Whitelisted = { organizationId: string; productId: string; subscriberId: string };
const whitelists = "/organizations/{id}/organization-product-whitelists";

export async function whitelist({ organizationId, ...body }: Whitelisted): Promise<void> {
  await answer(api.POST(whitelists, { params: { path: { id: organizationId } }, body }));
}

export async function endWhitelisting({ organizationId, ...where }: Whitelisted): Promise<void> {
  const params = { path: { id: organizationId }, query: { where: JSON.stringify(where) } };
  await answer(api.DELETE(whitelists, { params }));
}

/** The organization `receiverId` offers the product as its own from now on. */
export async function share(receiverId: string, productId: string): Promise<void> {
  const params = { path: { id: receiverId } };
  await answer(api.POST("/organizations/{id}/sub-organization-products", { params, body: { productId } }));
}

export async function endSharing(receiverId: string, productId: string): Promise<void> {
  const params = { path: { id: receiverId, productId } };
  await answer(api.DELETE("/organizations/{id}/sub-organization-products/{productId}", { params }));
}
