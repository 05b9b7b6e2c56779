import { queryOptions } from "@tanstack/react-query";
import { listQuery, type RowOf } from "../../api/rows.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { Place } from "../api/entities.ts";
import { inboxConditions, type InboxUrl } from "./inbox-address.ts";

const path = "/organizations/{id}/roles/{role}/internal-messages";

export type InboxMessage = RowOf<typeof path>;
export type InboxPage = { rows: InboxMessage[]; total: number };
type Scope = Omit<Place, "eventId">;

/** Goes stale as lists do: whenever a message comes or is read. */
export const inboxKey = ({ organizationId, role }: Scope) => queryKeys.documentLists(organizationId, role, "inbox");

/** A page of the messages of all documents of an organization in a role. */
export function inboxQuery(scope: Scope, url: InboxUrl) {
  const { page, pageSize: limit } = url;
  const and = inboxConditions(url);
  const filter = { ...(and.length > 0 && { where: { and } }), limit, skip: page * limit };
  const place = { id: scope.organizationId, role: scope.role };
  return queryOptions(listQuery(inboxKey(scope), path, { path: place, filter }));
}
