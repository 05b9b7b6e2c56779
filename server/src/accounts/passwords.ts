import { normalizePassword } from "@runko/domain/values/password-length";
import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";

/** argon2id with 19 MiB and two passes (R18). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), cost);
}

let decoy: Promise<string> | undefined;

/** Takes the same time for a user without a password, or none at all, and answers false (R19). */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  const known = passwordHash ?? (await decoy);
  return (await verify(known, normalizePassword(password))) && known === passwordHash;
}
