import { recoveryCodeCount, readSecondFactorCode } from "@runko/domain/accounts/second-factor";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import {
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSecret,
  openSecret,
  sealSecret,
  setupUri,
  stepOfCode,
} from "./second-factor-secrets.ts";

const key = { jwtSecret: "a".repeat(48) };
const other = { jwtSecret: "b".repeat(48) };

test("a secret is opened for its own user by its own key alone, and is closed otherwise each time", () => {
  const secret = makeSecret();
  const sealed = sealSecret(key, "one", secret);
  expect(openSecret(key, "one", sealed)).toBe(secret);
  expect(sealSecret(key, "one", secret)).not.toBe(sealed);
  expect(sealed).not.toContain(secret);
  expect(openSecret(key, "two", sealed)).toBeNull();
  expect(openSecret(other, "one", sealed)).toBeNull();
});

test("the codes are those of RFC 6238, one step to either side", () => {
  // Its appendix B has eight digits of the ASCII secret; apps show the last six.
  const secret = Secret.fromLatin1("12345678901234567890").base32;
  const at = (seconds: number) => new Date(seconds * 1000);
  expect(stepOfCode(secret, "287082", at(59))).toBe(1);
  expect(stepOfCode(secret, "081804", at(1_111_111_109))).toBe(37_037_036);
  expect(stepOfCode(secret, "287082", at(60))).toBe(1);
  expect(stepOfCode(secret, "287082", at(29))).toBe(1);
  expect(stepOfCode(secret, "287082", at(90))).toBeNull();
  expect(stepOfCode(secret, "287083", at(59))).toBeNull();
});

test("the address names the portal, the user and the secret", () => {
  const secret = makeSecret();
  const uri = setupUri(secret, "maija@runko.example");
  expect(uri).toMatch(/^otpauth:\/\/totp\/Runko/);
  expect(uri).toContain(secret);
  expect(new TOTP({ secret: Secret.fromBase32(secret) }).generate()).toMatch(/^\d{6}$/);
});

test("recovery codes differ, are read back as such, and are kept as what no other user's code makes", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(recoveryCodeCount);
  for (const code of codes) expect(readSecondFactorCode(code)).toEqual({ kind: "recovery", code });
  const [code = ""] = codes;
  expect(hashRecoveryCode(key, "one", code)).toBe(hashRecoveryCode(key, "one", code));
  expect(hashRecoveryCode(key, "one", code)).not.toBe(hashRecoveryCode(key, "two", code));
  expect(hashRecoveryCode(key, "one", code)).not.toBe(hashRecoveryCode(other, "one", code));
});
