import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

const handled = "(c.handled_at IS NOT NULL)";

/** What a filter may name of contact requests. */
export const publishedContactRequests = publishEntity({
  name: "contactRequest",
  key: "id",
  defaultOrder: [{ field: "receivedAt", direction: "DESC" }],
  fields: {
    id: { type: "uuid", column: "c.id" },
    kind: { type: "text", column: "c.kind" },
    category: { type: "text", column: "c.category" },
    name: { type: "text", column: "c.name", collate: "fi" },
    organizationName: { type: "text", column: "c.organization_name", collate: "fi" },
    emailAddress: { type: "text", column: "c.email_address" },
    receivedAt: { type: "instant", column: "c.received_at" },
    handled: { type: "boolean", column: handled },
    handledAt: { type: "instant", column: "c.handled_at" },
    handledById: { type: "uuid", column: "c.handled_by" },
  },
  shown: [
    "businessId",
    "phoneNumber",
    "message",
    "page",
    "failedRequestId",
    "handledByName",
    "organizationId",
    "organizationMade",
  ],
  relations: {},
});

const from = `contact_requests c LEFT JOIN users u ON u.id = c.handled_by
  LEFT JOIN organizations o ON o.id = c.organization_id`;
const json = `json_build_object('id', c.id, 'kind', c.kind, 'name', c.name, 'organizationName', c.organization_name,
  'businessId', c.business_id, 'emailAddress', c.email_address, 'phoneNumber', c.phone_number, 'message', c.message,
  'category', c.category, 'page', c.page, 'failedRequestId', c.failed_request_id,
  'receivedAt', ${isoInstant("c.received_at")}, 'handled', ${handled}, 'handledAt', ${isoInstant("c.handled_at")},
  'handledById', c.handled_by, 'handledByName', u.first_name || ' ' || u.last_name,
  'organizationId', o.id, 'organizationMade', o.name)`;

/** A page of the inbox, the newest first; the caller is known to be the product admin. */
export async function findContactRequests(pool: Pool, filter: Filter): Promise<FoundRows> {
  const scope = createScope("true", []);
  return await findRows(pool, { entity: publishedContactRequests, from, json, scope }, filter);
}

export async function loadContactRequest(pool: Pool, id: string): Promise<string | undefined> {
  const text = `SELECT ${json}::text AS json FROM ${from} WHERE c.id = $1`;
  const { rows } = await pool.query<{ json: string }>({ name: "contact_request", text, values: [id] });
  return rows[0]?.json;
}
