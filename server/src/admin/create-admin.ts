import { checkUserName, normalizeEmail } from "@runko/domain/values/email";
import { portalTexts } from "@runko/domain/texts/texts-for";
import type { IssueCode } from "@runko/domain/values/issue";
import { issueMessage } from "@runko/domain/values/issue-message";
import { checkNewPassword } from "@runko/domain/values/password";
import { textMaxLength } from "@runko/domain/values/text";
import { addProductAdmin } from "../accounts/add-product-admin.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { CommandError, type Command } from "./command.ts";

function refuse(option: string, code: IssueCode | null): void {
  if (code) throw new CommandError(`create-admin: --${option}: ${issueMessage(portalTexts.issues, { code })}`);
}

/** Read from the environment, so that it stands neither in the shell's history nor in the list of processes. */
const PASSWORD_VARIABLE = "RUNKO_ADMIN_PASSWORD";

export const createAdmin: Command = {
  summary: `Makes a product admin. The password is read from the variable ${PASSWORD_VARIABLE}.`,
  options: {
    email: { about: "User name, at most 50 characters", required: true },
    "first-name": { about: "First name", required: true },
    "last-name": { about: "Last name", required: true },
  },
  run: async ({ db }, options, say) => {
    const emailAddress = normalizeEmail(options["email"] ?? "");
    const [firstName, lastName] = [options["first-name"] ?? "", options["last-name"] ?? ""];
    const password = process.env[PASSWORD_VARIABLE];
    if (!password) throw new CommandError(`create-admin: ${PASSWORD_VARIABLE} is missing.`);
    for (const [option, name] of Object.entries({ "first-name": firstName, "last-name": lastName }))
      if (name.length > textMaxLength)
        throw new CommandError(`create-admin: --${option}: at most ${textMaxLength} characters.`);
    refuse("email", checkUserName(emailAddress));
    const code = checkNewPassword(password, { firstName, lastName, emailAddress });
    if (code)
      throw new CommandError(`create-admin: ${PASSWORD_VARIABLE}: ${issueMessage(portalTexts.issues, { code })}`);
    const id = await addProductAdmin(db, { firstName, lastName, emailAddress, password });
    if (id === null) return refuse("email", "EMAIL_IN_USE");
    await writeSecurityLog(db, new Date(), {
      event: "adminChange",
      userId: id,
      address: "",
      requestId: "",
      details: { made: "product admin" },
    });
    say(`Made the product admin ${emailAddress}.`);
  },
};
