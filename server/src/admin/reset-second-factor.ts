import { removeSecondFactor } from "../accounts/remove-second-factor.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { CommandError, type Command } from "./command.ts";

export const resetSecondFactorCommand: Command = {
  summary: "Takes the second factor from a user who lost phone and recovery codes; the user is told by mail.",
  argument: { name: "e-mail", about: "User name" },
  options: {},
  run: async ({ db }, options, say) => {
    const username = (options["e-mail"] ?? "").trim().toLowerCase();
    const user = await db
      .selectFrom("users")
      .select("id")
      .where(({ fn }) => fn<string>("lower", ["email_address"]), "=", username)
      .executeTakeFirst();
    const removal = { event: "secondFactorReset", address: "", requestId: "" } as const;
    const removed =
      user && (await inTransaction(db, (trx) => removeSecondFactor(trx, user.id, { at: new Date(), ...removal })));
    if (!removed) throw new CommandError(`reset-second-factor: nobody called ${username} has a second factor.`);
    say(`${username} logs in by the password alone, and was told so.`);
  },
};
