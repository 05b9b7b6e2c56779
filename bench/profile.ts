import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { issueToken } from "../server/src/sessions/tokens.ts";
import { readConfig } from "../server/src/config/read-config.ts";
import { askingOf, calls } from "./calls.ts";
import { bigSupplier, usualSubscriber, userId } from "./data/ids.ts";
import { openOrders } from "./load/open-orders.ts";
import { measureLoad } from "./measure-load.ts";
import { openFilled } from "./peers/open-filled.ts";
import { startPeer } from "./peers/start-peer.ts";
import { processorOfPostgres } from "./report/processor-of-postgres.ts";
import { sharesOfProfile } from "./report/shares-of-profile.ts";

/** Of each call: the processor's milliseconds of the portal, of PostgreSQL and of whoever asks, and where the portal's go (G 7). */
const { values: given } = parseArgs({
  options: {
    size: { type: "string", default: "10000" },
    seconds: { type: "string", default: "4" },
    connections: { type: "string", default: "8" },
    port: { type: "string", default: "4890" },
    data: { type: "string" },
  },
});
const [size, seconds, connections, port] = [given.size, given.seconds, given.connections, given.port].map(Number) as [
  number,
  number,
  number,
  number,
];
const JWT_SECRET = "of the measurements, long enough to sign with";
const folder = mkdtempSync(join(tmpdir(), "runko-profile-"));
const filled = await openFilled(given.data ?? join(folder, "data"), size, console.log);
const tokenOf = async (organization: number) => {
  const config = readConfig({ JWT_SECRET });
  const token = await issueToken(config, { userId: userId(organization), now: new Date(), validFrom: 0 });
  return { authorization: `Bearer ${token}` };
};
try {
  const headers = { SUPPLIER: await tokenOf(bigSupplier), SUBSCRIBER: await tokenOf(usualSubscriber) };
  for (const call of calls) {
    const profile = join(folder, `${call.name}.json`);
    const portal = await startPeer("runko", ["--import", "tsx", join(import.meta.dirname, "peers/serve-profiled.ts")], {
      port,
      DATABASE_URL: filled.connectionString,
      JWT_SECRET,
      DATABASE_POOL: 10,
      PROFILE: profile,
    });
    try {
      const ids = await openOrders({ connectionString: filled.connectionString, url: portal.url, headers });
      const asking = askingOf(call, { headers: headers[call.role], ids, own: ids.slice(0, connections) });
      const load = { url: portal.url, asking, connections };
      await measureLoad({ ...load, seconds });
      portal.signal("SIGUSR2");
      const used = () => [
        portal.processor(),
        processorOfPostgres(),
        process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
      ];
      const before = used();
      const { perSecond, requests } = await measureLoad({ ...load, seconds });
      const spent = used().map((value, place) => (((value - (before[place] ?? 0)) * 1000) / requests).toFixed(2));
      console.log(
        `${call.name}: ${perSecond.toFixed(0)}/s; ms of processor a call: portal ${spent[0]}, PostgreSQL ${spent[1]}, who asks ${spent[2]}`,
      );
    } finally {
      await portal.stop();
    }
    const shares = sharesOfProfile(readFileSync(profile, "utf8"));
    for (const { name, share } of shares.slice(0, 16)) console.log(`  ${(share * 100).toFixed(1)} % ${name}`);
  }
} finally {
  await filled.stop();
  rmSync(folder, { recursive: true, force: true });
}
