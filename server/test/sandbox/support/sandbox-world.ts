import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { expect } from "vitest";
import { createLog } from "../../../src/platform/log/create-log.ts";
import { createRobot } from "../../../src/sandbox/robot-turn.ts";
import type { Caller } from "../../app/caller.ts";
import type { TestApp } from "../../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../../builders/make-organization.ts";
import { makeProductGroup } from "../../builders/make-product.ts";
import { makeUser, type TestUser } from "../../builders/make-user.ts";
import { createDesk, type Desk, type Shown } from "../../documents/support/desk.ts";
import { formOf } from "../../documents/support/forms.ts";

export type SandboxAnswer = {
  sandbox: {
    organization: { id: string; name: string };
    twin: { id: string; name: string };
    robot: { id: string; name: string };
    clientId: string;
    documents: number;
    emptying: boolean;
  } | null;
};

/** An organization with its sandbox, its admin at work in the twin, and the robot when it is let work. */
export type SandboxWorld = {
  portal: TestApp;
  organization: TestOrganization;
  user: TestUser;
  admin: Caller;
  sandbox: NonNullable<SandboxAnswer["sandbox"]>;
  path: string;
  desks: Record<PathRole, Desk>;
  bodyOf: (type: DocumentType, fields?: DocumentFields, more?: object) => Promise<object>;
  make: (type: DocumentType, fields?: DocumentFields, more?: object) => Promise<Shown>;
  /** Lets the robot take so many turns, each after its pause. */
  work: (turns?: number) => Promise<void>;
};

/** Longer than a document stands still. */
export const pause = 4000;

export const contextOf = (portal: TestApp) => ({
  db: portal.db,
  pool: portal.pool,
  config: portal.config,
  clock: portal.clock,
  log: createLog("silent"),
  files: {} as never,
});

export async function addSandbox(portal: TestApp): Promise<SandboxWorld> {
  await makeProductGroup(portal.db, { name: `A ${Date.now()}` });
  const organization = await makeOrganization(portal.db);
  const user = await makeUser(portal.db, { roles: [[organization, "SUBSCRIBER_ADMIN"]] });
  const admin = await portal.signInAs(user);
  const path = `/organizations/${organization.id}/sandbox`;
  const { status, body } = await admin.post<SandboxAnswer>(path);
  expect(status).toBe(200);
  if (!body.sandbox) throw new Error("There is no sandbox");
  const { sandbox } = body;
  const desk = (role: PathRole) => createDesk(portal, user, sandbox.twin, role);
  const desks = {
    SUBSCRIBER: await desk("SUBSCRIBER"),
    SUPPLIER: await desk("SUPPLIER"),
    ERROR_HANDLER: await desk("ERROR_HANDLER"),
  };
  const products = `/organizations/${sandbox.twin.id}/suppliers/${sandbox.robot.id}/products`;
  const bodyOf: SandboxWorld["bodyOf"] = async (type, fields = {}, more = {}) => {
    const { body: offered } = await (await portal.signInAs(user)).get<{ id: string; category: string }[]>(products);
    const product = offered.find(({ category }) => category === "STATIC_AND_SUBSCRIBER_CONNECTIONS");
    return {
      supplierId: sandbox.robot.id,
      eventProducts: [{ productId: product?.id }],
      document: { ...formOf(type), ...fields },
      ...more,
    };
  };
  const make: SandboxWorld["make"] = async (type, fields, more) => {
    const answer = await desks.SUBSCRIBER.create(type, await bodyOf(type, fields, more));
    if (answer.status !== 201) throw new Error(`Creating ${type} answered ${answer.text}`);
    return answer.body;
  };
  const takeTurn = createRobot();
  const work = async (turns = 1) => {
    for (let turn = 0; turn < turns; turn++) {
      portal.clock.pass(pause);
      await takeTurn(contextOf(portal), new AbortController().signal);
    }
  };
  return { portal, organization, user, admin, sandbox, path, desks, bodyOf, make, work };
}
