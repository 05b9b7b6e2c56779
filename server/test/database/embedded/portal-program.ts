import { startEmbeddedPostgres } from "../../../src/platform/database/embedded/start-embedded-postgres.ts";

/** A process that uses the embedded server of a data folder until its standard input ends. */
const [dataDir = ""] = process.argv.slice(2);
const { connectionString, owned, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
console.log(JSON.stringify({ connectionString, owned }));
process.stdin.on("end", () => void stop().then(() => process.exit(0))).resume();
