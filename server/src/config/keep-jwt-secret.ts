import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config-error.ts";
import { makeDataFolder } from "./make-data-folder.ts";
import { JWT_SECRET_LENGTH } from "./settings-schema.ts";

/** Reads the secret kept in the data folder, making it (mode 0600) when absent; processes that start at once agree. */
export function keepJwtSecret(dataDir: string): string {
  const file = join(dataDir, "jwt-secret");
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  makeDataFolder(dataDir);
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readSecret(file) ?? keepJwtSecret(dataDir);
}

/** Whether the secret is the one of the data folder, and not of a setting. */
export const isKeptSecret = (dataDir: string, secret: string): boolean =>
  readSecret(join(dataDir, "jwt-secret")) === secret;

/** Takes this secret in the place of the one that is kept there. */
export function replaceJwtSecret(dataDir: string, secret: string): void {
  const file = join(dataDir, "jwt-secret");
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: "wx" });
  renameSync(draft, file);
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length >= JWT_SECRET_LENGTH) return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  throw new ConfigError(`The file ${file} holds no usable secret: remove it to have a new one made`);
}
