import type { Kysely } from "kysely";
import type { Database } from "../../src/platform/database/schema.ts";
import { makeOrganization, type TestOrganization } from "./make-organization.ts";
import { makeProduct, type TestProduct } from "./make-product.ts";
import { makeSubscription } from "./make-subscription.ts";
import { makeUser, type TestUser } from "./make-user.ts";

export type TestPair = {
  subscriber: TestOrganization;
  supplier: TestOrganization;
  product: TestProduct;
  subscriberUser: TestUser;
  supplierUser: TestUser;
  faultHandler: TestUser;
};

/** A subscriber that may order from a supplier with one product, and a user with the plain role on each side. */
export async function makePair(db: Kysely<Database>): Promise<TestPair> {
  const subscriber = await makeOrganization(db);
  const supplier = await makeOrganization(db);
  await makeSubscription(db, subscriber, supplier);
  return {
    subscriber,
    supplier,
    product: await makeProduct(db, supplier),
    subscriberUser: await makeUser(db, { roles: [[subscriber, "SUBSCRIBER"]] }),
    supplierUser: await makeUser(db, { roles: [[supplier, "SUPPLIER"]] }),
    faultHandler: await makeUser(db, { roles: [[supplier, "ERROR_HANDLER"]] }),
  };
}
