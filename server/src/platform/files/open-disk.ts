import { mkdirSync } from "node:fs";
import { Disk } from "flydrive";
import type { FilesPlace } from "../../config/config.ts";

const CONNECT_MS = 2000;
/** Nothing moves on a connection: its other end has gone, or stands still. */
const SILENCE_MS = 10_000;
const ATTEMPTS = 2;

/** A folder of this machine, made when it is missing. */
export async function openFolder(folder: string): Promise<Disk> {
  const { FSDriver } = await import("flydrive/drivers/fs");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location: folder, visibility: "private" }));
}

/** Checksums only where S3 demands them: other makers' storages do not know the newer ones. */
export async function openBucket({ bucket, endpoint, region }: Extract<FilesPlace, { kind: "s3" }>): Promise<Disk> {
  const [{ S3Driver }, { S3Client }] = await Promise.all([import("flydrive/drivers/s3"), import("@aws-sdk/client-s3")]);
  const client = new S3Client({
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true, region: region ?? "us-east-1" }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    maxAttempts: ATTEMPTS,
  });
  return new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
}
