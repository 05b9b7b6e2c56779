import { importKinds } from "../../../src/import-kinds.ts";
import type { ImportContext } from "../../../src/import-kind.ts";
import { advanceImports } from "../../../src/imports/advance-imports.ts";
import { createFileStorage } from "../../../src/platform/files/file-storage.ts";
import type { TestApp } from "../../app/create-test-app.ts";
import type { Desk } from "../../documents/support/desk.ts";

/** What a process of this portal brings files on with. */
export function importContextOf({ config, db, pool, clock, app }: TestApp): ImportContext {
  return { config, db, pool, clock, log: app.log as ImportContext["log"], files: createFileStorage(config.files) };
}

/** Brings files on until this one rests; answers it. */
export async function advanceFile<Job extends { state: string }>(
  portal: TestApp,
  desk: Desk,
  id: string,
): Promise<Job> {
  const context = importContextOf(portal);
  for (let turn = 0; turn < 2000; turn += 1) {
    await advanceImports(context, importKinds);
    const { body } = await desk.get<Job>(`/imports/${id}`);
    if (body.state !== "checking" && body.state !== "sending") return body;
  }
  throw new Error("The file does not come to an end");
}
