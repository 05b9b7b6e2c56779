import { jobCeilings } from "@runko/domain/operations/job-ceilings";
import { dayMs } from "@runko/domain/values/durations";
import type { AppContext } from "../app-context.ts";
import { incomingFolder, removeLeftovers } from "../platform/files/incoming-files.ts";
import type { JobResult } from "../platform/jobs/note-job-run.ts";
import { deleteLooseBlob, deleteWaitingFiles, findLooseBlobs } from "../files/file-rows.ts";

const LOOSE_MS = 60 * 60 * 1000;
const BATCH = 100;

type Context = Pick<AppContext, "db" | "files" | "log" | "config">;

/** Removes a content that no file speaks for any more; what fails is left to the hourly job. */
export async function removeLooseBlob({ db, files, log }: Context, storageKey: string): Promise<boolean> {
  try {
    await files.remove(storageKey);
    await deleteLooseBlob(db, storageKey);
    return true;
  } catch (err) {
    log.warn({ err }, "A content that no file speaks for was not removed");
    return false;
  }
}

/** Removes uploads that nobody attached in a day (D-32), up to the ceiling of one run, and what crashes have left; several processes may do it at once. */
export async function removeLooseFiles(
  context: Context,
  now: Date,
  ceiling: number = jobCeilings.removeLooseFiles,
): Promise<JobResult> {
  const { db, config } = context;
  await removeLeftovers(incomingFolder(config.dataDir), now);
  await deleteWaitingFiles(db, new Date(now.getTime() - dayMs), ceiling);
  for (let done = 0; ;) {
    const most = Math.min(BATCH, ceiling - done);
    const keys = await findLooseBlobs(db, new Date(now.getTime() - LOOSE_MS), most);
    const removed = await Promise.all(keys.map((key) => removeLooseBlob(context, key)));
    done += removed.filter(Boolean).length;
    if (keys.length < BATCH || removed.includes(false)) return { done, ceiling };
  }
}
