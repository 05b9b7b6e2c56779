import { longestWebhookName, webhookRoles } from "@runko/domain/webhooks/check-webhook";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockRolesOf } from "../organizations/lock-roles-of.ts";
import { keepWebhook, refuseWrong, type Making } from "./keep-webhook.ts";

/** Where a client of the TM Forum façade wants to hear of an API of it, and what. */
export type KeptHub = { id: string; callback: string; query: string };
export type HubOf = { organizationId: string; api: string };

/** The hubs of an organization under an API, the oldest first. */
export async function findHubs(db: Kysely<Database>, { organizationId, api }: HubOf): Promise<KeptHub[]> {
  const rows = await db
    .selectFrom("webhooks")
    .select(["id", "url as callback", "hub_query as query"])
    .where("organization_id", "=", organizationId)
    .where("hub_api", "=", api)
    .orderBy("id")
    .execute();
  return rows.map(({ query, ...row }) => ({ ...row, query: query ?? "" }));
}

type Asked = { api: string; client: string; callback: string; query: string };

/** Makes a hub, of both sides of the organization; another to the same callback with the same query is refused (409). */
export async function createHub(trx: Transaction<Database>, making: Making, asked: Asked): Promise<string> {
  const { api, client, callback: url, query } = asked;
  const { organizationId } = making;
  const roles = await lockRolesOf(trx, organizationId);
  const role = webhookRoles.find((one) => roles.includes(one));
  if (!role) throw new Problem("FORBIDDEN");
  const host = URL.canParse(url) ? new URL(url).host : "";
  const fields = { name: `TM Forum: ${host}`.slice(0, longestWebhookName), url, types: ["*"], excludeOwn: false };
  await refuseWrong(trx, making, organizationId, { ...fields, role });
  const others = await findHubs(trx, { organizationId, api });
  if (others.some((one) => one.callback === url && one.query === query)) throw new Problem("CONFLICT");
  const hub = { hub_api: api, hub_query: query, hub_client: client };
  return (await keepWebhook(trx, making, { ...fields, role: "BOTH", format: "tmf" }, hub)).id;
}
