import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "../platform/database/connect.ts";

/** What was typed is wrong, or cannot be done; the message is one English line for the operator. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

export type Command = {
  summary: string;
  /** Its options, each with what it says; all take a value. */
  options: Readonly<Record<string, { about: string; required: boolean }>>;
  run: (
    database: Pick<OpenDatabase, "db" | "pool">,
    options: Readonly<Record<string, string | undefined>>,
    say: (line: string) => void,
    config: Config,
  ) => Promise<void>;
};
