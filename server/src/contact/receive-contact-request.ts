import { checkContactRequest, tidyContactRequest, type ContactRequest } from "@runko/domain/contact/contact-request";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { insertContactRequest } from "./contact-store.ts";
import { limitContacts } from "./limit-contacts.ts";
import { mailContactRequest } from "./mail-contact-request.ts";

type Caller = { address: string; requestId: string };

/** Keeps what was asked without a login and mails it to the product admins. What filled the trap is dropped, and told so to nobody. */
export async function receiveContactRequest(
  context: AppContext,
  { website, ...given }: ContactRequest & { website: string },
  caller: Caller,
): Promise<void> {
  const { db, config, clock } = context;
  await limitContacts(context, caller);
  const issues = checkContactRequest(given);
  refuseIssues(issues);
  if (website !== "") return;
  const request = tidyContactRequest(given);
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await insertContactRequest(trx, { id: uuidv7(), request, at: now });
    await mailContactRequest(trx, config, request);
    await writeSecurityLog(trx, now, { event: "contactReceived", ...caller, details: { kind: request.kind } });
  });
}
