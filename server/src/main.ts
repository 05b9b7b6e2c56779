import { ConfigError } from "./config/config-error.ts";
import { DatabaseStartError } from "./platform/database/database-start-error.ts";
import { StorageError } from "./platform/files/file-storage.ts";
import { startPortal } from "./start-portal.ts";
import { StartError } from "./start-error.ts";

function isPlain(error: unknown): error is Error {
  return [ConfigError, DatabaseStartError, StartError, StorageError].some((plain) => error instanceof plain);
}

try {
  const portal = await startPortal(process.env, (line) => console.log(line));
  const stop = () => {
    portal.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} catch (error) {
  console.error(isPlain(error) ? error.message : error);
  process.exit(1);
}
