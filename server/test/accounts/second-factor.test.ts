import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueChallenge, readChallenge } from "../../src/accounts/login-challenge.ts";
import { hasSecondFactor, proveSecondFactor } from "../../src/accounts/prove-second-factor.ts";
import {
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSecret,
  sealSecret,
} from "../../src/accounts/second-factor-secrets.ts";
import { createTestApp, type TestApp } from "../app/create-test-app.ts";
import { makeUser } from "../builders/make-user.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

async function makeFactor({ proven = true } = {}) {
  const { db, config, clock } = portal;
  const { id: userId } = await makeUser(db);
  const secret = makeSecret();
  const at = clock.now();
  await db
    .insertInto("second_factors")
    .values({
      user_id: userId,
      sealed_secret: sealSecret(config, userId, secret),
      made_at: at,
      proven_at: proven ? at : null,
    })
    .execute();
  const codes = makeRecoveryCodes();
  const rows = codes.map((code) => ({ user_id: userId, hash: hashRecoveryCode(config, userId, code) }));
  await db.insertInto("recovery_codes").values(rows).execute();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const show = (offMs = 0) => totp.generate({ timestamp: portal.clock.now().getTime() + offMs });
  const prove = (text: string) => proveSecondFactor(db, portal, { userId, text });
  return { userId, codes, show, prove };
}

test("a code of the app counts once, and no older one after it", async () => {
  const { show, prove } = await makeFactor();
  const [older, code] = [show(-30_000), show()];
  expect(await prove(code)).toBe("totp");
  expect(await prove(code)).toBeNull();
  expect(await prove(older)).toBeNull();
  portal.clock.pass(30_000);
  expect(await prove(show())).toBe("totp");
});

test("of many that come with one code at once one is let in", async () => {
  const { show, prove, codes } = await makeFactor();
  for (const text of [show(), codes[0] ?? ""]) {
    const proofs = await Promise.all(Array.from({ length: 8 }, () => prove(text)));
    expect(proofs.filter((proof) => proof !== null)).toHaveLength(1);
  }
});

test("a recovery code counts once, the others stay, and another user's is none", async () => {
  const { prove, codes } = await makeFactor();
  const other = await makeFactor();
  const [first = "", second = ""] = codes;
  expect(await prove(first.toLowerCase())).toBe("recovery");
  expect(await prove(first)).toBeNull();
  expect(await other.prove(second)).toBeNull();
  expect(await prove(second)).toBe("recovery");
});

test("what was never proven does not count", async () => {
  const { userId, show, prove, codes } = await makeFactor({ proven: false });
  expect(await hasSecondFactor(portal.db, userId)).toBe(false);
  expect(await prove(show())).toBeNull();
  expect(await prove(codes[0] ?? "")).toBeNull();
});

test("a challenge opens no session, a session's token is no challenge, and five minutes end it", async () => {
  const { config, clock, db } = portal;
  const user = await makeUser(db);
  const challenge = await issueChallenge(config, { userId: user.id, now: clock.now(), validFrom: 0 });
  expect((await portal.withToken(challenge).get("/users/me")).status).toBe(401);
  expect(await readChallenge(config, challenge, clock.now())).toMatchObject({ userId: user.id });
  const { token = "" } = await portal.signInAs(user);
  expect(await readChallenge(config, token, clock.now())).toBeNull();
  expect(await readChallenge(config, challenge, new Date(clock.now().getTime() + 301_000))).toBeNull();
});
