import { chmodSync, mkdirSync } from "node:fs";

/**
 * Makes the data folder when it is missing. Root makes it one that others may pass through but not list,
 * because its PostgreSQL runs as another user.
 */
export function makeDataFolder(dataDir: string): void {
  const made = mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  if (made !== undefined) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
}
