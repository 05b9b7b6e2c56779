import { checkServiceTimes } from "@runko/domain/service-times/check-service-times";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Kysely } from "kysely";
import { z } from "zod";
import { changeKept } from "../admin-log/change-kept.ts";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionSql, type VersionQuery } from "../platform/database/version-sql.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { enqueue, outboxMessages } from "../platform/outbox/enqueue.ts";
import type { Topic } from "../platform/outbox/topic.ts";
import { lockOrganization } from "./organization-record.ts";
import { loadServiceTimes } from "./service-times.ts";

const changedSchema = z.object({
  organizationId: z.string(),
  actor: z.object({ userId: z.string(), address: z.string(), requestId: z.string() }),
});

/** Whose calendar is another than it was, for what runs by it; and who changed it. */
export const changedServiceTimes: Topic<z.output<typeof changedSchema>> = {
  name: "service-times",
  schema: changedSchema,
};

export const serviceTimesVersion = (organizationId: string): VersionQuery => ({
  version: versionSql(["o.service_times"]),
  from: "organizations o",
  where: "o.id = $1",
  values: [organizationId],
});

export type ServiceTimesPatch = { [Field in keyof ServiceTimes]?: ServiceTimes[Field] | undefined };

const given = (patch: ServiceTimesPatch) =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<ServiceTimes>;

/** The fields by which clocks run; targets are of what begins from now on. */
const calendarOf = ({ hours, worked, exceptions, riskPercent }: ServiceTimes) =>
  JSON.stringify([hours, worked, exceptions, riskPercent]);

const left = (before: ServiceTimes, { classes }: ServiceTimes): string[] =>
  before.classes.map(({ name }) => name).filter((name) => !classes.some((kept) => kept.name === name));

/** Classes that products still have are not left. */
async function classIssues(db: Kysely<Database>, organizationId: string, names: readonly string[]): Promise<Issue[]> {
  if (names.length === 0) return [];
  const used = await db
    .selectFrom("products")
    .select(["sla_class as name", (eb) => eb.fn.countAll<number>().as("products")])
    .where("organization_id", "=", organizationId)
    .where(sql<boolean>`sla_class = ANY(${names}::text[])`)
    .groupBy("sla_class")
    .execute();
  return used.map(({ name, products }) => ({
    path: "classes",
    code: "CLASS_IN_USE",
    params: { name: name ?? "", products },
  }));
}

type Change = { actor: AdminActor; organizationId: string; patch: ServiceTimesPatch; ifMatch: string | undefined };

/** Changes when a supplier serves and within what time; clocks that run by the calendar are set anew after the commit. */
export async function changeServiceTimes(
  db: Kysely<Database>,
  { actor, organizationId, patch, ifMatch }: Change,
): Promise<void> {
  let name = "";
  await changeKept<ServiceTimes>(db, actor, ifMatch, {
    about: { organizationId, subject: "serviceTimes", subjectId: organizationId },
    // Two changes at once would leave a mixture of both.
    load: async (trx) => {
      const organization = await lockOrganization(trx, organizationId);
      if (!organization) return undefined;
      ({ name } = organization);
      return await loadServiceTimes(trx, organizationId);
    },
    version: serviceTimesVersion(organizationId),
    merge: (before) => ({ ...before, ...given(patch) }),
    check: async (trx, after, before) => {
      refuseIssues(checkServiceTimes(after));
      refuseIssues(await classIssues(trx, organizationId, left(before, after)));
    },
    write: async (trx, after, before) => {
      const said = { service_times: JSON.stringify(after) };
      await trx.updateTable("organizations").set(said).where("id", "=", organizationId).execute();
      const { userId, address, requestId } = actor;
      if (calendarOf(after) !== calendarOf(before))
        await enqueue(
          trx,
          changedServiceTimes,
          outboxMessages([{ organizationId, actor: { userId, address, requestId } }]),
        );
    },
    nameOf: () => name,
  });
}
