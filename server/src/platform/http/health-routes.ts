import { z } from "zod";
import type { Config } from "../../config/config.ts";
import type { DatabaseWatch } from "../database/watch-database.ts";
import type { FileStorage } from "../files/file-storage.ts";
import { watchStorage } from "../files/watch-storage.ts";
import { Problem } from "./problem.ts";
import { notReady, troubles } from "./not-ready.ts";
import type { App } from "./typed-app.ts";

const siteRoot = [{ url: "/" }];
const health = z.strictObject({ status: z.literal("ok") });
const ready = health.extend({
  storage: z.enum(["ok", "away"]).meta({ description: "Of attachments. All else works without it." }),
});

/** What the privacy statement tells of the settings, by the names that it has in the answer. */
export type PrivacyFacts = Readonly<Record<string, { schema: z.ZodType; of: (config: Config) => unknown }>>;

const privacySchema = (facts: PrivacyFacts) =>
  z
    .strictObject(Object.fromEntries(Object.entries(facts).map(([name, { schema }]) => [name, schema])))
    .meta({ id: "PrivacyFacts", description: "What the privacy statement tells of the settings." });

export type Readiness = {
  stopping: boolean;
  /** How long requests under way are waited for once the app closes. */
  patienceMs: number;
};

type Parts = {
  watch: DatabaseWatch;
  files: FileStorage;
  version: string;
  readiness: Readiness;
  config: Config;
  privacyFacts: PrivacyFacts;
};

/** The version file, and the probes of whoever runs the process. */
export function registerHealthRoutes(
  app: App,
  { watch, files, version, readiness, config, privacyFacts }: Parts,
): void {
  const privacy = Object.fromEntries(Object.entries(privacyFacts).map(([name, { of }]) => [name, of(config)]));
  const state = z.strictObject({
    version: z.string(),
    languages: z.array(z.string()).meta({ description: "Those that the portal offers." }),
    privacy: privacySchema(privacyFacts),
  });
  const languages = [...config.languages];
  const storage = watchStorage(files);
  app.get(
    "/state.json",
    {
      config: { access: "public" },
      schema: {
        operationId: "getState",
        tags: ["operations"],
        summary: "The version of the server, so that a browser knows when to reload, and its languages",
        servers: siteRoot,
        response: { 200: state },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { version, languages, privacy };
    },
  );
  app.get(
    "/health/live",
    {
      config: { access: "public" },
      schema: {
        operationId: "getLiveness",
        tags: ["operations"],
        summary: "Whether the process runs",
        servers: siteRoot,
        response: { 200: health },
      },
    },
    async () => ({ status: "ok" }) as const,
  );
  app.get(
    "/health/ready",
    {
      config: { access: "public" },
      schema: {
        operationId: "getReadiness",
        tags: ["operations"],
        summary: "Whether the process takes requests: a write would succeed and nothing is stopping it",
        description: `A 503 says in \`wrong\` what is: ${troubles.join(", ")}.`,
        servers: siteRoot,
        response: { 200: ready },
      },
    },
    async () => {
      const away = storage.isAway();
      if (readiness.stopping)
        throw new Problem("STOPPING", { headers: { "retry-after": "2" }, members: { wrong: ["stopping"] } });
      await watch.requireWritable().catch((error: unknown) => {
        throw notReady(error, away);
      });
      return { status: "ok", storage: away ? "away" : "ok" } as const;
    },
  );
}
