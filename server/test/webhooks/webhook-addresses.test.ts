import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

describe("a webhook of a portal that is in use", () => {
  let portal: TestApp;
  let own: TestOrganization;
  let admin: Caller;
  beforeAll(async () => {
    portal = await createTestApp({ webhooksAllowPrivate: false });
    own = await makeOrganization(portal.db, { roles: ["SUBSCRIBER", "SUBSCRIBER_ADMIN"] });
    admin = await portal.signInAs(await makeUser(portal.db, { roles: [[own, "SUBSCRIBER_ADMIN"]] }));
  });
  afterAll(() => portal.close());

  const tryUrl = (url: string, fields: object = {}) =>
    admin.post<ProblemBody>(`/organizations/${own.id}/webhooks`, {
      name: "Kuulija",
      url,
      role: "SUBSCRIBER",
      types: ["*"],
      ...fields,
    });

  test.each([
    ["http", "http://kuulija.example.fi/"],
    ["a user", "https://aino:salasana@kuulija.example.fi/"],
    ["a fragment", "https://kuulija.example.fi/#x"],
    ["a low port", "https://kuulija.example.fi:22/"],
    ["this machine", "https://localhost/"],
    ["this machine with a dot", "https://localhost./"],
    ["one name", "https://tietokanta/"],
    ["an inner name", "https://db.internal/"],
    ["metadata", "https://169.254.169.254/latest/meta-data"],
    ["a number", "https://2130706433/"],
    ["hexadecimal", "https://0x7f.1/"],
    ["mapped", "https://[::ffff:127.0.0.1]/"],
    ["inner IPv6", "https://[fd12::1]/"],
    ["a file", "file:///etc/passwd"],
    ["no address", "kuulija"],
    ["too long", `https://kuulija.example.fi/${"a".repeat(2048)}`],
  ])("is refused with %s", async (_, url) => {
    const { status, body } = await tryUrl(url);
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: "url", code: "INVALID_WEBHOOK_URL" })]);
  });

  test("is taken with a public one, and refused with what there is not", async () => {
    expect((await tryUrl("https://kuulija.example.fi:8443/runko?avain=1")).status).toBe(201);
    const { body } = await tryUrl("", { name: " ", role: "SUPPLIER", types: ["order.*", "tilaus.*"] });
    expect(body.errors?.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      "name REQUIRED",
      "role NOT_AN_OPTION",
      "types.1 NOT_AN_OPTION",
      "url REQUIRED",
    ]);
    expect((await tryUrl("https://kuulija.example.fi", { types: [] })).status).toBe(422);
  });

  test("there are ten at most", async () => {
    const answers: number[] = [];
    for (let index = 0; index < 11; index++) answers.push((await tryUrl("https://kuulija.example.fi")).status);
    expect(answers.at(-1)).toBe(422);
    expect(await portal.db.selectFrom("webhooks").select("id").execute()).toHaveLength(10);
  });
});
