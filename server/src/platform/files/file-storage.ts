import { createReadStream, mkdirSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import type { FilesPlace } from "../../config/config.ts";
import { hasCode } from "../database/error-code.ts";

/** Where the contents of files are, by keys that never change their content. */
export type FileStorage = {
  /** Takes a file of this machine's disk over; it may be gone from there afterwards. */
  putFile: (key: string, path: string, size: number) => Promise<void>;
  putBytes: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Rejects when the content is not there. */
  open: (key: string) => Promise<Readable>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
};

/** The storage did not do what it was asked for; its reason is the cause. */
export class StorageError extends Error {
  constructor(doing: string, cause: unknown) {
    super(`The storage of files (setting FILES) failed to ${doing}: ${(cause as Error).message}`, { cause });
    this.name = "StorageError";
  }
}

async function openFolder(folder: string): Promise<Disk> {
  const { FSDriver } = await import("flydrive/drivers/fs");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location: folder, visibility: "private" }));
}

/** Checksums only where S3 demands them: other makers' storages do not know the newer ones. */
async function openBucket({ bucket, endpoint, region }: Extract<FilesPlace, { kind: "s3" }>): Promise<Disk> {
  const [{ S3Driver }, { S3Client }] = await Promise.all([import("flydrive/drivers/s3"), import("@aws-sdk/client-s3")]);
  const client = new S3Client({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: region ?? "us-east-1" }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
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
  const named = (key: string) => (place.kind === "s3" && place.prefix !== "" ? `${place.prefix}/${key}` : key);
  const ask = async <T>(doing: string, work: (disk: Disk) => Promise<T>): Promise<T> => {
    try {
      opened ??= place.kind === "s3" ? openBucket(place) : openFolder(place.folder);
      return await work(await opened);
    } catch (error) {
      throw new StorageError(doing, error);
    }
  };
  return {
    putFile: (key, path, size) =>
      ask(`put ${key}`, async (disk) => {
        if (place.kind === "folder" && (await moveFile(path, join(place.folder, key)))) return;
        const content = createReadStream(path);
        try {
          await disk.putStream(named(key), content, { contentLength: size });
        } finally {
          content.destroy();
        }
      }),
    putBytes: (key, bytes) => ask(`put ${key}`, (disk) => disk.put(named(key), bytes)),
    open: (key) =>
      ask(`open ${key}`, async (disk) => {
        // A folder's stream would tell of a missing file when the answer has begun.
        await disk.getMetaData(named(key));
        return await disk.getStream(named(key));
      }),
    remove: (key) => ask(`remove ${key}`, (disk) => disk.delete(named(key))),
  };
}
