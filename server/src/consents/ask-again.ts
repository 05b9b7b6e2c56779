import { normalizeEmail } from "@runko/domain/values/email";
import { dayMs } from "@runko/domain/values/durations";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import { askConsents, type Asking } from "./ask-consents.ts";
import type { ShownConsent } from "./mail-consents.ts";

/** Asks one of these addresses once more; 404 for another one, 409 when it may not be asked now, 429 over the day's limits. */
export async function askAgain(
  context: Pick<AppContext, "db" | "config" | "clock">,
  asking: Asking,
  { emailAddress, among }: { emailAddress: string; among: readonly ShownConsent[] },
): Promise<void> {
  const known = among.find((one) => normalizeEmail(one.emailAddress) === normalizeEmail(emailAddress));
  if (!known) throw new Problem("NOT_FOUND");
  if (!known.mayAsk) throw new Problem("CONSENT_NOT_ASKED");
  const asked = await inTransaction(context.db, (trx) => askConsents(trx, context, asking, [emailAddress]));
  if (asked.length > 0) return;
  throw tooManyRequests(dayMs / 1000, { detail: ({ bounds }) => bounds.asks });
}
