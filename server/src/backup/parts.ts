import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { IV_BYTES, TAG_BYTES, type Seal } from "./seal.ts";

type Bytes = AsyncIterable<Buffer>;

/** A part of a backup is not what its manifest says. */
export class DamagedBackup extends Error {
  override readonly name = "DamagedBackup";
}

/** Writes a part under its name in the folder, readable to nobody else; answers what it is known by. */
export async function writePart(
  { folder, seal }: { folder: string; seal: Seal },
  name: string,
  bytes: Bytes,
): Promise<{ sha256: string; size: number }> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let size = 0;
  const measured = async function* (source: Bytes) {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(measured(seal.close(name, bytes)), createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
  return { sha256: hash.digest("hex"), size };
}

async function readEnds(path: string, size: number): Promise<{ iv: Buffer; tag: Buffer }> {
  const handle = await open(path, "r");
  try {
    const [iv, tag] = [Buffer.alloc(IV_BYTES), Buffer.alloc(TAG_BYTES)];
    await handle.read(iv, 0, IV_BYTES, 0);
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    return { iv, tag };
  } finally {
    await handle.close();
  }
}

/** The bytes of a part. What was read is good only once it has ended: it throws DamagedBackup for one that is not as it was written. */
export async function* readPart(
  { folder, seal }: { folder: string; seal: Seal },
  name: string,
  sha256: string,
): AsyncGenerator<Buffer, void, undefined> {
  const path = join(folder, name);
  const damaged = (what: string) => new DamagedBackup(`${name} ${what}`);
  const { size } = await stat(path).catch(() => {
    throw damaged("is missing");
  });
  const sealed = seal.salt !== null;
  if (sealed && size < IV_BYTES + TAG_BYTES) throw damaged("is cut short");
  const ends = sealed ? await readEnds(path, size) : { iv: Buffer.alloc(0), tag: Buffer.alloc(0) };
  const hash = createHash("sha256").update(ends.iv);
  const body = sealed ? { start: IV_BYTES, end: size - TAG_BYTES - 1 } : {};
  const hashed = async function* () {
    if (sealed && size === IV_BYTES + TAG_BYTES) return;
    for await (const chunk of createReadStream(path, body) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    yield* seal.open(name, hashed(), ends);
  } catch (error) {
    throw /authenticate data/.test((error as Error).message) ? damaged("was changed") : error;
  }
  if (hash.update(ends.tag).digest("hex") !== sha256) throw damaged("was changed");
}

/** Reads a part to its end, for that tells whether it is as it was written; throws DamagedBackup for one that is not. */
export async function checkPart(...asked: Parameters<typeof readPart>): Promise<void> {
  for await (const chunk of readPart(...asked)) void chunk;
}

/** The whole of a small part. */
export async function readWhole(...asked: Parameters<typeof readPart>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of readPart(...asked)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
