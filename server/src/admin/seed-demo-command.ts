import { CommandError, type Command } from "./command.ts";
import { systemClock } from "../platform/clock.ts";
import { createFileStorage } from "../platform/files/file-storage.ts";
import { describeLogins, seedWhenEmpty } from "../prepare-demo.ts";

export const seedDemoCommand: Command = {
  summary: "Fills an empty database with the demo. Never in production: everybody knows its logins.",
  options: {},
  run: async (database, _options, say, config) => {
    if (process.env["NODE_ENV"] === "production") throw new CommandError("seed-demo: not when NODE_ENV is production.");
    const { rows } = await database.pool.query("SELECT 1 FROM organizations LIMIT 1");
    if (rows.length > 0) throw new CommandError("seed-demo: the database is not empty.");
    await seedWhenEmpty(database, createFileStorage(config.files), systemClock.now(), say);
    for (const line of await describeLogins(database.db)) say(line);
  },
};
