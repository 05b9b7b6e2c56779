import { describe, expect, test } from "vitest";
import { documentEventTypes } from "../events/document-events.ts";
import { cancelTaskEventsOf, hears, isOfCancelTask, readHubQuery, tmfEventsOf, tmfEventTypes } from "./tmf-events.ts";
import { tmfResources } from "./tmf-resources.ts";

describe("events of the standard", () => {
  test.each([
    ["productOrder", "order.created", ["ProductOrderCreateEvent"]],
    ["productOrder", "change_order.confirmed", ["ProductOrderStateChangeEvent"]],
    [
      "productOrder",
      "order.information_required",
      ["ProductOrderStateChangeEvent", "ProductOrderInformationRequiredEvent"],
    ],
    ["productOrder", "cancel_order.message_added", ["ProductOrderAttributeValueChangeEvent"]],
    ["productOrder", "order.connection_activated", []],
    ["productOrder", "fault.ready", []],
    ["troubleTicket", "fault.ready", ["TroubleTicketStatusChangeEvent", "TroubleTicketResolvedEvent"]],
    ["quote", "inquiry.ready", ["QuoteStateChangeEvent"]],
    ["productOrder", "order.delay_reported", ["ProductOrderStateChangeEvent", "ProductOrderJeopardyAlertEvent"]],
    ["product", "order.connection_activated", ["ProductCreateEvent"]],
    ["product", "order.connection_changed", ["ProductAttributeValueChangeEvent"]],
    ["product", "order.connection_terminated", ["ProductStateChangeEvent"]],
    ["product", "cancel_order.created", ["ProductStateChangeEvent"]],
    ["product", "order.created", []],
    ["productOrder", "order.toString", []],
    ["productOrder", "webhook.test", []],
  ] as const)("of %s for %s are %j", (resource, type, events) => {
    expect(tmfEventsOf(resource, type)).toEqual(events);
  });

  test("are all known to hubs, and every event of ours is of one resource at most", () => {
    for (const type of documentEventTypes) {
      const told = tmfResources.filter((resource) => tmfEventsOf(resource, type).length > 0);
      expect(told.length).toBeLessThanOrEqual(1);
      for (const resource of told)
        for (const event of tmfEventsOf(resource, type)) expect(tmfEventTypes(resource)).toContain(event);
    }
  });
});

describe("a task that cancels an order", () => {
  const waits = { atOnce: false };
  test.each([
    ["order.cancellation_requested", waits, ["CancelProductOrderCreateEvent"]],
    ["order.request_charged", waits, ["CancelProductOrderInformationRequiredEvent"]],
    ["change_order.request_refused", waits, ["CancelProductOrderStateChangeEvent"]],
    ["order.cancelled", waits, ["CancelProductOrderStateChangeEvent"]],
    ["order.cancelled", { atOnce: true }, ["CancelProductOrderCreateEvent"]],
    ["order.request_refused", { atOnce: true }, []],
    ["order.confirmed", waits, []],
    ["fault.cancelled", waits, []],
    ["order.toString", waits, []],
  ] as const)("is told of by %s, of %j, as %j", (type, task, events) => {
    expect(cancelTaskEventsOf(type, task)).toEqual(events);
    for (const event of events)
      expect([isOfCancelTask(event), tmfEventTypes("productOrder").includes(event)]).toEqual([true, true]);
  });
});

describe("the query of a hub", () => {
  const party = "0198F0AA-0000-7000-8000-00000000000A";
  test("names types and parties", () => {
    const types = ["ProductOrderCreateEvent", "ProductOrderStateChangeEvent"];
    expect(readHubQuery("productOrder", [])).toEqual({ query: {}, issues: [] });
    const given = [
      ["eventType", types.join(", ")],
      ["relatedParty.id", party],
    ] as const;
    const query = { eventTypes: types, parties: [party.toLowerCase()] };
    expect(readHubQuery("productOrder", given)).toEqual({ query, issues: [] });
  });

  test.each([
    ["state", "completed", "UNKNOWN_FIELD"],
    ["eventType", "QuoteCreateEvent", "NOT_AN_OPTION"],
    ["eventType", "", "NOT_AN_OPTION"],
    ["relatedParty.id", "kissa", "INVALID_ID"],
    ["__proto__", "1", "UNKNOWN_FIELD"],
  ])("%s of %j is refused", (name, value, code) => {
    expect(readHubQuery("productOrder", [[name, value]]).issues).toMatchObject([{ path: "/query", code }]);
  });

  test("decides what is heard", () => {
    expect(hears({}, "QuoteCreateEvent", ["a", "b"])).toBe(true);
    expect(hears({ eventTypes: ["QuoteCreateEvent"] }, "QuoteStateChangeEvent", ["a", "b"])).toBe(false);
    expect(hears({ parties: ["c"] }, "QuoteCreateEvent", ["a", "b"])).toBe(false);
    expect(hears({ parties: ["c", "b"] }, "QuoteCreateEvent", ["a", "b"])).toBe(true);
  });
});

describe("what a hub may ask for", () => {
  const about = (subject: Parameters<typeof tmfEventTypes>[0], part: string) =>
    tmfEventTypes(subject).filter((type) => type.includes(part));
  test("is what its resource can tell", () => {
    expect(about("product", "InformationRequired")).toEqual([]);
    expect(about("quote", "InformationRequired")).toEqual(["QuoteInformationRequiredEvent"]);
    for (const subject of ["product", ...tmfResources] as const) {
      expect(about(subject, "JeopardyAlert")).toHaveLength(subject === "productOrder" ? 1 : 0);
      expect(about(subject, "CancelProductOrder")).toHaveLength(subject === "productOrder" ? 3 : 0);
      for (const type of tmfEventTypes(subject)) expect(type).toMatch(/^[A-Z][A-Za-z]+Event$/);
    }
  });
  test.each([
    ["eventType", "QuoteCreateEvent,ProductOrderCreateEvent", "NOT_AN_OPTION"],
    ["eventType", "Arvattu,QuoteCreateEvent", "NOT_AN_OPTION"],
    ["relatedParty.id", "0190a0a0-0000-7000-8000-000000000001,jokin", "INVALID_ID"],
    ["fields", "id", "UNKNOWN_FIELD"],
  ])("%s=%s is refused whole", (name, text, code) => {
    const { query, issues } = readHubQuery("quote", [[name, text]]);
    expect([query, issues.map((issue) => issue.code)]).toEqual([{}, [code]]);
  });
  test("of connections no document of a type without any tells", () => {
    for (const type of documentEventTypes) expect(Array.isArray(tmfEventsOf("product", type))).toBe(true);
  });
});
