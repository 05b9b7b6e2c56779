import type { FileStorage } from "./file-storage.ts";

const EVERY_MS = 10_000;

/** What the last look at the storage has found; asked for, it looks again from time to time, and nobody waits for it. */
export function watchStorage(files: Pick<FileStorage, "look">): { isAway: () => boolean } {
  let away = false;
  let lookedAt = -EVERY_MS;
  const look = async () => {
    away = await files.look().then(
      () => false,
      () => true,
    );
  };
  return {
    isAway: () => {
      if (performance.now() - lookedAt >= EVERY_MS) {
        lookedAt = performance.now();
        void look();
      }
      return away;
    },
  };
}
