import type { Pool } from "pg";
import { isoInstant } from "../platform/database/iso-instant.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";

const userName = "(u.first_name || ' ' || u.last_name)";

/** What a filter may name of the security log. */
export const publishedSecurityLog = publishEntity({
  name: "securityLogEntry",
  key: "id",
  defaultOrder: [{ field: "at", direction: "DESC" }],
  fields: {
    id: { type: "uuid", column: "l.id", sortable: false },
    at: { type: "instant", column: "l.at" },
    event: { type: "text", column: "l.event", sortable: false },
    userId: { type: "uuid", column: "l.user_id", sortable: false },
    userName: { type: "text", column: userName, sortable: false },
    organizationId: { type: "uuid", column: "l.organization_id", sortable: false },
    address: { type: "text", column: "l.address", sortable: false },
    requestId: { type: "text", column: "l.request_id", sortable: false },
  },
  shown: ["organizationName", "details"],
  relations: {},
});

/** The log grows with every login, so it is counted as a search is (D-27). */
const countedTo = 1001;

const list = {
  entity: publishedSecurityLog,
  from: "security_log l LEFT JOIN users u ON u.id = l.user_id LEFT JOIN organizations o ON o.id = l.organization_id",
  json: `json_build_object('id', l.id, 'at', ${isoInstant("l.at")}, 'event', l.event, 'userId', l.user_id,
    'userName', ${userName}, 'organizationId', l.organization_id, 'organizationName', o.name, 'address', l.address,
    'requestId', l.request_id, 'details', l.details)`,
  scope: createScope("true", []),
  countedTo,
};

/** A page of the security log of the whole portal, the newest first; the caller is known to be the product admin. */
export async function findSecurityLog(pool: Pool, filter: Filter): Promise<FoundRows> {
  return await findRows(pool, list, filter);
}
