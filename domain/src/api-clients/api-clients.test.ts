import { expect, test } from "vitest";
import { dayMs } from "../values/durations.ts";
import { apiScopes, mayHaveScope, rolesOfClient } from "./api-scopes.ts";
import { expiryWarningDue } from "./api-tokens.ts";
import { checkApiClient } from "./check-api-client.ts";
import { readNetwork } from "./networks.ts";

test.each([
  ["192.0.2.0/24", { address: "192.0.2.0", prefix: 24, family: "ipv4" }],
  ["192.0.2.7", { address: "192.0.2.7", prefix: 32, family: "ipv4" }],
  ["0.0.0.0/0", { address: "0.0.0.0", prefix: 0, family: "ipv4" }],
  ["2001:db8::/32", { address: "2001:db8::", prefix: 32, family: "ipv6" }],
  ["::1", { address: "::1", prefix: 128, family: "ipv6" }],
  ["1:2:3:4:5:6:7:8", { address: "1:2:3:4:5:6:7:8", prefix: 128, family: "ipv6" }],
])("%s is a network", (text, network) => {
  expect(readNetwork(text)).toEqual(network);
});

test.each([
  "",
  "256.1.1.1",
  "01.2.3.4",
  "1.2.3/24",
  "1.2.3.4/33",
  "1.2.3.4/",
  "1.2.3.4/08",
  "1::2::3",
  "1:2:3",
  "g::",
  "::1/129",
  "a.example",
  "fe80::1%eth0",
  "1.2.3.4/24/8",
])("%j is none", (text) => {
  expect(readNetwork(text)).toBeNull();
});

test("a scope is open to an organization with the role that it needs", () => {
  const open = (...roles: string[]) => apiScopes.filter((scope) => mayHaveScope(roles, scope));
  expect(open("SUBSCRIBER")).not.toContain("answers:write");
  expect(open("SUPPLIER")).not.toContain("availability:write");
  expect(open("SUBSCRIBER", "SUPPLIER")).toEqual(apiScopes);
  expect(open()).toEqual([
    "documents:read",
    "messages:write",
    "files:read",
    "files:write",
    "catalogue:read",
    "reports:read",
  ]);
});

test("a client acts in the working roles of its organization, and keeps a catalogue by a scope alone", () => {
  const roles = ["SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER", "SUPPLIER_ADMIN"];
  expect(rolesOfClient(roles, ["orders:write"])).toEqual(["SUBSCRIBER", "SUPPLIER"]);
  expect(rolesOfClient(roles, ["catalogue:write"])).toEqual(["SUBSCRIBER", "SUPPLIER", "SUPPLIER_ADMIN"]);
  expect(rolesOfClient(["SUBSCRIBER"], ["catalogue:write"])).toEqual(["SUBSCRIBER"]);
});

test("a client is checked against its organization", () => {
  const right = { name: "Kenttä", scopes: ["orders:write"], networks: ["192.0.2.0/24"] } as const;
  expect(checkApiClient(right, ["SUBSCRIBER"])).toEqual([]);
  expect(checkApiClient({ name: " ", scopes: [], networks: ["x"] }, [])).toEqual([
    { path: "name", code: "REQUIRED" },
    { path: "scopes", code: "REQUIRED" },
    { path: "networks.0", code: "INVALID_NETWORK" },
  ]);
  expect(checkApiClient({ ...right, scopes: ["documents:read", "answers:write"] }, ["SUBSCRIBER"])).toEqual([
    { path: "scopes.1", code: "NOT_AN_OPTION" },
  ]);
  const many = Array.from({ length: 21 }, (_, index) => `10.0.0.${index}`);
  expect(checkApiClient({ ...right, networks: many }, ["SUBSCRIBER"])).toEqual([
    { path: "networks", code: "TOO_MANY", params: { max: 20 } },
  ]);
});

test("the end of a token is told 30, 7 and 1 days before", () => {
  const end = new Date("2027-01-31T12:00:00Z");
  const due = (days: number) => expiryWarningDue(end, new Date(end.getTime() - days * dayMs));
  expect([31, 30, 8, 7, 2, 1, 0.5, 0, -1].map(due)).toEqual([null, 30, 30, 7, 7, 1, 1, 0, 0]);
});
