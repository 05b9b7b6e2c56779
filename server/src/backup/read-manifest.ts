import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { MANIFEST, manifestSchema, type Manifest } from "./backup-format.ts";
import { DamagedBackup } from "./parts.ts";
import { createSeal, FORMER_COST, isScryptCost, type Seal } from "./seal.ts";

const written = z.strictObject({ manifest: manifestSchema, signature: z.string() });

/** What a backup says of itself, and the seal of its parts. Throws DamagedBackup for none, another format and a wrong key. */
export async function readManifest(
  folder: string,
  key: string | undefined,
): Promise<{ manifest: Manifest; seal: Seal }> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => {
    throw new DamagedBackup(`${folder} holds no whole backup: ${MANIFEST} is missing`);
  });
  const raw = parse(text) as { manifest?: unknown } | undefined;
  const read = written.safeParse(raw);
  if (!read.success) throw new DamagedBackup(`${MANIFEST} is not of a format that this version knows`);
  const { manifest, signature } = read.data;
  if (manifest.salt === null) return { manifest, seal: createSeal(undefined) };
  if (key === undefined) throw new DamagedBackup("it is sealed, and RUNKO_BACKUP_KEY is missing");
  const cost = manifest.scrypt ?? FORMER_COST;
  if (!isScryptCost(cost))
    throw new DamagedBackup(
      `${MANIFEST} names a cost of scrypt that does not exist: N must be a power of two below 2^(16 r), not ${cost.N} with r ${cost.r}`,
    );
  const seal = createSeal(key, manifest.salt, cost);
  if (seal.sign(JSON.stringify(raw?.manifest)) !== signature)
    throw new DamagedBackup(`RUNKO_BACKUP_KEY is not the one that sealed it, or ${MANIFEST} was changed`);
  return { manifest, seal };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
