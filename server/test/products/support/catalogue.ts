import { expect } from "vitest";
import type { Answer, Caller, ProblemBody } from "../../app/caller.ts";
import { createTestApp, type TestApp } from "../../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../../builders/make-organization.ts";
import { makeProductGroup, type TestProductGroup } from "../../builders/make-product.ts";
import { makeSubscription } from "../../builders/make-subscription.ts";
import { makeUser, type TestUser } from "../../builders/make-user.ts";

/** A supplier between its parent and its child, its customer, and those who keep the catalogue. */
export type Catalogue = {
  portal: TestApp;
  db: TestApp["db"];
  parent: TestOrganization;
  supplier: TestOrganization;
  child: TestOrganization;
  customer: TestOrganization;
  stranger: TestOrganization;
  group: TestProductGroup;
  /** SUPPLIER_ADMIN of the supplier. */
  keeperUser: TestUser;
  keeper: Caller;
  parentKeeper: Caller;
  childKeeper: Caller;
  buyer: Caller;
  productAdmin: Caller;
};

export async function createCatalogue(): Promise<Catalogue> {
  const portal = await createTestApp();
  const { db } = portal;
  const parent = await makeOrganization(db);
  const supplier = await makeOrganization(db, { parent_organization_id: parent.id });
  const child = await makeOrganization(db, { parent_organization_id: supplier.id });
  const customer = await makeOrganization(db);
  for (const seller of [supplier, child]) await makeSubscription(db, customer, seller);
  const keeperOf = async (organization: TestOrganization) =>
    makeUser(db, { roles: [[organization, "SUPPLIER_ADMIN"]] });
  const keeperUser = await keeperOf(supplier);
  return {
    portal,
    db,
    parent,
    supplier,
    child,
    customer,
    stranger: await makeOrganization(db),
    group: await makeProductGroup(db),
    keeperUser,
    keeper: await portal.signInAs(keeperUser),
    parentKeeper: await portal.signInAs(await keeperOf(parent)),
    childKeeper: await portal.signInAs(await keeperOf(child)),
    buyer: await portal.signInAs(await makeUser(db, { roles: [[customer, "SUBSCRIBER"]] })),
    productAdmin: await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" })),
  };
}

/** The code of each refused field, by its path. */
export function refusedFields({ status, body }: Answer<unknown>): Record<string, string> {
  expect(status).toBe(422);
  return Object.fromEntries(((body as ProblemBody).errors ?? []).map(({ path, code }) => [path, code]));
}

export const refusal = ({ status, body }: Answer<unknown>): [number, string] => [status, (body as ProblemBody).code];

/** What the administrative log tells of one thing, oldest first. */
export async function logOf({ db }: Pick<Catalogue, "db">, subjectId: string) {
  return await db
    .selectFrom("admin_log")
    .select(["organization_id", "user_id", "subject", "subject_name", "action", "changes"])
    .where("subject_id", "=", subjectId)
    .orderBy("id")
    .execute();
}
