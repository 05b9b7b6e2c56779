import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the mail server of the stories leaves each mail; of the port of its portal, so that two runs do not mix. */
export const mailFolder = join(
  tmpdir(),
  `runko-e2e-mails-${process.env["PORT"] ?? process.env["RUNKO_E2E_PORT"] ?? "3100"}`,
);

/** Holds the id of that portal's process, which takes orders by signals. */
export const processNote = `${mailFolder}-process`;
