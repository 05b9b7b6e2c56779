import { parseArgs } from "node:util";
import { makeDataFolder } from "../config/make-data-folder.ts";
import { readConfig } from "../config/read-config.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { CommandError, type Command } from "./command.ts";

type Commands = Readonly<Record<string, Command>>;

function describeAll(commands: Commands): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(16)}${summary}`);
  return ["Usage: npm run admin -- <command> [options]", "", ...lines, "", "<command> --help tells its options."].join(
    "\n",
  );
}

function describeOne(name: string, { summary, argument, options }: Command): string {
  const lines = Object.entries(options).map(
    ([option, { about, required }]) => `  --${option.padEnd(16)}${about}${required ? "" : " (optional)"}`,
  );
  const usage = `Usage: npm run admin -- ${name}${argument ? ` <${argument.name}>` : ""} [options]`;
  const told = argument ? [`  <${argument.name}>`.padEnd(20) + argument.about] : [];
  return [usage, "", summary, "", ...told, ...lines].join("\n").trimEnd();
}

function readOptions(
  name: string,
  command: Command,
  args: string[],
): Record<string, string | undefined> & { help?: boolean } {
  const known = Object.fromEntries(Object.keys(command.options).map((option) => [option, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...known, help: { type: "boolean" } },
      strict: true,
      allowPositionals: command.argument !== undefined,
    });
    if (positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'`);
    const argument = command.argument && { [command.argument.name]: positionals[0] };
    return { ...values, ...argument } as ReturnType<typeof readOptions>;
  } catch (error) {
    throw new CommandError(`${name}: ${(error as Error).message.split(". ")[0]}. See ${name} --help.`);
  }
}

/** Runs one operator's command on the database that the settings name; migrated first, as at any start. */
export async function runCommand(commands: Commands, [name, ...args]: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const say = (line: string) => console.log(line);
  if (name === undefined || name === "--help" || name === "help") return say(describeAll(commands));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(`There is no command ${name}. See --help.`);
  const options = readOptions(name, command, args);
  if (options.help) return say(describeOne(name, command));
  const missing = Object.keys(command.options).find((option) => command.options[option]?.required && !options[option]);
  if (missing) throw new CommandError(`${name}: --${missing} is missing. See ${name} --help.`);
  if (command.argument && !options[command.argument.name])
    throw new CommandError(`${name}: <${command.argument.name}> is missing. See ${name} --help.`);
  const upTo = await command.upTo?.(options);
  const config = readConfig(env);
  makeDataFolder(config.dataDir);
  const database = await openDatabase(config, (line) => console.error(line), { upTo });
  try {
    await command.run(database, options, say, config);
  } finally {
    await database.close();
  }
}
