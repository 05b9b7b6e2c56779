import { ConfigError } from "./config/config-error.ts";
import { DatabaseStartError } from "./platform/database/database-start-error.ts";
import { startPortal } from "./start-portal.ts";
import { StartError } from "./start-error.ts";

function isPlain(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof StartError;
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
