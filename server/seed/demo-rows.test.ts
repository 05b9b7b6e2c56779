import { createHash } from "node:crypto";
import { checkNewsletter } from "@runko/domain/newsletters/check-newsletter";
import { newsletterState, newsletterStates } from "@runko/domain/newsletters/newsletter-states";
import { isBusinessId } from "@runko/domain/values/business-id";
import { checkUserName } from "@runko/domain/values/email";
import { isLoosePhone } from "@runko/domain/values/phone";
import { isUuid } from "@runko/domain/values/uuid";
import { expect, test } from "vitest";
import { isLong } from "../test/documents/support/long.ts";
import { postalPlaces } from "./data/postal-places.ts";
import { extractPostalPlaces } from "./extract-postal-places.ts";
import { tableNames } from "./rows/insert-rows.ts";
import { demoUnderTest, type DemoUnderTest } from "./support/demo-under-test.ts";

const timeout = 60_000;
const morning = new Date("2026-11-20T06:10:00Z");
const evening = new Date("2026-11-20T19:45:00Z");
const demo = demoUnderTest(morning);

function fingerprint({ of }: DemoUnderTest): string {
  const hash = createHash("sha256");
  for (const name of tableNames) hash.update(JSON.stringify(of(name)));
  return hash.digest("hex");
}

const outline = ({ documents }: DemoUnderTest) =>
  documents.map((one) => [one.id, one.document_type, one.event_state, one.archived, one.subscriber_connection_id]);

test("the same instant gives the same rows", { timeout }, () => {
  expect(fingerprint(demoUnderTest(morning))).toBe(fingerprint(demo));
});

test("the same day gives the same documents at any hour", { timeout }, () => {
  expect(outline(demoUnderTest(evening))).toEqual(outline(demo));
});

const usual = ["2026-10-25T01:30:00Z", "2028-02-29T21:59:59Z"];
const more = ["2026-01-01T07:00:00Z", "2026-03-29T00:30:00Z", "2026-07-05T21:00:00Z", "2027-12-26T10:00:00Z"];

test.each(isLong ? [...usual, ...more] : usual)(
  "at %s too it is made, and nothing in it is later",
  { timeout },
  (at) => {
    const other = demoUnderTest(new Date(at));
    expect(other.documents.length).toBeGreaterThan(4800);
    expect(other.of("event_log").filter((entry) => entry.at > new Date(at).toISOString()).length).toBe(0);
    expect(outline(other)).not.toEqual(outline(demo));
  },
);

test("organizations and users have the values that their forms would take", () => {
  const organizations = demo.of("organizations");
  expect(organizations.length).toBeGreaterThanOrEqual(25);
  expect(organizations.filter(({ business_id }) => !isBusinessId(business_id ?? ""))).toEqual([]);
  expect(organizations.filter(({ admin_user_id }) => admin_user_id === null)).toEqual([]);
  expect(new Set(organizations.map(({ business_id }) => business_id)).size).toBe(organizations.length);
  const users = demo.of("users");
  expect(users.filter(({ email_address }) => checkUserName(email_address) !== null)).toEqual([]);
  expect(users.filter(({ phone_numbers }) => !phone_numbers.every(isLoosePhone))).toEqual([]);
  expect(users.filter(({ group_account }) => group_account).length).toBeGreaterThan(10);
});

test("ids are UUIDs, and none is given twice", () => {
  for (const name of [
    "users",
    "organizations",
    "products",
    "nnis",
    "event_log",
    "internal_messages",
    "newsletters",
  ] as const) {
    const ids = demo.of(name).map(({ id }) => id);
    expect(ids.filter((id) => !isUuid(id) || id[14] !== "7")).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("postal codes are those of the package", () => {
  const extracted = extractPostalPlaces().map((place) => [place.municipality, place.postalCode, place.postalPlace]);
  expect(extracted.length).toBeGreaterThan(200);
  expect(postalPlaces).toEqual(extracted);
});

test("newsletters can be published as they are, and the demo shows each state of them", () => {
  const newsletters = demo.of("newsletters");
  for (const { title = "", body = "" } of newsletters) expect(checkNewsletter({ title, body })).toEqual([]);
  const states = newsletters.map(({ publish_at: publishAt = null, withdrawn_at: withdrawnAt = null }) =>
    newsletterState({ publishAt, withdrawnAt }, morning),
  );
  expect([...new Set(states)].toSorted()).toEqual([...newsletterStates].toSorted());
});
