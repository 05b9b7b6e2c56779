import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

/** What a filter may name of mass e-mails. */
export const publishedMassMails = publishEntity({
  name: "massMail",
  key: "id",
  defaultOrder: [{ field: "createdAt", direction: "DESC" }],
  fields: {
    id: { type: "uuid", column: "m.id" },
    createdAt: { type: "instant", column: "m.created_at" },
    subject: { type: "text", column: "m.subject", collate: "fi" },
  },
  shown: ["createdByName", "recipients", "sent", "failed", "stopped", "stoppedAt"],
  relations: {},
});

const state = `(CASE WHEN r.sent_at IS NOT NULL THEN 'sent' WHEN r.failed_at IS NOT NULL THEN 'failed'
  WHEN r.mail_id IS NULL AND m.stopped_at IS NOT NULL THEN 'stopped' ELSE 'waiting' END)`;

/** What a filter may name of the recipients of one. */
export const publishedRecipients = publishEntity({
  name: "massMailRecipient",
  key: "emailAddress",
  defaultOrder: [{ field: "name", direction: "ASC" }],
  fields: {
    emailAddress: { type: "text", column: "r.email_address" },
    name: { type: "text", column: "r.name", collate: "fi" },
    state: { type: "text", column: state, sortable: false },
  },
  shown: ["at", "error"],
  relations: {},
});

const from = `mass_mails m LEFT JOIN users u ON u.id = m.created_by_id CROSS JOIN LATERAL (
  SELECT count(*) AS recipients, count(r.sent_at) AS sent, count(r.failed_at) AS failed,
    count(*) FILTER (WHERE m.stopped_at IS NOT NULL AND r.mail_id IS NULL) AS stopped
  FROM mass_mail_recipients r WHERE r.mass_mail_id = m.id) c`;
const listed = `'id', m.id, 'createdAt', ${isoInstant("m.created_at")}, 'subject', m.subject,
  'createdByName', u.first_name || ' ' || u.last_name,
  'recipients', c.recipients, 'sent', c.sent, 'failed', c.failed,
  'stopped', c.stopped, 'stoppedAt', ${isoInstant("m.stopped_at")}`;

/** A page of the mass e-mails, the newest first; the caller is known to be the product admin. */
export async function findMassMails(pool: Pool, filter: Filter): Promise<FoundRows> {
  const scope = createScope("TRUE", []);
  return await findRows(
    pool,
    { entity: publishedMassMails, from, scope, json: `json_build_object(${listed})` },
    filter,
  );
}

/** One of them whole, as JSON text, with the names of the organizations that it was for. */
export async function loadMassMail(pool: Pool, id: string): Promise<string | undefined> {
  const organizations = `(SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name)
      ORDER BY o.name COLLATE "fi-x-icu", o.id), '[]'::json)
    FROM organizations o WHERE o.id::text IN (SELECT jsonb_array_elements_text(m.criteria -> 'organizationIds')))`;
  const { rows } = await pool.query<{ json: string }>({
    name: "mass_mail",
    text: `SELECT json_build_object(${listed}, 'text', m.content, 'criteria', m.criteria,
      'organizations', ${organizations})::text AS json FROM ${from} WHERE m.id = $1`,
    values: [id],
  });
  return rows[0]?.json;
}

/** A page of the recipients of one, by name, with what became of each. */
export async function findMassMailRecipients(pool: Pool, id: string, filter: Filter): Promise<FoundRows> {
  const json = `json_build_object('emailAddress', r.email_address, 'name', r.name, 'state', ${state},
    'at', ${isoInstant("coalesce(r.sent_at, r.failed_at)")}, 'error', r.error)`;
  const scope = createScope("r.mass_mail_id = $1", [id]);
  const source = "mass_mail_recipients r JOIN mass_mails m ON m.id = r.mass_mail_id";
  return await findRows(pool, { entity: publishedRecipients, from: source, scope, json }, filter);
}
