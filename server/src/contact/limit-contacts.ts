import { addressLimit, countAttempts, type AttemptLimit } from "../accounts/limit-attempts.ts";
import type { AppContext } from "../app-context.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";

type Caller = { address: string; requestId: string };

/** Counts a request against its address and then against all, so that one address cannot use up what is everyone's (R19). */
export async function limitContacts(context: AppContext, caller: Caller): Promise<void> {
  const { config, db, clock } = context;
  const ofAddress = { ...addressLimit(config, caller.address, "contact"), most: config.contactAddressRequests };
  const ofAll: AttemptLimit = { key: "contact:all", most: config.contactRequests };
  await countAttempts(context, [ofAddress, ofAll], () =>
    writeSecurityLog(db, clock.now(), { event: "contactLimited", ...caller }),
  );
}
