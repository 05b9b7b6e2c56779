import { checkApiClient, mostApiClients, type ApiClientFields } from "@runko/domain/api-clients/check-api-client";
import type { ApiScope } from "@runko/domain/api-clients/api-scopes";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { addMachine, renameMachine } from "../accounts/keep-machine.ts";
import { changeKept } from "../admin-log/change-kept.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { lockRolesOf } from "../organizations/lock-roles-of.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { versionOf } from "../platform/entity/find-rows.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { apiClientRows } from "./api-client-entity.ts";

/** Names a client in its organization; one of another organization is not found. */
export type ClientKey = { organizationId: string; clientId: string };

type Stored = ApiClientFields & { disabled: boolean };

const asWritten = <Fields extends Partial<ApiClientFields>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.name !== undefined && { name: fields.name.trim() }),
  ...(fields.scopes && { scopes: [...new Set(fields.scopes)] }),
  ...(fields.networks && { networks: [...new Set(fields.networks.map((network) => network.trim()))] }),
});

async function refuseTooMany(trx: Transaction<Database>, organizationId: string): Promise<void> {
  const { count } = await trx
    .selectFrom("api_clients")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("organization_id", "=", organizationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostApiClients)
    throw new Problem("VALIDATION_FAILED", {
      issues: [{ path: "name", code: "TOO_MANY", params: { max: mostApiClients } }],
    });
}

/** Makes a machine of the organization, as yet without a token, and answers its id. */
export async function createClient(
  db: Kysely<Database>,
  actor: AdminActor,
  organizationId: string,
  given: ApiClientFields,
): Promise<string> {
  const fields = asWritten(given);
  return await inTransaction(db, async (trx) => {
    refuseIssues(checkApiClient(fields, await lockRolesOf(trx, organizationId)));
    await refuseTooMany(trx, organizationId);
    const id = uuidv7();
    await trx
      .insertInto("api_clients")
      .values({
        id,
        organization_id: organizationId,
        user_id: await addMachine(trx, fields.name),
        name: fields.name,
        scopes: [...fields.scopes],
        networks: [...fields.networks],
        created_at: actor.at,
      })
      .execute();
    await writeAdminLog(trx, actor, {
      organizationId,
      subject: "apiClient",
      subjectId: id,
      subjectName: fields.name,
      action: "created",
      changes: changesBetween(null, fields),
    });
    return id;
  });
}

/** The client, which nobody else changes until the transaction ends. */
export async function lockClient(
  trx: Transaction<Database>,
  { organizationId, clientId }: ClientKey,
): Promise<(Stored & { userId: string }) | undefined> {
  const row = await trx
    .selectFrom("api_clients")
    .select(["name", "scopes", "networks", "disabled", "user_id as userId"])
    .where("organization_id", "=", organizationId)
    .where("id", "=", clientId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, scopes: row.scopes as ApiScope[] };
}

type Change = { changes: Partial<Stored>; ifMatch: string | undefined };

/** Changes the fields that are given, which hold from the next request of the client on. */
export async function changeClient(
  db: Kysely<Database>,
  actor: AdminActor,
  key: ClientKey,
  { changes, ifMatch }: Change,
): Promise<void> {
  const { organizationId, clientId } = key;
  let userId = "";
  await changeKept<Stored>(db, actor, ifMatch, {
    about: { organizationId, subject: "apiClient", subjectId: clientId },
    load: async (trx) => {
      const client = await lockClient(trx, key);
      if (!client) return undefined;
      const { userId: machine, ...fields } = client;
      userId = machine;
      return fields;
    },
    version: versionOf(apiClientRows, "c.id = $1", [clientId]),
    merge: (before) => ({ ...before, ...asWritten(changes) }),
    check: async (trx, after, before) => {
      // What it had stays its own though the organization has lost the role: it is worth nothing meanwhile.
      const roles = await lockRolesOf(trx, organizationId);
      const kept = new Set(before.scopes);
      const issues = checkApiClient(after, roles);
      refuseIssues(
        issues.filter(({ path, code }) => {
          const [field, index] = path.split(".");
          const scope = field === "scopes" ? after.scopes[Number(index)] : undefined;
          return code !== "NOT_AN_OPTION" || !scope || !kept.has(scope);
        }),
      );
    },
    write: async (trx, { name, scopes, networks, disabled }) => {
      await trx
        .updateTable("api_clients")
        .set({ name, scopes: [...scopes], networks: [...networks], disabled })
        .where("id", "=", clientId)
        .execute();
      await renameMachine(trx, userId, name);
    },
    nameOf: ({ name }) => name,
  });
}
