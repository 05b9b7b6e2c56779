import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../../../src/config/config.ts";

type Place = {
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
