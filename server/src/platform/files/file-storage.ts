import { createReadStream } from "node:fs";
import { access, mkdir, open, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { FilesPlace } from "../../config/config.ts";
import { hasCode } from "../error-code.ts";
import { withTimeout } from "../with-timeout.ts";
import { openBucket, openFolder } from "./open-disk.ts";

/** Where the contents of files are, by keys that never change their content. */
export type FileStorage = {
  /** Takes a file of this machine's disk over; it may be gone from there afterwards. */
  putFile: (key: string, path: string, size: number) => Promise<void>;
  putBytes: (key: string, bytes: Uint8Array) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** Rejects when the content is not there. */
  open: (key: string) => Promise<Readable>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** What names this storage; undefined when nothing does, so also when its folder is missing. */
  readMarker: () => Promise<string | undefined>;
  /** From then on a storage without its name is taken as away, as a folder is on which nothing is mounted. */
  writeMarker: (id: string) => Promise<void>;
  /** Rejects when the storage is away. */
  look: () => Promise<void>;
};

const MARKER = "runko-storage";
const ANSWER_MS = 5000;
const PUT_MS = 60_000;

/** The storage did not do what it was asked for; its reason is the cause. */
export class StorageError extends Error {
  constructor(doing: string, cause: unknown) {
    super(`The storage of files (setting FILES) failed to ${doing}: ${(cause as Error).message}`, { cause });
    this.name = "StorageError";
  }
}

const isMissing = (error: unknown) => hasCode(error, "ENOENT", "ENOTDIR");

/** What a power cut must not take: the content of a file, or the names in a folder. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

/** False when they are on different file systems. */
async function moveFile(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, "EXDEV")) return false;
    throw error;
  }
}

/** The place that the settings name; it is opened, and made if it is a folder, when it is first used. */
export function createFileStorage(place: FilesPlace): FileStorage {
  let opened: Promise<Disk> | undefined;
  let marked = false;
  const named = (key: string) => (place.kind === "s3" && place.prefix !== "" ? `${place.prefix}/${key}` : key);
  const markerPath = place.kind === "folder" ? join(place.folder, MARKER) : undefined;

  const openPlace = async (): Promise<Disk> => {
    if (marked && markerPath) await access(markerPath);
    opened ??= place.kind === "s3" ? openBucket(place) : openFolder(place.folder);
    return await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  };
  const ask = async <T>(doing: string, work: (disk: Disk) => Promise<T>, patienceMs = ANSWER_MS): Promise<T> => {
    try {
      const late = () => new Error(`it does not answer in ${patienceMs} ms`);
      return await withTimeout(patienceMs, openPlace().then(work), late);
    } catch (error) {
      throw new StorageError(doing, error);
    }
  };
  const syncFolder = async (key: string) => {
    if (place.kind !== "folder") return;
    await sync(join(place.folder, key));
    await sync(dirname(join(place.folder, key)));
  };

  return {
    putFile: (key, path, size) =>
      ask(
        `put ${key}`,
        async (disk) => {
          if (place.kind === "folder" && (await moveFile(path, join(place.folder, key)))) return await syncFolder(key);
          const content = createReadStream(path);
          try {
            await disk.putStream(named(key), content, { contentLength: size });
          } finally {
            content.destroy();
          }
          await syncFolder(key);
        },
        PUT_MS,
      ),
    putBytes: (key, bytes) => ask(`put ${key}`, (disk) => disk.put(named(key), bytes), PUT_MS),
    has: (key) => ask(`look for ${key}`, (disk) => disk.exists(named(key))),
    open: (key) =>
      ask(`open ${key}`, async (disk) => {
        // A folder's stream would tell of a missing file when the answer has begun.
        await disk.getMetaData(named(key));
        return await disk.getStream(named(key));
      }),
    remove: (key) => ask(`remove ${key}`, (disk) => disk.delete(named(key))),
    readMarker: async () => {
      const read = markerPath
        ? await readFile(markerPath, "utf8").catch((error: unknown) => {
            if (isMissing(error)) return undefined;
            throw new StorageError("tell its name", error);
          })
        : await ask("tell its name", async (disk) =>
            (await disk.exists(named(MARKER))) ? await disk.get(named(MARKER)) : undefined,
          );
      marked = read !== undefined;
      return read?.trim();
    },
    writeMarker: async (id) => {
      marked = false;
      await ask("take its name", async (disk) => {
        if (markerPath) await writeFile(markerPath, `${id}\n`);
        else await disk.put(named(MARKER), id);
      });
      marked = true;
    },
    look: () =>
      ask("answer", async (disk) => {
        if (!markerPath) await disk.exists(named(MARKER));
      }),
  };
}
