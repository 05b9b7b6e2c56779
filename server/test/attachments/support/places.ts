import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { Config } from "../../../src/config/config.ts";

export type Place = {
  /** Where the contents are in the end. */
  folder: string;
  settings: Pick<Config, "files" | "dataDir">;
  /** Names of what is stored, and of what is on its way in. */
  stored: () => string[];
  incoming: () => string[];
  end: () => Promise<void>;
};

function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .toSorted();
  } catch {
    return [];
  }
}

/** A folder of the test's own for attachments. */
export function folderPlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), "runko-files-"));
  const folder = join(dataDir, "files");
  return {
    folder,
    settings: { dataDir, files: { kind: "folder", folder } },
    stored: () => filesUnder(folder),
    incoming: () => filesUnder(join(dataDir, "incoming")),
    end: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export type BucketPlace = Place & {
  /** Takes the server away, and brings it back with all that it had. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** An S3 server of the test's own, with a bucket of which a prefix is ours. */
export async function bucketPlace(): Promise<BucketPlace> {
  const { settings, incoming, end } = folderPlace();
  const directory = join(settings.dataDir, "s3");
  const configureBuckets = [{ name: "runko" }];
  const serverAt = (port: number) =>
    new S3rver({ address: "127.0.0.1", port, silent: true, directory, configureBuckets });
  let server = serverAt(0);
  const { port } = await server.run();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" });
  const endpoint = `http://127.0.0.1:${port}`;
  const folder = join(directory, "runko", "liitteet");
  return {
    folder,
    settings: {
      dataDir: settings.dataDir,
      files: { kind: "s3", bucket: "runko", prefix: "liitteet", endpoint, region: undefined },
    },
    stored: () => filesUnder(folder).flatMap((name) => /^(.*)\._S3rver_object$/.exec(name)?.[1] ?? []),
    incoming,
    stop: () => server.close(),
    start: async () => {
      server = serverAt(port);
      await server.run();
    },
    end: async () => {
      await server.close();
      await end();
    },
  };
}
