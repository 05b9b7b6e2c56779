import { SilentDatabaseError } from "../database/silent-database.ts";
import { problemOfError } from "./problem-of-error.ts";
import { Problem } from "./problem.ts";

/** What a process that is not ready says of itself. */
export const troubles = [
  "stopping",
  "databaseAway",
  "databaseSilent",
  "databaseReadOnly",
  "databaseOutOfRoom",
  "databaseStarting",
  "databaseConnectionsTaken",
  "databaseFails",
  "storageAway",
] as const;
type Trouble = (typeof troubles)[number];

const byCode: Readonly<Record<string, Trouble>> = {
  "25006": "databaseReadOnly",
  "53100": "databaseOutOfRoom",
  "53200": "databaseOutOfRoom",
  "58030": "databaseFails",
  "57P03": "databaseStarting",
  "53300": "databaseConnectionsTaken",
};

function troubleOf(error: unknown, problem: Problem): Trouble {
  if (error instanceof SilentDatabaseError) return "databaseSilent";
  const { code = "" } = error as { code?: string };
  return byCode[code] ?? (problem.code === "DATABASE_UNAVAILABLE" ? "databaseAway" : "databaseFails");
}

/** The problem of a database that takes no writes, which names the trouble, and the storage that is away as well. */
export function notReady(error: unknown, storageAway: boolean): Problem {
  const problem = problemOfError(error);
  const wrong: Trouble[] = [troubleOf(error, problem), ...(storageAway ? (["storageAway"] as const) : [])];
  const told = new Problem(problem.code, { ...problem.extras, members: { wrong } });
  told.cause = problem.cause;
  return told;
}
