import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { organizationRoles, type OrganizationRole } from "@runko/domain/organizations/roles";
import type { Caller } from "../app/caller.ts";
import type { TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeNni, type TestNni } from "../builders/make-nni.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeProduct, type TestProduct } from "../builders/make-product.ts";
import { makeSubscription } from "../builders/make-subscription.ts";
import { makeUser } from "../builders/make-user.ts";
import { issueToken } from "../../src/sessions/tokens.ts";

/** Where an actor's organization stands to the one in the path. */
const relations = ["own", "parent", "child", "sibling", "foreign"] as const;
export type Relation = (typeof relations)[number];

export type Actor =
  | { name: string; kind: "refused" | "nobody" | "admin"; caller: Caller }
  | { name: string; kind: "member"; relation: Relation; role: OrganizationRole; caller: Caller };

type Ids = Record<DocumentType, { eventId: number; caseId: number }>;

export type Stage = {
  portal: TestApp;
  organization: TestOrganization;
  /** A supplier of the organization, which is one of its suppliers too. */
  partner: TestOrganization;
  product: TestProduct;
  /** One of the organization's own. */
  nni: TestNni;
  /** Open documents that the organization has sent, and others that it has been sent. */
  sent: Ids;
  received: Ids;
  /** Ready orders, on each side. */
  readyOrder: { sent: Ids["Order"]; received: Ids["Order"] };
};

export async function createStage(portal: TestApp): Promise<{ stage: Stage; actors: Actor[] }> {
  const { db } = portal;
  const parent = await makeOrganization(db);
  const organization = await makeOrganization(db, { parent_organization_id: parent.id });
  const child = await makeOrganization(db, { parent_organization_id: organization.id });
  const sibling = await makeOrganization(db, { parent_organization_id: parent.id });
  const foreign = await makeOrganization(db);
  const partner = await makeOrganization(db);
  await makeSubscription(db, organization, partner);
  await makeSubscription(db, partner, organization);
  const maker = await makeUser(db);
  const product = await makeProduct(db, partner);
  const sides = {
    sent: { subscriber: organization, supplier: partner, product, subscriberUser: maker },
    received: { subscriber: partner, supplier: organization, product, subscriberUser: maker },
  };
  const place = async (side: keyof typeof sides, type: DocumentType, state: "OPEN" | "READY") => {
    const { id, caseId } = await makeDocument(db, sides[side], { type, state });
    return { eventId: id, caseId };
  };
  const placeAll = async (side: keyof typeof sides): Promise<Ids> => {
    const placed = [];
    for (const type of documentTypes) placed.push([type, await place(side, type, "OPEN")]);
    return Object.fromEntries(placed) as Ids;
  };
  const stage: Stage = {
    portal,
    organization,
    partner,
    product,
    nni: await makeNni(db, organization, { groups: [product.group] }),
    sent: await placeAll("sent"),
    received: await placeAll("received"),
    readyOrder: { sent: await place("sent", "Order", "READY"), received: await place("received", "Order", "READY") },
  };
  const around = { own: organization, parent, child, sibling, foreign };
  const actors: Actor[] = [
    ...(await refusedActors(portal, organization)),
    ...(await unboundActors(portal)),
    ...(await demotedActors(portal, organization)),
  ];
  for (const relation of relations)
    for (const role of organizationRoles) {
      const caller = await portal.signInAs(await makeUser(db, { roles: [[around[relation], role]] }));
      actors.push({ name: `${role} of ${relation}`, kind: "member", relation, role, caller });
    }
  return { stage, actors };
}

async function refusedActors(portal: TestApp, organization: TestOrganization): Promise<Actor[]> {
  const { db, config } = portal;
  const makeMember = (more: object = {}) => makeUser(db, { roles: [[organization, ...organizationRoles]], ...more });
  const expired = { userId: (await makeMember()).id, now: new Date(Date.now() - 9 * 3_600_000), validFrom: 0 };
  const loggedOut = await portal.signInAs(await makeMember());
  await loggedOut.post("/users/logout");
  const disabledSince = await makeMember();
  const disabledCaller = await portal.signInAs(disabledSince);
  await disabledCaller.get("/users/me");
  await db.updateTable("users").set({ disabled: true }).where("id", "=", disabledSince.id).execute();
  const callers = {
    anonymous: portal.anonymous,
    expired: portal.withToken(await issueToken(config, expired)),
    disabled: await portal.signInAs(await makeMember({ disabled: true })),
    "disabled since the login": disabledCaller,
    "group account": await portal.signInAs(await makeMember({ group_account: true })),
    "logged out": loggedOut,
  };
  return Object.entries(callers).map(([name, caller]) => ({ name, kind: "refused", caller }));
}

/** Those who have lost roles since their token was given (R20). */
async function demotedActors(portal: TestApp, organization: TestOrganization): Promise<Actor[]> {
  const { db } = portal;
  const demote = async (staying: readonly OrganizationRole[], more: object = {}): Promise<Caller> => {
    const user = await makeUser(db, { roles: [[organization, ...organizationRoles]], ...more });
    const caller = await portal.signInAs(user);
    await caller.get("/users/me");
    const lost = organizationRoles.filter((role) => !staying.includes(role));
    await db.deleteFrom("user_organization_roles").where("user_id", "=", user.id).where("role", "in", lost).execute();
    await db.updateTable("users").set({ global_role: null }).where("id", "=", user.id).execute();
    return caller;
  };
  const role = "SUBSCRIBER";
  return [
    { name: "whose roles were just removed", kind: "nobody", caller: await demote([]) },
    { name: "product admin no more", kind: "nobody", caller: await demote([], { global_role: "RUNKO_ADMIN" }) },
    { name: "admin no more", kind: "member", relation: "own", role, caller: await demote([role]) },
  ];
}

async function unboundActors(portal: TestApp): Promise<Actor[]> {
  const { db } = portal;
  const admin = await portal.signInAs(await makeUser(db, { global_role: "RUNKO_ADMIN" }));
  return [
    { name: "user without an organization", kind: "nobody", caller: await portal.signInAs(await makeUser(db)) },
    { name: "product admin", kind: "admin", caller: admin },
  ];
}
