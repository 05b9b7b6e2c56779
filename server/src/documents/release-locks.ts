import { takesPart } from "@runko/domain/documents/document-parties";
import { hasRole } from "@runko/domain/organizations/held-roles";
import { pathRoles, type GlobalRole, type OrganizationRole } from "@runko/domain/organizations/roles";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { tellChange } from "./tell-change.ts";

type Column = "l.user_id" | "l.organization_id" | "l.document_id";

async function releaseLocksWhere<Value extends string | number>(
  trx: Transaction<Database>,
  column: Column,
  values: readonly Value[],
): Promise<void> {
  if (values.length === 0) return;
  const released = await trx
    .deleteFrom("edit_locks as l")
    .using("documents as d")
    .whereRef("d.id", "=", "l.document_id")
    .where(column, "in", values)
    .returning(["d.id", "d.document_type", "d.subscriber_id", "d.supplier_id"])
    .execute();
  for (const document of released) await tellChange(trx, "lock", document);
}

/** Releases every edit lock of a user, as on logout (specification §4). */
export const releaseLocksOf = (trx: Transaction<Database>, userId: string): Promise<void> =>
  releaseLocksWhere(trx, "l.user_id", [userId]);

/** Releases every edit lock that was taken in an organization, as when it is closed (D-53). */
export const releaseLocksIn = (trx: Transaction<Database>, organizationId: string): Promise<void> =>
  releaseLocksWhere(trx, "l.organization_id", [organizationId]);

type Held = { organizationId: string; role: OrganizationRole };

/** Releases those edit locks of a user that none of the roles left to the user would let it take. */
export async function releaseLocksWithoutRole(trx: Transaction<Database>, userId: string): Promise<void> {
  const locks = await trx
    .selectFrom("edit_locks as l")
    .innerJoin("documents as d", "d.id", "l.document_id")
    .select([
      "l.document_id as id",
      "l.organization_id as organizationId",
      "d.document_type as documentType",
      "d.subscriber_id as subscriberId",
      "d.supplier_id as supplierId",
    ])
    .where("l.user_id", "=", userId)
    .execute();
  if (locks.length === 0) return;
  const user = await trx
    .selectFrom("users")
    .select(["id", "global_role as globalRole"])
    .where("id", "=", userId)
    .$narrowType<{ globalRole: GlobalRole | null }>()
    .executeTakeFirstOrThrow();
  const organizationRoles = await trx
    .selectFrom("user_organization_roles")
    .select(["organization_id as organizationId", "role"])
    .where("user_id", "=", userId)
    .$narrowType<Held>()
    .execute();
  const mayHold = ({ organizationId, ...document }: (typeof locks)[number]) =>
    pathRoles.some(
      (role) =>
        hasRole({ ...user, organizationRoles }, organizationId, role) &&
        takesPart({ userId, organizationId, role }, document),
    );
  await releaseLocksWhere(
    trx,
    "l.document_id",
    locks.filter((lock) => !mayHold(lock)).map(({ id }) => id),
  );
}
