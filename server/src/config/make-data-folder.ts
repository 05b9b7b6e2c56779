import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { ConfigError } from "./config-error.ts";

/**
 * Makes the data folder when it is missing. Root makes it one that others may pass through but not list,
 * because its PostgreSQL runs as another user. Throws ConfigError.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    const made = mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    if (made !== undefined) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new ConfigError(`Setting DATA_DIR: cannot write to ${dataDir} (${(error as Error).message})`);
  }
}
