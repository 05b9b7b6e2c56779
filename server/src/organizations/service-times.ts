import { defaultServiceTimes, type ServiceTimes } from "@runko/domain/service-times/service-times";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { memoize } from "../platform/memoize.ts";

/** As `organizations.service_times` has it: null of one who has said nothing; without what was not known when it was said. */
export type SaidOfService = Partial<ServiceTimes> | null;

/** One object for what several suppliers, or one at several reads, say alike: the domain remembers its days with it. */
const saidAlike = memoize<ServiceTimes>(500);

/** The supplier's own service times, or the usual ones. */
export const serviceTimesOf = (said: SaidOfService): ServiceTimes =>
  said ? saidAlike(JSON.stringify(said), () => ({ ...defaultServiceTimes, ...said })) : defaultServiceTimes;

/** When an organization serves, and within what time. */
export async function loadServiceTimes(db: Kysely<Database>, organizationId: string): Promise<ServiceTimes> {
  const row = await db
    .selectFrom("organizations")
    .select("service_times")
    .where("id", "=", organizationId)
    .executeTakeFirst();
  return serviceTimesOf((row?.service_times ?? null) as SaidOfService);
}
