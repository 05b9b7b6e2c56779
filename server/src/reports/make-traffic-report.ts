import { makeTraffic, trafficTotal } from "@runko/domain/reports/make-traffic";
import { previousPeriod } from "@runko/domain/reports/previous-period";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Traffic } from "@runko/domain/reports/traffic";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { AppContext } from "../app-context.ts";
import { loadOrganizationName } from "../organizations/load-organization-name.ts";
import { countTraffic } from "./count-traffic.ts";
import type { ReportRequest } from "./report-request.ts";

type Asked = { role: PathRole; organizationId: string; counterpartyId: string; request: ReportRequest };

/** What both parties are told of the organization's traffic with one counterparty, with its words. */
export async function makeTrafficReport(
  { db, pool, clock, texts }: Pick<AppContext, "db" | "pool" | "clock"> & { texts: Catalogue },
  { role, organizationId, counterpartyId, request }: Asked,
): Promise<Traffic> {
  const { from, to } = request;
  const scope = { view: role, organizationId };
  const previous = previousPeriod({ from, to }, todayInHelsinki(clock.now()));
  // One after the other: a heavy call may hold one connection of the pool.
  const groups = await countTraffic(pool, scope, request);
  const before = await countTraffic(pool, scope, { ...request, ...previous });
  const documents = groups.reduce((most, group) => Math.max(most, group.documents), 0);
  const nameOf = (id: string) => loadOrganizationName(db, id);
  return {
    role,
    organization: { id: organizationId, name: await nameOf(organizationId) },
    // Nothing is told of an organization that the documents do not name, not even that it is one.
    counterparty: { id: counterpartyId, name: documents === 0 ? null : await nameOf(counterpartyId) },
    documents,
    from,
    to,
    ...makeTraffic(texts, groups, { role, from, to }),
    previous: { ...previous, total: trafficTotal(role, before) },
  };
}
