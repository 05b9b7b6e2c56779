import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { changeKept } from "../admin-log/change-kept.ts";
import { adminActorOf, writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { readWhereKeys } from "../platform/filter/read-where-keys.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { whereQuery } from "../platform/http/where-query.ts";
import { loadSupplierInfo, type SupplierInfo } from "./load-supplier-info.ts";
import { findSubscriberInfo, subscribersInfo, subscribersOf } from "./subscription-entity.ts";
import { newSubscriberInfoSchema, subscriberInfoPatchSchema } from "./subscription-schema.ts";
import { lockSubscription, nameOf } from "./subscription-store.ts";

type Parties = { supplierId: string; subscriberId: string };
type InfoPatch = z.output<typeof subscriberInfoPatchSchema>;

async function isThere(trx: Transaction<Database>, { supplierId, subscriberId }: Parties): Promise<boolean> {
  const row = trx.selectFrom("subscribers_info").select("subscriber_id").where("supplier_id", "=", supplierId);
  return (await row.where("subscriber_id", "=", subscriberId).forUpdate().executeTakeFirst()) !== undefined;
}

const keyOf = ({ supplierId, subscriberId }: Parties) => ({ supplier_id: supplierId, subscriber_id: subscriberId });
const columnsOf = ({ customerNumber, contractNumber, info }: SupplierInfo) => ({
  customer_number: customerNumber,
  contract_number: contractNumber,
  info,
});

/** Writes of a subscriber for the first time; what is written already is changed instead: 409. */
async function createInfo(
  trx: Transaction<Database>,
  actor: AdminActor,
  parties: Parties,
  given: InfoPatch,
): Promise<void> {
  const info = { customerNumber: "", contractNumber: "", info: "", ...given };
  const written = await trx
    .insertInto("subscribers_info")
    .values({ ...keyOf(parties), ...columnsOf(info) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("subscriber_id")
    .executeTakeFirst();
  if (!written) throw new Problem("CONFLICT");
  await writeAdminLog(trx, actor, {
    organizationId: parties.supplierId,
    subject: "subscriberInfo",
    subjectId: parties.subscriberId,
    subjectName: await nameOf(trx, parties.subscriberId),
    action: "created",
    changes: changesBetween(null, info),
  });
}

type Change = { patch: InfoPatch; ifMatch: string | undefined };

async function changeInfo(
  db: Kysely<Database>,
  actor: AdminActor,
  parties: Parties,
  { patch, ifMatch: read }: Change,
): Promise<void> {
  const { supplierId, subscriberId } = parties;
  await changeKept<SupplierInfo>(db, actor, read, {
    about: { organizationId: supplierId, subject: "subscriberInfo", subjectId: subscriberId },
    load: async (trx) =>
      (await isThere(trx, parties)) ? await loadSupplierInfo(trx, supplierId, subscriberId) : undefined,
    version: {
      version: subscribersInfo.version,
      from: "subscribers_info i",
      where: "i.supplier_id = $1 AND i.subscriber_id = $2",
      values: [supplierId, subscriberId],
    },
    merge: (before) => ({
      customerNumber: patch.customerNumber ?? before.customerNumber,
      contractNumber: patch.contractNumber ?? before.contractNumber,
      info: patch.info ?? before.info,
    }),
    write: async (trx, after) => {
      const own = trx.updateTable("subscribers_info").set(columnsOf(after)).where("supplier_id", "=", supplierId);
      await own.where("subscriber_id", "=", subscriberId).execute();
    },
    nameOf: (_before, trx) => nameOf(trx, subscriberId),
  });
}

/** What a supplier writes about its subscribers. Source: specification §7, D-18. */
export function registerSubscriberInfoRoutes(app: App, { db, pool, clock }: AppContext): void {
  const path = "/organizations/:id/subscribers-info";
  const config = { organization: { control: "keepSubscribersInfo" }, problems: [409] } as const;
  const answer = z.array(subscribersInfo.schema);
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listSubscribersInfo",
        tags: ["organizations"],
        summary: "The supplier's subscribers by name, with what it has written of each and the subscription",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: subscribersInfo.list },
      },
    },
    async ({ params, query }, reply) =>
      answerRows(reply, { pool, entity: subscribersInfo, query, scope: subscribersOf(params.id) }),
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "createSubscriberInfo",
        tags: ["organizations"],
        summary: "Writes of a subscriber that has or has asked for a subscription",
        params: organizationParams,
        body: newSubscriberInfoSchema,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const { subscriberId, ...info } = request.body;
      const parties = { supplierId: request.params.id, subscriberId };
      const actor = adminActorOf(request, clock);
      await inTransaction(db, async (trx) => {
        if (!(await lockSubscription(trx, parties)))
          throw new Problem("VALIDATION_FAILED", {
            issues: [{ path: "subscriberId", code: "SUBSCRIBER_NOT_AVAILABLE" }],
          });
        await createInfo(trx, actor, parties, info);
      });
      return sendJsonText(reply.code(201), await findSubscriberInfo(pool, parties));
    },
  );
  app.patch(
    path,
    {
      config,
      schema: {
        operationId: "changeSubscriberInfo",
        tags: ["organizations"],
        summary: "Changes what is written of the subscriber that the where names",
        params: organizationParams,
        querystring: whereQuery,
        headers: ifMatch,
        body: subscriberInfoPatchSchema,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { subscriberId } = readWhereKeys(request.query, ["subscriberId"]);
      if (subscriberId === undefined) throw new FilterError("where.subscriberId", "EMPTY");
      const parties = { supplierId: request.params.id, subscriberId };
      const actor = adminActorOf(request, clock);
      await changeInfo(db, actor, parties, { patch: request.body, ifMatch: request.headers["if-match"] });
      return sendJsonText(reply, await findSubscriberInfo(pool, parties));
    },
  );
}
