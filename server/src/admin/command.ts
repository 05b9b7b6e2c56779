import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "../platform/database/connect.ts";

/** What was typed is wrong, or cannot be done; the message is one English line for the operator. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

export type Command = {
  summary: string;
  /** What it is told without an option before it. */
  argument?: { name: string; about: string };
  /** The newest migration that is applied first; without it all are. */
  upTo?: (options: Readonly<Record<string, string | undefined>>) => Promise<number>;
  /** Its options, each with what it says; all take a value. */
  options: Readonly<Record<string, { about: string; required: boolean }>>;
  run: (
    database: Pick<OpenDatabase, "db" | "pool" | "longer"> & {
      connectionString: string;
      ownerUrl: string;
      serving?: string | undefined;
    },
    options: Readonly<Record<string, string | undefined>>,
    say: (line: string) => void,
    config: Config,
  ) => Promise<void>;
};
