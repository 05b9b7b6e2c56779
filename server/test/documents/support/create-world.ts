import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { createTestApp, type TestApp } from "../../app/create-test-app.ts";
import type { Config } from "../../../src/config/config.ts";
import { makePair, type TestPair } from "../../builders/make-pair.ts";
import { createDesk, type Desk, type Shown } from "./desk.ts";
import { formOf } from "./forms.ts";

export type World = TestPair & {
  portal: TestApp;
  db: TestApp["db"];
  desks: { subscriber: Desk; supplier: Desk; faultHandler: Desk };
  /** A valid body of a new document of this type, with these fields changed. */
  bodyOf: (type: DocumentType, fields?: DocumentFields, more?: object) => Record<string, unknown>;
  /** Creates it as the subscriber. */
  make: (type: DocumentType, fields?: DocumentFields, more?: object) => Promise<Shown>;
};

/** Two organizations of their own in a portal: a subscriber and its supplier, someone at work on each side. */
export async function addPair(portal: TestApp): Promise<World> {
  const { db } = portal;
  const pair = await makePair(db);
  const desks = {
    subscriber: await createDesk(portal, pair.subscriberUser, pair.subscriber, "SUBSCRIBER"),
    supplier: await createDesk(portal, pair.supplierUser, pair.supplier, "SUPPLIER"),
    faultHandler: await createDesk(portal, pair.faultHandler, pair.supplier, "ERROR_HANDLER"),
  };
  const bodyOf: World["bodyOf"] = (type, fields = {}, more = {}) => ({
    supplierId: pair.supplier.id,
    document: { ...formOf(type), ...fields },
    eventProducts: [{ productId: pair.product.id }],
    ...more,
  });
  const make: World["make"] = async (type, fields, more) => {
    const answer = await desks.subscriber.create(type, bodyOf(type, fields, more));
    if (answer.status !== 201) throw new Error(`Creating ${type} answered ${answer.text}`);
    return answer.body;
  };
  return { ...pair, portal, db, desks, bodyOf, make };
}

export async function createWorld(settings: Partial<Config> = {}): Promise<World> {
  return addPair(await createTestApp(settings));
}
