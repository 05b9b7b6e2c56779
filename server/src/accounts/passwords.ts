import { normalizePassword } from "@runko/domain/values/password-length";
import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import { createSemaphore } from "../platform/bounds/create-semaphore.ts";
import { Problem } from "../platform/http/problem.ts";

/** argon2id with 19 MiB and two passes (R18). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One of the process's four threads is left to the rest. */
const places = [{ key: "argon2", most: 3 }];
const MOST_WAITING = 100;
const WAIT_MS = 5000;
const gate = createSemaphore();

/** In turn and a few at once: a flood of logins is told to come again rather than kept waiting. */
async function inTurn<T>(work: () => Promise<T>, first = false): Promise<T> {
  const isFull = !first && gate.waiting("argon2") >= MOST_WAITING;
  const leave = isFull ? null : await gate.acquire(places, { waitMs: WAIT_MS, first });
  if (!leave) throw new Problem("BUSY", { headers: { "retry-after": "5" } });
  return await work().finally(leave);
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalizePassword(password), cost));
}

let decoy: Promise<string> | undefined;

/** Takes the same time for a user without a password, or none at all, and answers false (R19). `first` goes before others. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  { first = false }: { first?: boolean } = {},
): Promise<boolean> {
  decoy ??= hash(randomBytes(16).toString("hex"), cost);
  const known = passwordHash ?? (await decoy);
  return (await inTurn(() => verify(known, normalizePassword(password)), first)) && known === passwordHash;
}
