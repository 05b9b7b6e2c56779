import { expect, test } from "vitest";
import { documentFacts } from "./document-facts.ts";

type Told = Parameters<typeof documentFacts>[0];

const address = {
  streetName: "Koulukatu",
  streetNumber: "7",
  postalCode: "53100",
  postalPlace: "Lappeenranta",
};

const order = {
  documentType: "Order",
  eventState: "CONFIRMED",
  document: {
    customerName: "Kahvila Saima",
    targetAddress: address,
    requestedDate: "2026-12-04",
    estimatedDeliveryDate: "2026-12-10",
  },
  connection: null,
  eventProducts: [],
  productName: "Ethernet 1G",
  subscriber: { id: "buyer", name: "Kymijoen Tieto Oy" },
  supplier: { id: "seller", name: "Saimaan Runko Oy" },
  handledByName: "Maija Mäki",
} as unknown as Told;

const scopeOf = (organizationId: string) =>
  ({ organizationId, role: organizationId === "seller" ? "SUPPLIER" : "SUBSCRIBER" }) as const;

const told = (document: Partial<Told>, organizationId = "buyer") =>
  documentFacts({ ...order, ...document } as Told, scopeOf(organizationId)).map(
    ({ label, value }) => `${label}: ${value}`,
  );

test("what, where, for whom, by whom and when", () => {
  expect(told({})).toEqual([
    "Tuote: Ethernet 1G",
    "Paikka: Koulukatu 7, 53100 Lappeenranta",
    "Asiakas: Kahvila Saima",
    "Toimittaja: Saimaan Runko Oy",
    "Toimittajan käsittelijä: Maija Mäki",
    "Toivottu: 4.12.2026",
    "Vahvistettu: 10.12.2026",
  ]);
});

test("each party reads the other, and who is neither reads both", () => {
  const parties = (organizationId: string) =>
    told({}, organizationId).filter((fact) => /^(Tilaaja|Toimittaja):/.test(fact));
  expect(parties("seller")).toEqual(["Tilaaja: Kymijoen Tieto Oy"]);
  expect(parties("parent")).toEqual(["Tilaaja: Kymijoen Tieto Oy", "Toimittaja: Saimaan Runko Oy"]);
});

test("the other party leads to what is told of both, and who is neither has no way there", () => {
  const ways = (organizationId: string) =>
    documentFacts(order, scopeOf(organizationId)).flatMap(({ to }) => (to === undefined ? [] : [to]));
  expect(ways("buyer")).toEqual(["/reports/subscriber/traffic?counterparty=seller"]);
  expect(ways("seller")).toEqual(["/reports/vendor/traffic?counterparty=buyer"]);
  expect(ways("parent")).toEqual([]);
});

test("of what is done the day on which it was", () => {
  const document = { ...order.document, actualDeliveryDate: "2026-12-09" };
  expect(told({ eventState: "READY", document }).slice(-2)).toEqual([
    "Toimittaja: Saimaan Runko Oy",
    "Toimitettu: 9.12.2026",
  ]);
});

test("a fault says of the connection what it does not say itself, and whom to call", () => {
  const connection = {
    document: { customerName: "Kahvila Saima", targetAddress: address, contactPhone: "+358 5 123" },
    eventProducts: [{ productName: "Ethernet 10G" }],
  };
  const fault = documentFacts(
    {
      ...order,
      documentType: "Fault",
      eventState: "OPEN",
      document: { contactPhone: "+358 40 123 4567" },
      connection,
    } as unknown as Told,
    scopeOf("seller"),
  );
  expect(fault.map(({ value }) => value)).toEqual([
    "Ethernet 10G",
    "Koulukatu 7, 53100 Lappeenranta",
    "Kahvila Saima",
    "Kymijoen Tieto Oy",
    "Maija Mäki",
    "+358 40 123 4567",
  ]);
  expect(fault.at(-1)?.href).toBe("tel:+358401234567");
});
