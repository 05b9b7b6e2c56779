import { apiUser, type ApiUser } from "./api-user.ts";
import { dayFromNow } from "./dates.ts";
import type { Login } from "./demo.ts";
import { uniqueId } from "./unique-id.ts";

type Offer = { supplierId: string; productId: string };
type Named = { id: string; name: string; category: string; refusal?: string | null };
export type MadeOrder = { id: number; version: number; connectionId: string; customerName: string };
type Wanted = {
  by: Login;
  from: Login;
  document?: Record<string, unknown>;
};

const offers = new Map<string, Promise<Offer>>();

/** The supplier's first line to a subscriber that asks no fields of its own. */
async function findOffer(by: ApiUser, from: ApiUser): Promise<Offer> {
  const groups = await by.call<Named[]>("product-groups?filter=%7B%22limit%22%3A100%7D");
  for (const { id, category } of groups) {
    if (category !== "STATIC_AND_SUBSCRIBER_CONNECTIONS") continue;
    const base = `organizations/${by.organizationId}/suppliers/${from.organizationId}/product-groups/${id}/products`;
    const products = await by.call<(Named & { customFields: { required: boolean }[] })[]>(
      `${base}?documentType=Order&limit=100`,
    );
    const product = products.find(
      ({ refusal, customFields }) => !refusal && !customFields.some(({ required }) => required),
    );
    if (product) return { supplierId: from.organizationId, productId: product.id };
  }
  throw new Error("The supplier offers no line");
}

/** What the subscriber can order of the supplier without ado. */
export async function offerOf(by: Login, from: Login): Promise<Offer> {
  const key = `${by} ${from}`;
  const offer = offers.get(key) ?? findOffer(await apiUser(by), await apiUser(from));
  offers.set(key, offer);
  return await offer;
}

/** A new order over HTTP, with ids of its own, for stories that begin after it was made. */
export async function makeOrder({ by, from, document }: Wanted): Promise<MadeOrder> {
  const subscriber = await apiUser(by);
  const { supplierId, productId } = await offerOf(by, from);
  const [connectionId, customerName] = [uniqueId("TUN"), uniqueId("Asiakas")];
  const { id, version } = await subscriber.call<MadeOrder>(
    `organizations/${subscriber.organizationId}/roles/SUBSCRIBER/orders`,
    {
      method: "POST",
      body: {
        supplierId,
        document: {
          subscriberConnectionId: connectionId,
          customerName,
          contactName: "Aino Asiakas",
          contactPhone: "040 123 4567",
          requestedDate: dayFromNow(60),
          deliveryType: "normal",
          contractLength: 12,
          targetAddress: { streetName: "Hämeenkatu", streetNumber: "12", postalCode: "33100", postalPlace: "Tampere" },
          ...document,
        },
        eventProducts: [{ productId }],
      },
    },
  );
  return { id, version, connectionId, customerName };
}
