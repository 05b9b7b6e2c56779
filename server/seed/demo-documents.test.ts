import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { countedStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import {
  checkCustomFields,
  type CustomFieldDefinition,
  type CustomFieldValues,
} from "@runko/domain/products/custom-fields";
import { dateOfInstant } from "@runko/domain/values/instant";
import { isWorkingDay } from "@runko/domain/values/working-days";
import { expect, test } from "vitest";
import { joinFields } from "../src/documents/document-columns.ts";
import { demoUsers } from "./demo-logins.ts";
import { demoUnderTest, type DemoRow } from "./support/demo-under-test.ts";
import { replayLog } from "./support/replay-log.ts";
import { texts } from "@runko/domain/texts/texts";

const now = new Date("2026-11-20T12:34:00Z");
const today = "2026-11-20";
const demo = demoUnderTest(now);
const { documents } = demo;

type Document = DemoRow<"documents">;

/** What the rule finds in the documents, the first few of it. */
const faultsIn = (faultOf: (document: Document) => unknown[]): unknown[] => documents.flatMap(faultOf).slice(0, 10);

const organizationOf = (email: string): string => {
  const user = demo.of("users").find(({ email_address }) => email_address === email);
  const membership = demo.of("user_organization_roles").find(({ user_id }) => user_id === user?.id);
  return membership?.organization_id ?? "";
};

test("there are about five thousand documents of one year", () => {
  expect(documents.length).toBeGreaterThan(4800);
  expect(documents.length).toBeLessThan(5400);
  const days = documents.map(({ created_at }) => dateOfInstant(created_at));
  expect(days.every((day) => day >= "2025-11-21" && day <= today)).toBe(true);
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(13);
});

test(
  "each document is what its log says, by the table of actions and the rules of its forms",
  { timeout: 60_000 },
  () => {
    const faults = faultsIn((document) => {
      const { state, archived, version, fields, faults: found } = replayLog(demo, document);
      const ends = { state, archived, version, fields: sorted(fields) };
      const stored = {
        state: document.event_state,
        archived: document.archived,
        version: document.version,
        fields: sorted(joinFields(document)),
      };
      return JSON.stringify(ends) === JSON.stringify(stored) ? found : [...found, { id: document.id, ends, stored }];
    });
    expect(faults).toEqual([]);
  },
);

function sorted(fields: DocumentFields): unknown[] {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return said
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [
      name,
      typeof value === "object" && !Array.isArray(value) ? sorted(value as object) : value,
    ]);
}

test("every type of document is there in every product category", () => {
  const found = new Set(documents.map(({ document_type, category }) => `${document_type} ${category}`));
  expect(found.size).toBe(documentTypes.length * productCategories.length);
});

test("time goes on within each document, in office hours, and never beyond the present", () => {
  const faults = faultsIn((document) => {
    const times = (demo.logOf.get(document.id) ?? []).map(({ at }) => at);
    const late = times.filter((at) => at > now.toISOString());
    const backwards = times.filter((at, index) => at < (times[index - 1] ?? document.created_at));
    const outside = times.filter((at) => {
      const [day, time] = [dateOfInstant(at), texts.formats.time(at)];
      return day !== today && !(isWorkingDay(day) && time >= "07.40" && time <= "16.40");
    });
    return [...late, ...backwards, ...outside].map((at) => `${document.id} ${at}`);
  });
  expect(faults).toEqual([]);
});

test("sources are older than what comes of them, and of the same case where the table says so", () => {
  const faults = faultsIn((document) => {
    if (document.source_event_id === null) return [];
    const source = demo.document.get(document.source_event_id);
    const stays = document.source_mode === "ORDER" || document.source_mode === "FROM_EXISTING";
    const isRight =
      source !== undefined &&
      source.created_at <= document.created_at &&
      (source.case_id === document.case_id) === stays &&
      (document.source_mode !== "FORWARD" || source.supplier_id === document.subscriber_id);
    return isRight ? [] : [document.id];
  });
  expect(faults).toEqual([]);
  for (const mode of ["COPY", "FORWARD", "FROM_EXISTING", "ORDER"]) {
    expect(documents.filter(({ source_mode }) => source_mode === mode).length).toBeGreaterThan(20);
  }
});

test("subscribers order what they may, with the products' own fields filled in", () => {
  const subscribed = new Map(
    demo.of("subscriptions").map((row) => [`${row.subscriber_id} ${row.supplier_id}`, row] as const),
  );
  const listed = new Set(demo.of("product_whitelists").map((row) => `${row.product_id} ${row.subscriber_id}`));
  const shared = new Set(demo.of("sub_organization_products").map((row) => `${row.organization_id} ${row.product_id}`));
  const rights = new Map(demo.of("nni_rights").map((row) => [`${row.nni_id} ${row.organization_id}`, row] as const));
  const faults = faultsIn((document) => {
    const { id, subscriber_id, supplier_id, document_type } = document;
    const supplier = demo.organization.get(supplier_id);
    const subscription = subscribed.get(`${subscriber_id} ${supplier_id}`);
    const mayOrder = subscription
      ? subscription.active && subscription.event_types.includes(document_type)
      : supplier?.public_supplier;
    const found: unknown[] = [];
    if (!mayOrder || !supplier?.active_event_types.includes(document_type)) found.push(`${id} without a subscription`);
    if (!demo.organization.get(subscriber_id)?.event_type_rights.includes(document_type))
      found.push(`${id} without right`);
    for (const [field, allowed] of [
      [document.nni_from_id, rights.get(`${document.nni_from_id} ${subscriber_id}`)?.allow_from],
      [document.nni_to_id, rights.get(`${document.nni_to_id} ${subscriber_id}`)?.allow_to],
    ]) {
      if (field !== null && !allowed) found.push(`${id} with a foreign NNI`);
    }
    for (const line of demo.linesOf.get(id) ?? []) {
      const product = demo.product.get(line.product_id);
      const isSold = product?.organization_id === supplier_id || shared.has(`${supplier_id} ${line.product_id}`);
      const isShown = product?.visibility === "public" || listed.has(`${line.product_id} ${subscriber_id}`);
      if (!isSold || !isShown) found.push(`${id} with a product that is not offered`);
      const definitions = (product?.custom_fields ?? []) as CustomFieldDefinition[];
      const values = line.custom_fields as CustomFieldValues;
      found.push(...checkCustomFields(definitions, values, { type: document_type, path: String(id) }));
    }
    return found;
  });
  expect(faults).toEqual([]);
});

test.each([
  ["tilaaja@demo.runko.example", "subscriber_id", 4],
  ["toimittaja@demo.runko.example", "supplier_id", 4],
  ["toimittaja@demo.runko.example", "subscriber_id", 1],
  ["tilaaja2@demo.runko.example", "subscriber_id", 1],
  ["toimittaja2@demo.runko.example", "supplier_id", 1],
] as const)("%s as %s has documents of each type in each state", (email, side, least) => {
  const organizationId = organizationOf(email);
  const own = documents.filter((document) => document[side] === organizationId && !document.archived);
  const few = documentTypes.flatMap((type) =>
    countedStates(type).filter((state) => {
      const alike = own.filter(({ document_type, event_state }) => document_type === type && event_state === state);
      return alike.length < least;
    }),
  );
  expect(few).toEqual([]);
});

test("the main parties have new and urgent orders, and messages to read", () => {
  const [buyer, seller] = [
    organizationOf("tilaaja@demo.runko.example"),
    organizationOf("toimittaja@demo.runko.example"),
  ];
  const open = documents.filter(
    ({ subscriber_id, supplier_id, document_type, event_state }) =>
      subscriber_id === buyer && supplier_id === seller && document_type === "Order" && event_state === "OPEN",
  );
  expect(open.filter(({ created_at }) => dateOfInstant(created_at) === today).length).toBeGreaterThanOrEqual(4);
  const waiting = documents.filter(
    ({ subscriber_id, event_state, delivery_type }) =>
      subscriber_id === buyer &&
      delivery_type === "urgent" &&
      (event_state === "OPEN" || event_state === "IN_PROCESSING"),
  );
  expect(waiting.length).toBeGreaterThanOrEqual(3);
  for (const id of [buyer, seller]) {
    const unread = demo
      .of("document_counters")
      .filter(({ organization_id, counter }) => organization_id === id && counter === "unreadMessages");
    expect(unread.length).toBeGreaterThan(0);
  }
});

test("messages are sent by the parties, and read after they were sent", () => {
  const faults = faultsIn(({ id, subscriber_id, supplier_id, created_at }) => {
    const messages = demo.messagesOf.get(id) ?? [];
    return messages.filter(
      ({ sender_organization_id, sent_at, read_at }) =>
        ![subscriber_id, supplier_id].includes(sender_organization_id) ||
        sent_at < created_at ||
        sent_at > now.toISOString() ||
        (read_at !== null && (read_at < sent_at || read_at > now.toISOString())),
    );
  });
  expect(faults).toEqual([]);
});

test("every way to an end is told of", () => {
  const count = (matches: (document: Document) => boolean) => documents.filter(matches).length;
  const ways: Record<string, number> = {
    rejectedAnswers: count(({ rejected, event_state }) => rejected && event_state === "READY"),
    rejectedOrders: count(({ rejected, event_state }) => rejected && event_state === "CANCELLED"),
    cancelledByCustomer: count((one) => one.cancelled_by_customer && one.cancel_confirmed),
    unconfirmedByCustomer: count((one) => one.cancelled_by_customer && !one.cancel_confirmed),
    cancelledBySupplier: count((one) => one.cancelled_by_supplier && one.cancel_confirmed),
    unconfirmedBySupplier: count((one) => one.cancelled_by_supplier && !one.cancel_confirmed),
    ordered: count(({ ordered }) => ordered),
    modified: count(({ modified }) => modified),
    disconnected: count(({ disconnected }) => disconnected),
    processed: count(({ user_processed }) => user_processed),
    archived: count(({ archived }) => archived),
    madeByFaultHandler: count(({ created_by_role }) => created_by_role === "ERROR_HANDLER"),
    returned: demo.of("event_log").filter(({ action }) => action === "returnForCompletion").length,
    transferred: demo.of("event_log").filter(({ action }) => action === "transferToOriginal").length,
    hiddenAnswers: demo.of("event_log").filter(({ seen_by }) => seen_by === "supplier").length,
  };
  const seldom = Object.entries(ways).filter(([, times]) => times < 5);
  expect(seldom).toEqual([]);
});

test("each login of D-38 works for its organization in its roles", () => {
  const logins = demoUsers.map(({ emailAddress }) => {
    const user = demo.of("users").find(({ email_address }) => email_address === emailAddress);
    const roles = demo.of("user_organization_roles").filter(({ user_id }) => user_id === user?.id);
    return [emailAddress, user?.password_hash, user?.global_role, roles.map(({ role }) => role).join(" ")];
  });
  expect(logins).toEqual([
    ["paakayttaja@runko.example", "hash", "RUNKO_ADMIN", "SUBSCRIBER_ADMIN SUPPLIER_ADMIN"],
    ["tilaaja@demo.runko.example", "hash", null, "SUBSCRIBER SUBSCRIBER_ADMIN"],
    ["tilaaja2@demo.runko.example", "hash", null, "SUBSCRIBER"],
    ["toimittaja@demo.runko.example", "hash", null, "SUPPLIER SUPPLIER_ADMIN SUBSCRIBER"],
    ["toimittaja2@demo.runko.example", "hash", null, "SUPPLIER"],
    ["vianhoitaja@demo.runko.example", "hash", null, "ERROR_HANDLER"],
    ["vianhoitaja2@demo.runko.example", "hash", null, "ERROR_HANDLER"],
  ]);
});

test("some products limit their connection and are served by a class, which their documents have", () => {
  const limited = demo.of("products").filter(({ capacities }) => capacities.length > 0);
  expect(limited.length).toBeGreaterThan(2);
  const classOf = new Map(limited.map(({ id, sla_class }) => [id, sla_class]));
  const served = documents.filter(({ sla_class }) => sla_class !== null);
  expect(new Set(served.map(({ document_type }) => document_type)).size).toBeGreaterThan(2);
  for (const { id, supplier_id, sla_class } of served) {
    expect(demo.organization.get(supplier_id)?.service_times).toMatchObject({ classes: [{ name: sla_class }] });
    expect((demo.linesOf.get(id) ?? []).map(({ product_id }) => classOf.get(product_id))).toContain(sla_class);
  }
});
