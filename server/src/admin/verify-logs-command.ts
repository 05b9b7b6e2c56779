import { sealLogs } from "../log-chain/seal-logs.ts";
import { verifyLogs } from "../log-chain/verify-logs.ts";
import { CommandError, type Command } from "./command.ts";

const MOST_TOLD = 100;

export const verifyLogsCommand: Command = {
  summary:
    "Shows that no row of the logs was changed, removed, added or reordered since it was sealed, or names those that were.",
  options: {
    head: { about: "What an earlier run told as its head: it has to stand in the chain still", required: false },
  },
  run: async ({ db }, { head: kept }, say, config) => {
    await sealLogs(db, config);
    let faults = 0;
    const tell = (fault: string) => {
      faults += 1;
      if (faults <= MOST_TOLD) say(fault);
    };
    const { rows, waiting, expired, otherKey, head } = await verifyLogs(db, config, { tell, kept });
    if (waiting > 0) say(`${waiting} rows wait to be sealed.`);
    if (expired > 0) say(`${expired} rows of the security log have served their time, and went with their month.`);
    if (otherKey > 0)
      say(`The personal values of ${otherKey} rows were sealed with another JWT_SECRET and are not judged.`);
    if (faults > 0) throw new CommandError(`verify-logs: ${faults} faults in ${rows} rows.`);
    say(`${rows} rows stand as they were sealed. Head, to be kept elsewhere: ${head}`);
  },
};
