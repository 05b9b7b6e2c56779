import type { PathRole } from "@runko/domain/organizations/roles";
import { Client } from "pg";
import { issueToken } from "../../server/src/sessions/tokens.ts";
import { createApp } from "../../server/src/app.ts";
import { readConfig } from "../../server/src/config/read-config.ts";
import { systemClock } from "../../server/src/platform/clock.ts";
import { createDatabase } from "../../server/src/platform/database/connect.ts";
import { createLog } from "../../server/src/platform/log/create-log.ts";
import { organizationId, userId } from "../data/ids.ts";
import { openFilled } from "./open-filled.ts";
import { unbounded } from "./unbounded.ts";

const JWT_SECRET = "of the measurements, long enough to sign with";

export type Asker = { number: number; role: PathRole };
type Asked = { status: number; ms: number; text: string; total: string };

/** The portal in this process on a filled database; `ask` goes through all of the server but the network. */
export async function openInside(folder: string, amount: number) {
  const filled = await openFilled(folder, amount, console.log);
  const config = readConfig({
    ...unbounded,
    JWT_SECRET,
    DATABASE_URL: filled.connectionString,
    LOG_LEVEL: "silent",
  });
  const database = createDatabase({ ...config, connectionString: filled.connectionString, log: () => {} });
  const app = await createApp({ config, database, log: createLog("silent"), clock: systemClock });
  const client = new Client({ connectionString: filled.connectionString });
  await client.connect();
  return {
    client,
    inject: app.inject.bind(app),
    tokenOf: (number: number) => issueToken(config, { userId: userId(number), now: new Date(), validFrom: 0 }),
    ask: async ({ number, role }: Asker, path: string): Promise<Asked> => {
      const token = await issueToken(config, { userId: userId(number), now: new Date(), validFrom: 0 });
      const url = `/api/organizations/${organizationId(number)}/roles/${role}/${path}`;
      const started = performance.now();
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      const ms = performance.now() - started;
      return { status: answer.statusCode, ms, text: answer.body, total: String(answer.headers["x-total-count"]) };
    },
    close: async () => {
      await client.end();
      await app.close();
      await database.close();
      await filled.stop();
    },
  };
}
