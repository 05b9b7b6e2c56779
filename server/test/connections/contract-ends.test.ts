import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tellContractEnds } from "../../src/connections/tell-contract-ends.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, type World } from "../documents/support/create-world.ts";
import { formOf } from "../documents/support/forms.ts";
import { takeMails } from "../notifications/support.ts";

let portal: TestApp;
let world: World;
let admin: string;
const today = todayInHelsinki(new Date());
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  world = await addPair(portal);
  const roles = [[world.subscriber, "SUBSCRIBER_ADMIN"]] as const;
  admin = (await makeUser(portal.db, { language: "sv", roles })).emailAddress;
});
afterAll(() => portal.close());

/** A connection whose contract ends so many days from now. */
async function endingIn(days: number): Promise<number> {
  const fields = { ...formOf("Order"), contractLength: 12 as const, actualDeliveryDate: "2025-01-01" };
  const { id } = await makeDocument(world.db, world, { type: "Order", state: "READY", fields });
  await sql`UPDATE connections SET contract_end = ${addDays(today, days)} WHERE id = ${id}`.execute(portal.db);
  return id;
}

const tellAt = async (days: number) => {
  await tellContractEnds(portal, new Date(Date.now() + days * 86_400_000));
  return (await takeMails(portal)).filter(({ to }) => to === admin);
};

test("administrators of the subscriber are told 90, 60 and 30 days before, once for each, in their language", async () => {
  const id = await endingIn(100);
  const later = await endingIn(300);
  expect(await tellAt(0)).toEqual([]);
  const mails = await tellAt(10);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain("1 avtal löper snart ut");
  expect(mails[0]?.text).toContain(`TID ${id}`);
  expect(mails[0]?.text).not.toContain(`TID ${later}`);
  expect(mails[0]?.text).toContain(
    `/subscriber/connections?endsSoon=1&sort=contractEnd&organization=${world.subscriber.id}`,
  );
  expect(await tellAt(10)).toEqual([]);
  expect(await tellAt(39)).toEqual([]);
  expect(await tellAt(40)).toHaveLength(1);
  expect(await tellAt(70)).toHaveLength(1);
  expect(await tellAt(99)).toEqual([]);
});

test("several are told in one mail, by one process alone; what is being ended is not told", async () => {
  const ids = [await endingIn(20), await endingIn(50), await endingIn(80)];
  const ended = await endingIn(25);
  await sql`UPDATE connections SET state = 'terminating' WHERE id = ${ended}`.execute(portal.db);
  await Promise.all([0, 1, 2].map(() => tellContractEnds(portal, new Date())));
  const mails = (await takeMails(portal)).filter(({ to }) => to === admin);
  expect(mails).toHaveLength(1);
  for (const id of ids) expect(mails[0]?.text).toContain(`TID ${id}`);
  expect(mails[0]?.text).not.toContain(`TID ${ended}`);
});

test("an end that a change has moved is told anew; without an administrator it waits for one", async () => {
  const id = await endingIn(20);
  expect(await tellAt(0)).toHaveLength(1);
  await sql`UPDATE connections SET contract_end = contract_end + 5 WHERE id = ${id}`.execute(portal.db);
  expect(await tellAt(0)).toHaveLength(1);
  const other = await endingIn(40);
  await sql`UPDATE users SET disabled = true WHERE email_address = ${admin}`.execute(portal.db);
  expect(await tellAt(0)).toEqual([]);
  await sql`UPDATE users SET disabled = false WHERE email_address = ${admin}`.execute(portal.db);
  const [mail] = await tellAt(0);
  expect(mail?.text).toContain(`TID ${other}`);
});
