import { systemClock } from "../platform/clock.ts";
import { trustClock } from "../platform/jobs/judge-clock.ts";
import { newest } from "../portal-jobs.ts";
import { CommandError, type Command } from "./command.ts";

export const trustClockCommand: Command = {
  summary: "Says that the clock is right, after it has leapt or was ahead, so that what is old is deleted again.",
  options: {},
  run: async ({ pool }, _options, say) => {
    const now = systemClock.now();
    if (await trustClock({ pool, newest }, now))
      throw new CommandError("trust-clock: the clocks of this machine and of the database differ by over an hour.");
    say(`The clock is trusted at ${now.toISOString()}.`);
  },
};
