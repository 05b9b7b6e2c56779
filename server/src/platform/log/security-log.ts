import type { SecurityEvent } from "@runko/domain/operations/security-events";
import type { Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/schema.ts";
import { slicesOf } from "../database/slices-of.ts";

export type SecurityEntry = {
  event: SecurityEvent;
  userId?: string | undefined;
  organizationId?: string | undefined;
  /** Network address of the caller. */
  address: string;
  requestId: string;
  details?: Record<string, unknown>;
};

/** Writes rows of the append-only security log a thousand in a statement; `details` never hold a secret (R17). */
export async function writeSecurityLog(db: Kysely<Database>, at: Date, ...entries: SecurityEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({
    id: uuidv7(),
    at,
    event: entry.event,
    user_id: entry.userId ?? null,
    organization_id: entry.organizationId ?? null,
    address: entry.address,
    request_id: entry.requestId,
    details: JSON.stringify(entry.details ?? {}),
  }));
  for (const slice of slicesOf(rows)) await db.insertInto("security_log").values(slice).execute();
}
