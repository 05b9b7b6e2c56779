import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { ownLimitBounds } from "./own-limits.ts";

const bounds = z.strictObject({ min: z.int(), max: z.int() });

/** What the portal's own settings leave for an organization to choose. */
export function registerSettingBounds(app: App, { config }: AppContext): void {
  app.get(
    "/setting-bounds",
    {
      schema: {
        operationId: "getSettingBounds",
        tags: ["organizations"],
        summary: "What the portal's own settings leave for an organization to choose; its limits are the longest",
        response: {
          200: z.strictObject({
            editLockMinutes: bounds,
            retentionDays: bounds,
            secondFactorRequired: z.boolean().meta({ description: "Whether the portal demands it of everybody." }),
          }),
        },
      },
    },
    async () => ({ ...ownLimitBounds(config), secondFactorRequired: config.secondFactorRequired }),
  );
}
