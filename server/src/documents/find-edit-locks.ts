import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { activeLock } from "./active-lock.ts";

export type EditLock = {
  eventId: number;
  documentType: DocumentType;
  userId: string;
  userName: string;
  organizationName: string;
  since: string;
  until: string;
  /** When the holder's browser was last heard of; null: it has not said anything since. */
  heardAt: string | null;
};

/** So many locks are shown at most; there are as many as people editing at this moment. */
const MOST = 500;

/** Every edit lock that holds, of whatever organization, the oldest first; for the product admin. */
export async function findEditLocks(pool: Pool, silenceSeconds: number): Promise<EditLock[]> {
  const { rows } = await pool.query<EditLock>({
    name: "edit_locks",
    text: `SELECT d.id AS "eventId", d.document_type AS "documentType", u.id AS "userId",
        u.first_name || ' ' || u.last_name AS "userName", o.name AS "organizationName",
        ${isoInstant("l.taken_at")} AS since, ${isoInstant("l.until")} AS until,
        ${isoInstant("l.heartbeat_at")} AS "heardAt"
      FROM edit_locks l JOIN documents d ON d.id = l.document_id JOIN users u ON u.id = l.user_id
        JOIN organizations o ON o.id = l.organization_id
      WHERE ${activeLock("$1")} ORDER BY l.taken_at, l.document_id LIMIT ${MOST}`,
    values: [silenceSeconds],
  });
  return rows;
}
