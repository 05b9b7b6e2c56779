import { resetSecondFactor } from "../accounts/remove-second-factor.ts";
import { CommandError, type Command } from "./command.ts";

export const resetSecondFactorCommand: Command = {
  summary: "Takes the second factor from a user who lost phone and recovery codes; the user is told by mail.",
  argument: { name: "e-mail", about: "User name" },
  options: {},
  run: async ({ db }, options, say) => {
    const username = (options["e-mail"] ?? "").trim().toLowerCase();
    if (!(await resetSecondFactor(db, username, new Date())))
      throw new CommandError(`reset-second-factor: nobody called ${username} has a second factor.`);
    say(`${username} logs in by the password alone, and was told so.`);
  },
};
