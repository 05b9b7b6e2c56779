import { capabilities } from "./capabilities.ts";
import type { Capability, WorkContext } from "./capability.ts";
import { importKinds } from "./import-kinds.ts";
import { runEvery } from "./platform/jobs/run-every.ts";
import type { Job } from "./platform/jobs/run-hourly.ts";
import { trimExpired } from "./trim-expired.ts";

const all = Object.values<Capability>(capabilities);

/** SQL of the newest instants that the capabilities wrote. */
export const newest: readonly string[] = all.flatMap((capability) => capability.newest ?? []);

/** What the portal does by itself every hour. */
export const portalJobs = (context: WorkContext): readonly Job[] => [
  {
    id: "trimExpired",
    name: "Trimming what has expired",
    irreversible: true,
    work: () => trimExpired(context.pool, context.config),
  },
  ...all.flatMap((capability) => capability.jobs?.(context) ?? []),
];

/** Begins what the portal does all the time; answers the function that ends it. */
export function runPortal(context: WorkContext): () => Promise<void> {
  const endings = all
    .flatMap(({ runs }) => runs ?? [])
    .map(({ name, everyMs, work }) => {
      const failed = (err: unknown) => context.log.warn({ err }, `${name} failed, and is tried again`);
      return runEvery({ everyMs, work: (signal) => work(context, importKinds, signal), failed });
    });
  return async () => {
    await Promise.all(endings.map((end) => end()));
  };
}
