import type { UserForRights } from "@runko/domain/organizations/roles";
import { mayEndSharing, mayShareDown } from "@runko/domain/organizations/sharing";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { findPathOfSharing, findWholePath } from "../organizations/find-organization-path.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { deleteSharedNni, insertSharedNni, keepNni, lockSharedNni, type NniKey } from "./nni-store.ts";

type Context = Pick<AppContext, "db" | "pool">;
type Sharer = AdminActor & { user: UserForRights };

const action = "keepNnis";

/** Lets an organization offer an NNI of one above it as its own (D-21); one that is shared already stays so. */
export async function shareNni({ db, pool }: Context, actor: Sharer, key: NniKey): Promise<void> {
  const path = await findPathOfSharing(pool, actor.user, key.organizationId);
  await inTransaction(db, async (trx) => {
    const nni = await keepNni(trx, key.nniId);
    if (!nni || !mayShareDown(actor.user, path, { ownerId: nni.ownerId, action }))
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "nniId", code: "INVALID_ID" }] });
    if (!(await insertSharedNni(trx, key))) return;
    await writeAdminLog(trx, actor, {
      organizationId: key.organizationId,
      subject: "subOrganizationNni",
      subjectId: key.nniId,
      subjectName: nni.identifier,
      action: "created",
      changes: [],
    });
  });
}

/** Ends the sharing; documents that go from or to the NNI stay as they are. */
export async function endNniSharing({ db, pool }: Context, actor: Sharer, key: NniKey): Promise<void> {
  const path = (await findWholePath(pool, actor.user, key.organizationId)) ?? [];
  await inTransaction(db, async (trx) => {
    const nni = await lockSharedNni(trx, key);
    if (!nni) throw new Problem("NOT_FOUND");
    if (!mayEndSharing(actor.user, path, { ownerId: nni.ownerId, action })) throw new Problem("FORBIDDEN");
    await deleteSharedNni(trx, key);
    await writeAdminLog(trx, actor, {
      organizationId: key.organizationId,
      subject: "subOrganizationNni",
      subjectId: key.nniId,
      subjectName: nni.identifier,
      action: "deleted",
      changes: [],
    });
  });
}
