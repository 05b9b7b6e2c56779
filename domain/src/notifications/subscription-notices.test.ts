import { expect, it } from "vitest";
import type { Subscription, SubscriptionSide } from "../organizations/subscription-rules.ts";
import { renderSubscriptionMail } from "./render-subscription-mail.ts";
import { kindOfSubscriptionNotice, subscriptionNotices, subscriptionPath } from "./subscription-notices.ts";
import { texts } from "../texts/texts.ts";

const active: Subscription = { contractNumber: "", eventTypes: ["Order"], awaitingEventTypes: [], active: true };
const asked: Subscription = { ...active, active: false };
const widened: Subscription = { ...active, awaitingEventTypes: ["Inquiry", "Fault"] };

const told = (side: SubscriptionSide, before: Subscription | null, after: Subscription) =>
  subscriptionNotices(side, before, after).map(
    ({ subject, to, eventTypes }) => `${subject} ${to} ${eventTypes.join()}`,
  );

it("tells the supplier of what is asked for, and of the end (acceptance F2b, D-51)", () => {
  expect(told("subscriber", null, asked)).toEqual(["subscriptionRequested supplier Order"]);
  expect(told("supplier", null, asked)).toEqual(["subscriptionRequested supplier Order"]);
  expect(told("subscriber", asked, { ...asked, eventTypes: ["Order", "Fault"] })).toEqual([
    "subscriptionRequested supplier Order,Fault",
  ]);
  expect(told("subscriber", active, widened)).toEqual(["subscriptionWidened supplier Inquiry,Fault"]);
  expect(told("subscriber", active, { ...asked, eventTypes: ["Fault"] })).toEqual([
    "subscriptionRequested supplier Fault",
  ]);
  expect(told("subscriber", active, asked)).toEqual(["subscriptionEnded supplier Order"]);
  expect(told("subscriber", widened, active)).toEqual([]);
  expect(told("subscriber", active, { ...active, contractNumber: "S" })).toEqual([]);
});

it("tells the subscriber what the supplier decided", () => {
  expect(told("supplier", asked, active)).toEqual(["subscriptionApproved subscriber Order"]);
  expect(told("supplier", widened, { ...active, eventTypes: ["Order", "Fault"] })).toEqual([
    "subscriptionApproved subscriber Fault",
    "subscriptionRefused subscriber Inquiry",
  ]);
  expect(told("supplier", active, asked)).toEqual(["subscriptionEnded subscriber Order"]);
  expect(told("supplier", asked, { ...asked, contractNumber: "S" })).toEqual([]);
});

it("leads to where it is answered, and asks for something where it does", () => {
  const parties = { subscriberId: "a", supplierId: "b" };
  expect(subscriptionPath("supplier", parties)).toBe("/control/organizations/b/customers?customer=a");
  expect(subscriptionPath("subscriber", parties)).toBe("/control/organizations/a/subscriptions?supplier=b");
  expect(kindOfSubscriptionNotice("subscriptionWidened")).toBe("Control");
  const mail = renderSubscriptionMail(
    texts,
    { subject: "subscriptionWidened", eventTypes: ["Inquiry"], partner: "Tilaaja\r\nOy", at: "2026-03-05T12:07:00Z" },
    { organization: "Toimittaja Oy", link: "https://runko.example/x" },
  );
  expect(mail.subject).toBe("Tilausoikeuteen pyydetään lisäystä (Tilaaja Oy)");
  expect(mail.text).toContain("Tarjouspyyntö");
  expect(mail.text).toContain("https://runko.example/x");
});
