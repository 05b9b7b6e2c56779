import { expect, it } from "vitest";
import { checkMassMail, massMailSubjectMax, massMailTextMax } from "./mass-mail.ts";
import { massMailSchema } from "./mass-mail-schema.ts";

const good = { subject: "Huoltokatko lauantaina", text: "Portaali on poissa käytöstä\n\nklo 22–24." };

it.each([
  [good, []],
  [{ ...good, subject: " " }, ["subject REQUIRED"]],
  [{ ...good, text: "\n" }, ["text REQUIRED"]],
  [{ ...good, subject: "Hei\r\nBcc: vieras@x.example" }, ["subject INVALID_VALUE"]],
  [{ ...good, subject: "Hei\u2028sinä" }, ["subject INVALID_VALUE"]],
  [{ ...good, subject: "x".repeat(massMailSubjectMax + 1) }, ["subject TOO_LONG"]],
  [{ ...good, text: "x".repeat(massMailTextMax + 1) }, ["text TOO_LONG"]],
])("%j says %j, to the form as to the server", (mail, issues) => {
  expect(checkMassMail(mail).map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
  const { error } = massMailSchema.safeParse(mail);
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual(issues);
});
