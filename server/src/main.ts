import { ConfigError } from "./config/config-error.ts";
import { DatabaseStartError } from "./platform/database/database-start-error.ts";
import { StorageError } from "./platform/files/file-storage.ts";
import { startPortal, type RunningPortal } from "./start-portal.ts";
import { StartError } from "./start-error.ts";

function isPlain(error: unknown): error is Error {
  return [ConfigError, DatabaseStartError, StartError, StorageError].some((plain) => error instanceof plain);
}

/** A terminal or launcher can give one signal twice, by the group and by npm; one that comes later means at once. */
const SAME_SIGNAL_MS = 1000;

/** Stops the portal at the first signal, one that is still starting when it has started. */
function stopAtSignals(starting: Promise<RunningPortal>): void {
  let askedAt: number | undefined;
  const stop = () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    starting
      .then((portal) => portal.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Each one turns the log to details, or back (0220). */
function turnLogAtSignal(starting: Promise<RunningPortal>): void {
  process.on("SIGUSR2", () => {
    starting.then(
      (portal) => portal.turnLog(),
      () => {},
    );
  });
}

// What a full disk or a reader that has gone does not take is lost; it is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on("error", () => {});

const starting = startPortal(process.env, (line) => console.log(line));
stopAtSignals(starting);
turnLogAtSignal(starting);
try {
  await starting;
} catch (error) {
  console.error(isPlain(error) ? error.message : error);
  process.exit(1);
}
