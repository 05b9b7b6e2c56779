import { dayMs } from "@runko/domain/values/durations";
import type { Config } from "../../config/config.ts";
import type { Clock } from "../clock.ts";
import { Problem } from "./problem.ts";
import type { App } from "./typed-app.ts";

const PATH = "/.well-known/security.txt";
/** A year at most is advised; what is fetched today is to be trusted for long. */
const VALID_DAYS = 180;

/** Where whoever finds a weakness tells of it (RFC 9116); without a contact in the settings there is no such file. */
export function registerSecurityTxt(app: App, { config, clock }: { config: Config; clock: Clock }): void {
  const { securityContact, publicUrl, languages } = config;
  app.get(PATH, { schema: { hide: true }, config: { access: "public" } }, async (_request, reply) => {
    if (securityContact === undefined) throw new Problem("NOT_FOUND");
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(clock.now().getTime() + VALID_DAYS * dayMs).toISOString()}`,
      `Preferred-Languages: ${languages.join(", ")}`,
      ...(publicUrl.startsWith("https:") ? [`Canonical: ${publicUrl}${PATH}`] : []),
    ];
    reply.header("cache-control", "no-cache").type("text/plain; charset=utf-8");
    return lines.map((line) => `${line}\n`).join("");
  });
}
