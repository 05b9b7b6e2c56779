import { parseArgs } from "node:util";
import { issueToken } from "../server/src/sessions/tokens.ts";
import { readConfig } from "../server/src/config/read-config.ts";
import { organizationId, otherSupplier, userId } from "./data/ids.ts";
import { openFilled } from "./peers/open-filled.ts";
import { startPeer } from "./peers/start-peer.ts";

// A CSV of everything that a large supplier finds, from the built portal in a process of its own.
const { values: given } = parseArgs({
  options: {
    size: { type: "string", default: "1000000" },
    data: { type: "string", default: "/tmp/runko-filled" },
    port: { type: "string", default: "3399" },
  },
});
const ROUNDS = 4;
const LINE_END = 10;
const settings = { JWT_SECRET: "of the measurements, long enough to sign with", DEMO: "false", HOST: "127.0.0.1" };

const filled = await openFilled(given.data, Number(given.size), console.log);
const env = { ...settings, DATABASE_URL: filled.connectionString };
const portal = await startPeer("portal", ["server/dist/main.js"], { port: Number(given.port), ...env });
try {
  const token = await issueToken(readConfig(env), { userId: userId(otherSupplier), now: new Date(), validFrom: 0 });
  const found = "events/export?format=csv&documentType=Order,Inquiry,AvailabilityRequest";
  const url = `${portal.url}/api/organizations/${organizationId(otherSupplier)}/roles/SUPPLIER/${found}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [before, begun] = [portal.memory(), performance.now()];
    let [lines, most] = [0, before];
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    for await (const chunk of answer.body ?? []) {
      lines += chunk.reduce((sum: number, byte: number) => sum + (byte === LINE_END ? 1 : 0), 0);
      most = Math.max(most, portal.memory());
    }
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `${lines} lines in ${seconds.toFixed(1)} s, ${(most - before).toFixed(0)} MB over ${before.toFixed(0)}`,
    );
  }
} finally {
  await portal.stop();
  await filled.stop();
}
