import {
  editLockMinutesMin,
  effectiveLimit,
  type OwnLimit,
  type OwnLimitBounds,
} from "@runko/domain/organizations/own-limits";
import type { Kysely } from "kysely";
import type { Config } from "../config/config.ts";
import type { Database } from "../platform/database/schema.ts";

/** Between what an organization may set its own limits: the portal's settings are the longest. */
export function ownLimitBounds(
  config: Pick<Config, "editLockMinutes" | "retentionDays" | "retentionMinDays">,
): OwnLimitBounds {
  const { editLockMinutes, retentionDays, retentionMinDays } = config;
  return {
    editLockMinutes: { min: Math.min(editLockMinutesMin, editLockMinutes), max: editLockMinutes },
    retentionDays: { min: retentionMinDays, max: retentionDays },
  };
}

/** How many minutes an edit lock of the organization's people lasts (D-11). */
export async function loadEditLockMinutes(
  db: Kysely<Database>,
  organizationId: string,
  bounds: OwnLimitBounds[OwnLimit],
): Promise<number> {
  const row = await db
    .selectFrom("organizations")
    .select("edit_lock_minutes")
    .where("id", "=", organizationId)
    .executeTakeFirst();
  return effectiveLimit(row?.edit_lock_minutes ?? null, bounds);
}

export type OwnRetention = { organizationId: string; days: number };

/** The organizations that keep personal data for a shorter time than the portal does. */
export async function findShorterRetentions(
  db: Kysely<Database>,
  bounds: OwnLimitBounds[OwnLimit],
): Promise<OwnRetention[]> {
  const rows = await db
    .selectFrom("organizations")
    .select(["id", "retention_days"])
    .where("retention_days", "<", bounds.max)
    .orderBy("id")
    .execute();
  return rows.map(({ id, retention_days }) => ({ organizationId: id, days: effectiveLimit(retention_days, bounds) }));
}
