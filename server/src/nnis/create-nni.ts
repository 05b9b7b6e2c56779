import type { NniFields } from "@runko/domain/nnis/nni-schema";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { tellTaken } from "../platform/http/tell-taken.ts";
import type { Database } from "../platform/database/schema.ts";
import { insertNni } from "./nni-store.ts";

/** Makes an NNI of the organization, without rights or groups, and answers its id. */
export async function addNni(
  trx: Transaction<Database>,
  actor: AdminActor,
  organizationId: string,
  fields: NniFields,
): Promise<string> {
  const nniId = uuidv7();
  await tellTaken("identifier", "IDENTIFIER_IN_USE", () => insertNni(trx, { organizationId, nniId }, fields));
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "nni",
    subjectId: nniId,
    subjectName: fields.identifier,
    action: "created",
    changes: changesBetween(null, fields),
  });
  return nniId;
}
