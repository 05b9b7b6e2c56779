import { adminCommands } from "./admin/commands.ts";
import { CommandError } from "./admin/command.ts";
import { ConfigError } from "./config/config-error.ts";
import { DatabaseStartError } from "./platform/database/database-start-error.ts";
import { runCommand } from "./admin/run-command.ts";

const isPlain = (error: unknown): error is Error =>
  error instanceof CommandError || error instanceof ConfigError || error instanceof DatabaseStartError;

try {
  await runCommand(adminCommands, process.argv.slice(2), process.env);
} catch (error) {
  console.error(isPlain(error) ? error.message : error);
  process.exitCode = 1;
}
