import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPublicAddress } from "../../src/platform/outside/public-address.ts";
import { postOutside } from "../../src/platform/outside/post-outside.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import type { Caller, ProblemBody } from "../app/caller.ts";
import { makeOrganization, type TestOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";

const inner = [
  "0.0.0.1",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
];

test.each(inner)("%s is nobody's public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "1.1.1.1", "193.166.3.2", "::ffff:8.8.8.8", "2a00:1450:400f::200e"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

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

test.each(["https://localhost:9/", "https://127.0.0.1:9/", "https://[::1]:9/"])(
  "%s is called neither at first nor once its name leads inside, and is told late",
  async (url) => {
    const posted = await postOutside({
      url: new URL(url),
      headers: {},
      body: "{}",
      inner: false,
      signal: new AbortController().signal,
    });
    expect(posted).toEqual({ error: "BLOCKED_ADDRESS", answer: "", durationMs: 1000 });
  },
);
