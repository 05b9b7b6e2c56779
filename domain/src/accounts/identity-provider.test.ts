import { expect, test } from "vitest";
import { checkIdentityProvider, isIssuer, mostProviderDomains, type IdentityProvider } from "./identity-provider.ts";

const whole: IdentityProvider & { hasSecret: boolean } = {
  enabled: true,
  issuer: "https://login.example/tenant/v2.0",
  clientId: "runko",
  domains: ["operaattori.example"],
  makesAccounts: true,
  newUserRoles: ["SUBSCRIBER"],
  localLogin: false,
  hasSecret: true,
};
const told = (change: Partial<typeof whole>) =>
  checkIdentityProvider({ ...whole, ...change }).map(({ path, code }) => `${path} ${code}`);

test("what is in use says everything, and what is not may lack anything", () => {
  const nothing = { issuer: "", clientId: "", domains: [], hasSecret: false, makesAccounts: false, newUserRoles: [] };
  expect(told({})).toEqual([]);
  expect(told(nothing)).toEqual(["issuer", "clientId", "clientSecret", "domains"].map((path) => `${path} REQUIRED`));
  expect(told({ ...nothing, enabled: false })).toEqual([]);
});

test("each wrong value is told at its place", () => {
  expect(told({ issuer: "http://login.example" })).toEqual(["issuer INVALID_ISSUER"]);
  expect(told({ domains: ["a.example", "ei piste", "a.example", "@b.example"] })).toEqual([
    "domains.1 INVALID_DOMAIN",
    "domains.2 DUPLICATE",
    "domains.3 INVALID_DOMAIN",
  ]);
  const many = Array.from({ length: mostProviderDomains + 1 }, (_, index) => `a${index}.example`);
  expect(told({ domains: many })).toEqual(["domains TOO_MANY"]);
  expect(told({ newUserRoles: [] })).toEqual(["newUserRoles REQUIRED"]);
  expect(told({ newUserRoles: ["SUPPLIER", "SUPPLIER"] })).toEqual(["newUserRoles DUPLICATE"]);
  expect(told({ clientId: "x".repeat(201) })).toEqual(["clientId TOO_LONG"]);
});

test.each(["", "login.example", "https://a:b@login.example", "https://login.example/?a=1", "https://login.example/#a"])(
  "%j is no issuer",
  (text) => expect(isIssuer(text)).toBe(false),
);

test("http is for trials alone", () => {
  expect([isIssuer("http://127.0.0.1:9000", { http: true }), isIssuer("http://127.0.0.1:9000")]).toEqual([true, false]);
});
