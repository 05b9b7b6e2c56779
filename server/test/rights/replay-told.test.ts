import { organizationRoles, pathRoles } from "@runko/domain/organizations/roles";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer, Caller } from "../app/caller.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { makeUser } from "../builders/make-user.ts";
import { addPair, createWorld, type World } from "../documents/support/create-world.ts";

const CANARY = "KANARIALINTU";

/** What was saved, written, sent or told elsewhere, or as many ids that do not exist. */
const kinds = [
  "organization",
  "supplier",
  "productGroup",
  "product",
  "search",
  "sharedSearch",
  "draft",
  "scheduled",
  "withdrawn",
  "contactRequest",
  "massMail",
  "mail",
  "notification",
] as const;
type Ids = Record<(typeof kinds)[number], string>;

let world: World;
let theirs: Ids;
const none = Object.fromEntries(kinds.map((kind) => [kind, uuidv7()])) as Ids;
const attackers: { name: string; caller: Caller; organization: string }[] = [];

beforeAll(async () => {
  world = await createWorld();
  const { db, portal } = world;
  const other = await addPair(portal);
  const { subscriber, subscriberUser } = other;
  theirs = {
    ...(Object.fromEntries(kinds.map((kind) => [kind, uuidv7()])) as Ids),
    organization: subscriber.id,
    supplier: other.supplier.id,
    product: other.product.id,
    productGroup: other.product.group.id,
  };
  await makeDocument(db, other, { type: "Order", fields: { customerName: CANARY } });
  const { id: documentId } = await makeDocument(db, other, { type: "Order" });
  const search = { organization_id: subscriber.id, role: "SUBSCRIBER", owner_id: subscriberUser.id, criteria: "{}" };
  const searches = [
    { ...search, id: theirs.search, name: CANARY },
    { ...search, id: theirs.sharedSearch, name: CANARY, shared: true },
  ];
  await db.insertInto("saved_searches").values(searches).execute();
  const now = portal.clock.now();
  const later = new Date(now.getTime() + 86_400_000);
  const letter = { title: CANARY, body: CANARY, audience: "users" };
  const letters = [
    { ...letter, id: theirs.draft },
    { ...letter, id: theirs.scheduled, publish_at: later },
    { ...letter, id: theirs.withdrawn, publish_at: now, withdrawn_at: now },
  ];
  for (const values of letters) await db.insertInto("newsletters").values(values).execute();
  const text = { name: CANARY, organization_name: CANARY, business_id: "", phone_number: "", message: CANARY };
  const request = { id: theirs.contactRequest, kind: "contact", email_address: "kanaria@test.example", ...text };
  await db
    .insertInto("contact_requests")
    .values({ ...request, received_at: now })
    .execute();
  const massMail = { id: theirs.massMail, created_at: now, subject: CANARY, content: CANARY, criteria: "{}" };
  await db.insertInto("mass_mails").values(massMail).execute();
  const recipient = { mass_mail_id: theirs.massMail, email_address: "kanaria@test.example", name: CANARY };
  await db.insertInto("mass_mail_recipients").values(recipient).execute();
  const notice = { message_type: "Order", subject: "create", kind: "Control", created_at: now };
  const told = { user_id: subscriberUser.id, organization_id: subscriber.id, role: "SUBSCRIBER" };
  await db
    .insertInto("notifications")
    .values({ ...notice, ...told, id: theirs.notification, document_id: documentId })
    .execute();

  const stranger = await makeOrganization(db);
  const roles = { stranger, "parent's child": await makeOrganization(db, { parent_organization_id: subscriber.id }) };
  for (const [name, organization] of Object.entries(roles)) {
    const user = await makeUser(db, { roles: [[organization, ...organizationRoles]] });
    attackers.push({ name, caller: await portal.signInAs(user), organization: organization.id });
  }
});
afterAll(() => world.portal.close());

type Ask = { method?: "get" | "post" | "patch" | "delete"; path: string; body?: object };
type Replay = (ids: Ids, own: string) => Ask;

const filtered = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const period = "from=2026-01-01&to=2026-12-01";

const onSavedSearches = pathRoles.flatMap((role) =>
  (["search", "sharedSearch"] as const).flatMap((kind): Replay[] => {
    const own = (organization: string, ids: Ids) =>
      `/organizations/${organization}/roles/${role}/saved-searches/${ids[kind]}`;
    return [
      (ids, at) => ({ method: "patch", path: own(at, ids), body: { version: 1, name: "Oma" } }),
      (ids, at) => ({ method: "delete", path: own(at, ids) }),
      (ids, at) => ({ method: "post", path: `${own(at, ids)}/pin`, body: {} }),
      (ids, at) => ({ method: "delete", path: `${own(at, ids)}/pin` }),
      (ids) => ({ path: `/organizations/${ids.organization}/roles/${role}/saved-searches` }),
      (ids) => ({ path: `/organizations/${ids.organization}/roles/${role}/saved-searches/counts` }),
      (ids) => ({ path: `/organizations/${ids.organization}/roles/${role}/counterparties` }),
    ];
  }),
);

const onNews = (["draft", "scheduled", "withdrawn"] as const).flatMap((kind): Replay[] => [
  (ids) => ({ path: `/newsletters/${ids[kind]}` }),
  (ids) => ({ method: "post", path: `/newsletters/${ids[kind]}/read`, body: {} }),
  (ids) => ({ path: filtered("/newsletters", { where: { id: ids[kind] } }) }),
  (ids) => ({ path: filtered("/news", { where: { id: ids[kind] } }) }),
  (ids) => ({ path: `/briefings/${ids[kind]}` }),
  (ids) => ({ method: "patch", path: `/briefings/${ids[kind]}`, body: { title: "Oma" } }),
  (ids) => ({ method: "post", path: `/briefings/${ids[kind]}/publish`, body: {} }),
  (ids) => ({ method: "delete", path: `/briefings/${ids[kind]}` }),
]);

const onMails: Replay[] = [
  ({ contactRequest }) => ({ method: "patch", path: `/contact-requests/${contactRequest}`, body: { handled: true } }),
  ({ contactRequest }) => ({ path: filtered("/contact-requests", { where: { id: contactRequest } }) }),
  ({ massMail }) => ({ path: `/emails/${massMail}` }),
  ({ massMail }) => ({ path: `/emails/${massMail}/recipients` }),
  ({ mail }) => ({ path: `/admin/mails/${mail}` }),
  ({ mail }) => ({ method: "post", path: `/admin/mails/${mail}/resend`, body: {} }),
  ({ notification }) => ({ method: "patch", path: `/users/me/notifications/${notification}`, body: { read: true } }),
];

const onReports = pathRoles.flatMap((role) =>
  ["", "/documents", "/choices"].flatMap((rest): Replay[] => {
    const asked = `report=event&${period}${rest === "" ? "&raw=true" : ""}${rest === "/documents" ? "&by=total" : ""}`;
    const path = (organization: string, more: string) =>
      `/organizations/${organization}/roles/${role}/export/report${rest}?${asked}${more}`;
    return [
      ({ organization }) => ({ path: path(organization, "") }),
      ({ organization }, own) => ({ path: path(own, `&subscriberIds=${organization}`) }),
      ({ supplier }, own) => ({ path: path(own, `&supplierIds=${supplier}`) }),
      ({ product }, own) => ({ path: path(own, `&productIds=${product}`) }),
      ({ productGroup }, own) => ({ path: path(own, `&productGroupIds=${productGroup}`) }),
    ];
  }),
);

const onSearch = [
  "roles/SUBSCRIBER/events",
  "subscriber-events",
  "supplier-events",
  "roles/SUPPLIER/events/export",
  "roles/SUBSCRIBER/events/facets",
  "roles/SUPPLIER/events/facets",
].flatMap((list): Replay[] => [
  ({ organization }) => ({ path: `/organizations/${organization}/${list}?q=${CANARY}` }),
  ({ organization }, own) => ({ path: `/organizations/${own}/${list}?subscriberIds=${organization}&q=${CANARY}` }),
  ({ supplier }, own) => ({ path: `/organizations/${own}/${list}?supplierIds=${supplier}` }),
]);

/** Without the request's id and the ids that were asked for. */
function bare({ status, text, headers }: Answer<unknown>, ids: Ids): string {
  let body = text.replace(/"requestId":"[^"]*"/, "");
  for (const [kind, id] of Object.entries(ids)) body = body.replaceAll(id, `<${kind}>`);
  return `${status} ${headers["x-total-count"] ?? ""} ${body}`;
}

async function send(caller: Caller, { method = "get", path, body }: Ask): Promise<Answer<unknown>> {
  return method === "get" || method === "delete" ? caller[method](path) : caller[method](path, body);
}

test.each([
  ["saved searches", onSavedSearches],
  ["newsletters that are not published", onNews],
  ["contact requests, mass e-mails, mails and notices", onMails],
  ["reports", onReports],
  ["searches", onSearch],
])("ids of %s that are another's answer as ones that do not exist (R2)", async (_of, replays) => {
  for (const { name, caller, organization } of attackers)
    for (const replay of replays) {
      const [real, fake] = [replay(theirs, organization), replay(none, organization)];
      const told = `${real.method ?? "get"} ${real.path} as ${name}`;
      const answers = [await send(caller, real), await send(caller, fake)] as const;
      expect(bare(answers[0], theirs), told).toBe(bare(answers[1], none));
      expect(answers[0].text.replaceAll(`q=${CANARY}`, ""), told).not.toContain(CANARY);
      expect(answers[0].status, told).toBeLessThan(500);
    }
});

test("and nothing of it has changed", async () => {
  const { db } = world;
  const searches = await db.selectFrom("saved_searches").select(["name", "version"]).execute();
  expect(searches).toEqual([
    { name: CANARY, version: 1 },
    { name: CANARY, version: 1 },
  ]);
  expect(await db.selectFrom("saved_search_pins").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("newsletter_reads").selectAll().execute()).toEqual([]);
  const letters = await db.selectFrom("newsletters").select("title").execute();
  expect(letters).toEqual([{ title: CANARY }, { title: CANARY }, { title: CANARY }]);
  const told = await db.selectFrom("notifications").select("read_at").where("id", "=", theirs.notification).execute();
  expect(told).toEqual([{ read_at: null }]);
});
