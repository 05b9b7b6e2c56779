import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import * as examples from "@runko/domain/texts/any-language/integrator-examples";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeApiClient } from "../../server/test/builders/make-api-client.ts";
import { createWorld, type World } from "../../server/test/documents/support/create-world.ts";

const client = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "runko-examples-"));
let world: World;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  world = await createWorld();
  const { portal, subscriber } = world;
  await portal.app.listen({ port: 0, host: "127.0.0.1" });
  env = {
    PATH: process.env["PATH"],
    RUNKO: `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`,
    RUNKO_TOKEN: (await makeApiClient(portal.db, subscriber)).token,
    ORGANIZATION: subscriber.id,
  };
});
let made = 0;
beforeEach(() => {
  const { supplier, product } = world;
  const order = examples.firstOrder
    .replace('"supplierId": "…"', `"supplierId": "${supplier.id}"`)
    .replace('"productId": "…"', `"productId": "${product.id}"`)
    .replace("LIITTYMA-1", `LIITTYMA-${(made += 1)}`)
    .replace("2027-03-01", addDays(todayInHelsinki(new Date()), 60));
  writeFileSync(join(folder, "order.json"), order);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.portal.close();
});

const isThere = (program: string): boolean => spawnSync(program, ["--version"]).status === 0;

/** What the program says until that is in it, or it ends. */
async function said(program: string, args: string[], last: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(program, args, { cwd: folder, env: { ...env, ...more } });
  let text = "";
  const hear = (part: Buffer) => {
    text += String(part);
    if (text.includes(last)) child.kill();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  await new Promise((resolve) => child.on("close", resolve));
  return text;
}

test.skipIf(!isThere("curl"))("curl tells whose the token is", async () => {
  const asking = examples.settings
    .split("\n")
    .filter((line) => line.startsWith("curl"))
    .join("\n");
  expect(await said("bash", ["--norc", "-c", asking], "}")).toContain(`"organizationId":"${world.subscriber.id}"`);
});

test.skipIf(!isThere("curl"))("curl orders and listens", async () => {
  const text = await said("bash", ["--norc", "-c", examples.byCurl], '"next"');
  expect(text).toContain('"eventState":"OPEN"');
  expect(text).toContain('"events"');
});

test("Node orders and listens", async () => {
  const source = examples.byNode.replace("@runko/client", join(client, "src/index.ts"));
  writeFileSync(join(folder, "first.mts"), source);
  const tsx = import.meta.resolve("tsx");
  expect(await said(process.execPath, ["--import", tsx, "first.mts"], "order.created")).toMatch(
    /^\d+\n[^]*order\.created \d+/,
  );
});

test.skipIf(!isThere("python3"))("Python orders and listens", async () => {
  expect(await said("python3", ["-c", examples.byPython], "order.created")).toMatch(/^\d+\n[^]*order\.created \d+/);
});

test.skipIf(!isThere("bash") || spawnSync("openssl", ["version"]).status !== 0)(
  "a shell verifies a signature",
  async () => {
    const secret = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;
    const at = new Date();
    const BODY = '{"type":"order.created"}';
    const given = {
      SECRET: secret,
      WEBHOOK_ID: "msg_1",
      WEBHOOK_TIMESTAMP: String(Math.floor(at.getTime() / 1_000)),
      WEBHOOK_SIGNATURE: `v1,AAAA ${new Webhook(secret).sign("msg_1", at, BODY)}`,
      BODY,
    };
    expect(await said("bash", ["--norc", "-c", examples.verifyByShell], "nothing", given)).toBe("ok\n");
    expect(await said("bash", ["--norc", "-c", examples.verifyByShell], "nothing", { ...given, BODY: "{}" })).toBe("");
  },
);
