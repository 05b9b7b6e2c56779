import { createApp } from "../../server/src/app.ts";
import { readConfig } from "../../server/src/config/read-config.ts";
import { systemClock } from "../../server/src/platform/clock.ts";
import { createDatabase } from "../../server/src/platform/database/connect.ts";
import { createLog } from "../../server/src/platform/log/create-log.ts";
import { fixedPaths, onePath } from "../calls.ts";
import { makeFloorPlan, type FloorPlan } from "./floor-plan.ts";
import { recordStatements } from "./record-statements.ts";

type Asked = { connectionString: string; jwtSecret: string; headers: Record<string, string>; id: number };

/** Watches the portal answer the reading calls, so that the floor runs the same statements. */
export async function planFloor({ connectionString, jwtSecret, headers, id }: Asked): Promise<FloorPlan> {
  const config = readConfig({ JWT_SECRET: jwtSecret, DATABASE_URL: connectionString, LOG_LEVEL: "silent" });
  const recorder = recordStatements();
  const database = createDatabase({ ...config, connectionString, log: () => {} });
  const app = await createApp({ config, database, log: createLog("silent"), clock: systemClock });
  const ask = async (url: string): Promise<string> => {
    const { statusCode, body } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    return body;
  };
  try {
    const seen = [];
    for (const path of Object.values(fixedPaths)) {
      await ask(path);
      let answer = "";
      const statements = await recorder.of(async () => {
        answer = await ask(path);
      });
      seen.push({ path, statements, answer });
    }
    return makeFloorPlan(seen, { path: onePath, answer: await ask(`${onePath}${id}`) });
  } finally {
    recorder.stop();
    await app.close();
    await database.close();
  }
}
