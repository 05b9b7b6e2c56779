import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { areaOfPath } from "@runko/domain/organizations/areas";
import { queryClient } from "../api/query-client.ts";
import { openLiveStream } from "../live/live-stream.ts";
import { storage } from "../storage/client-storage.ts";
import { meQuery, organizationQuery } from "./choose-organization.ts";
import { sessionIn } from "./session-context.ts";

/** By then the page has its own part in the stream. */
const keptFor = 10_000;

/** Opens the stream of changes before the page at this address asks for anything: what is asked for later is not fetched again when it opens. */
export function listenAhead(path: string): void {
  const organizationId = storage.organization.read();
  if (organizationId === undefined) return;
  const user = queryClient.getQueryData(meQuery.queryKey);
  const organization = queryClient.getQueryData(organizationQuery(organizationId).queryKey);
  if (!user || !organization) return;
  const { allowed, role } = sessionIn(areaOfPath(path), { user, organization, organizationId });
  if (mayWorkAs(allowed, role)) setTimeout(openLiveStream(organizationId, role), keptFor);
}
