import { apiScopes } from "@runko/domain/api-clients/api-scopes";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { portalTexts } from "@runko/domain/texts/texts-for";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { addMachine } from "../accounts/keep-machine.ts";
import { giveRoles } from "../accounts/user-roles.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { createClient } from "../api-clients/keep-client.ts";
import { agreeSubscription } from "../organizations/agree-subscription.ts";
import { refuseClosed } from "../organizations/close-organization.ts";
import { insertOrganization } from "../organizations/insert-organization.ts";
import { lockOrganization } from "../organizations/organization-record.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { addProducts } from "./add-products.ts";
import { findSandbox, isOfSandbox, type Sandbox } from "./sandbox-store.ts";

const words = portalTexts.sandbox;

async function addOrganization(
  trx: Transaction<Database>,
  actor: AdminActor,
  { name, parentId }: { name: string; parentId: string | null },
): Promise<string> {
  const id = uuidv7();
  const fields = { name, eventTypeRights: [...documentTypes], activeEventTypes: [...documentTypes] };
  await insertOrganization(trx, { id, parentId, at: actor.at, sandbox: true }, fields, organizationRoles);
  await writeAdminLog(trx, actor, {
    organizationId: id,
    subject: "organization",
    subjectId: id,
    subjectName: name,
    action: "created",
    changes: changesBetween(null, { ...fields, parentOrganizationId: parentId }),
  });
  return id;
}

async function addSandbox(
  trx: Transaction<Database>,
  actor: AdminActor,
  { id, name }: { id: string; name: string },
): Promise<Sandbox> {
  const twinId = await addOrganization(trx, actor, { name: words.nameOfTwin(name), parentId: id });
  const robotId = await addOrganization(trx, actor, { name: words.nameOfRobot, parentId: null });
  await agreeSubscription(trx, { subscriberId: twinId, supplierId: robotId });
  await agreeSubscription(trx, { subscriberId: robotId, supplierId: twinId });
  await addProducts(trx, actor, [robotId, twinId]);
  const robotUserId = await addMachine(trx, words.nameOfRobot);
  const client = { name: words.nameOfClient, scopes: apiScopes, networks: [] };
  const clientId = await createClient(trx, actor, twinId, client);
  await trx
    .insertInto("sandboxes")
    .values({
      organization_id: id,
      twin_id: twinId,
      robot_id: robotId,
      robot_user_id: robotUserId,
      client_id: clientId,
      created_at: actor.at,
    })
    .execute();
  return { organizationId: id, twinId, robotId, robotUserId, clientId, emptiedAt: null };
}

/** Makes the sandbox of an organization, once; whoever opens it gets every role in its twin. */
export async function openSandbox(db: Kysely<Database>, actor: AdminActor, organizationId: string): Promise<Sandbox> {
  return await inTransaction(db, async (trx) => {
    const organization = await lockOrganization(trx, organizationId);
    if (!organization) throw new Problem("NOT_FOUND");
    if (await isOfSandbox(trx, organizationId)) throw new Problem("CONFLICT");
    await refuseClosed(trx, organizationId);
    const found = await findSandbox(trx, organizationId);
    const sandbox = found ?? (await addSandbox(trx, actor, { id: organizationId, name: organization.name }));
    await giveRoles(trx, actor.userId, sandbox.twinId, organizationRoles);
    return sandbox;
  });
}
