import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";

/** The portal, profiled from SIGUSR2, so that its start and warming up are left out, to SIGTERM, into the file PROFILE. */
const session = new Session();
session.connect();
await session.post("Profiler.enable");
process.on("SIGUSR2", () => void session.post("Profiler.start"));
process.on("SIGTERM", () => {
  void session.post("Profiler.stop").then(({ profile }) => {
    writeFileSync(process.env.PROFILE ?? "", JSON.stringify(profile));
    process.exit();
  });
});
await import("./serve-portal.ts");
