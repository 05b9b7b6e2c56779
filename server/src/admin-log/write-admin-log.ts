import type { AdminAction, AdminSubject, FieldChange } from "@runko/domain/organizations/admin-subjects";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import { slicesOf } from "../platform/database/slices-of.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";

/** Who changes something in the control area, and when. */
export type AdminActor = { userId: string; address: string; requestId: string; at: Date };

export type AdminChange = {
  /** Whose administrators may read of it; null: the product admin alone. */
  organizationId: string | null;
  subject: AdminSubject;
  subjectId: string;
  subjectName: string;
  action: AdminAction;
  /** Never a secret: a password is told as changed, without a value. */
  changes: readonly FieldChange[];
  /** The other party when it did this: its organization stands in the log, and not who (security m11). */
  otherSideId?: string | undefined;
};

export function adminActorOf(request: FastifyRequest, clock: Clock): AdminActor {
  return { userId: request.session.user.id, address: request.ip, requestId: request.id, at: clock.now() };
}

const isTold = ({ action, changes }: AdminChange) => action !== "changed" || changes.length > 0;

/**
 * Writes rows of the administrative log with old and new, and as many of the security log that name the fields, a
 * thousand in a statement (R17); a change that changed nothing is not told.
 */
export async function writeAdminLog(
  trx: Transaction<Database>,
  { userId, address, requestId, at }: AdminActor,
  ...all: AdminChange[]
): Promise<void> {
  const told = all.filter(isTold);
  if (told.length === 0) return;
  const rows = told.map(({ organizationId, subject, subjectId, subjectName, action, changes, otherSideId = null }) => ({
    id: uuidv7(),
    at,
    organization_id: organizationId,
    user_id: userId,
    subject,
    subject_id: subjectId,
    subject_name: subjectName,
    action,
    changes: JSON.stringify(changes),
    request_id: requestId,
    other_side_id: otherSideId,
  }));
  for (const slice of slicesOf(rows)) await trx.insertInto("admin_log").values(slice).execute();
  const entries = told.map(({ organizationId, subject, subjectId, action, changes }) => ({
    event: "adminChange" as const,
    userId,
    organizationId: organizationId ?? undefined,
    address,
    requestId,
    details: { subject, subjectId, action, fields: changes.map(({ field }) => field) },
  }));
  await writeSecurityLog(trx, at, ...entries);
}
