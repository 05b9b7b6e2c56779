import { readCsv } from "@runko/domain/csv/read-csv";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
let own: TestOrganization;
let child: TestOrganization;
let foreign: TestOrganization;
let keeper: Caller;
beforeAll(async () => {
  portal = await createTestApp();
  const { db } = portal;
  own = await makeOrganization(db, { name: "Emo" });
  child = await makeOrganization(db, { name: "Lapsi", parent_organization_id: own.id, roles: ["SUBSCRIBER"] });
  foreign = await makeOrganization(db, { name: "Vieras" });
  keeper = await portal.signInAs(await makeUser(db, { last_name: "Aalto", roles: [[own, "SUPPLIER_ADMIN"]] }));
  await makeUser(db, {
    last_name: "Berg",
    roles: [
      [own, "SUPPLIER"],
      [child, "SUBSCRIBER"],
      [foreign, "SUPPLIER"],
    ],
  });
  await makeUser(db, { last_name: "Ceder", roles: [[foreign, "SUPPLIER"]] });
});
afterAll(() => portal.close());

const query = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function linesOf(caller: Caller, path: string, ...columns: string[]) {
  const read = readCsv((await caller.get(path)).text);
  const [headers = [], ...rows] = "records" in read ? read.records.map(({ cells }) => cells) : [];
  return rows.map((cells) => columns.map((column) => cells[headers.indexOf(column)]).join(", "));
}

test("all users that one administers are exported, a line for each organization, and none of elsewhere", async () => {
  expect(await linesOf(keeper, "/users/export", "Sukunimi", "Organisaatio", "Roolit")).toEqual([
    "Aalto, Emo, Toimittajan ylläpitäjä",
    "Berg, Emo, Toimittaja",
    "Berg, Lapsi, Tilaaja",
  ]);
  const narrowed = query({ where: { "roles.SUBSCRIBER": true } });
  expect(await linesOf(keeper, `/users/export${narrowed}`, "Sukunimi", "Organisaatio")).toEqual([
    "Berg, Emo",
    "Berg, Lapsi",
  ]);
  const admin = await portal.signInAs(await makeUser(portal.db, { global_role: "RUNKO_ADMIN", last_name: "Östman" }));
  expect(await linesOf(admin, "/users/export", "Sukunimi", "Organisaatio")).toEqual([
    "Aalto, Emo",
    "Berg, Emo",
    "Berg, Lapsi",
    "Berg, Vieras",
    "Ceder, Vieras",
    "Östman, ",
  ]);
});

test("organizations are exported as they are seen, by role too, and both exports are logged", async () => {
  const all = await linesOf(keeper, "/organizations/export", "Nimi", "Yläorganisaatio");
  expect(all).toEqual(["Emo, ", "Lapsi, Emo"]);
  const narrowed = query({ where: { "roles.SUPPLIER": true } });
  expect(await linesOf(keeper, `/organizations/export${narrowed}`, "Nimi")).toEqual(["Emo"]);
  const logged = await portal.db
    .selectFrom("security_log")
    .select(["organization_id", "details"])
    .where("event", "=", "exported")
    .orderBy("id")
    .execute();
  expect(logged.slice(-2)).toEqual([
    { organization_id: null, details: { subject: "organizations", rows: 2 } },
    { organization_id: null, details: { subject: "organizations", rows: 1 } },
  ]);
});
