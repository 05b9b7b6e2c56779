import type { ManagedProduct } from "../entities.ts";
import { patchOf } from "./product-changes.ts";
import { changeProduct, createProduct, fetchProduct } from "./product-queries.ts";
import { endSharing, endWhitelisting, share, whitelist } from "./sharing-calls.ts";
import { fieldsOf, valuesOf, whitelistOf, type ProductValues } from "./product-values.ts";

type Saving = {
  organizationId: string;
  /** Undefined for one that is not there yet. */
  product: ManagedProduct | undefined;
  values: ProductValues;
  /** Told at once when the product is there, so that a second try goes on with it. */
  onCreated: (product: ManagedProduct) => void;
};

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

async function stored({ organizationId, product, values, onCreated }: Saving): Promise<ManagedProduct> {
  if (product) return product;
  const created = await createProduct(organizationId, { ...fieldsOf(values), active: true });
  onCreated(created);
  return created;
}

/**
 * Stores what has changed, in steps of which each may be refused: those who may see the product are let in first and the
 * others put out last, so that at no moment somebody sees it who should neither before nor after, or misses it.
 */
export async function saveProduct(saving: Saving): Promise<ManagedProduct> {
  const { organizationId, values } = saving;
  const product = await stored(saving);
  const before = valuesOf(product);
  const listed = whitelistOf(before, values);
  const key = { organizationId, productId: product.id };

  for (const subscriberId of without(listed, before.whitelist)) await whitelist({ ...key, subscriberId });
  const patch = patchOf(before, values);
  if (Object.keys(patch).length > 0) await changeProduct(product, patch);
  for (const subscriberId of without(before.whitelist, listed)) await endWhitelisting({ ...key, subscriberId });
  for (const id of without(before.subOrganizations, values.subOrganizations)) await endSharing(id, product.id);
  for (const id of without(values.subOrganizations, before.subOrganizations)) await share(id, product.id);
  return await fetchProduct(organizationId, product.id);
}
