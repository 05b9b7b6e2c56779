import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { Issue } from "@runko/domain/values/issue";
import { isUuid } from "@runko/domain/values/uuid";
import type { Kysely } from "kysely";
import { mayUseNni } from "../nnis/may-use-nni.ts";
import type { Database } from "../platform/database/schema.ts";

type Parties = {
  subscriberId: string;
  supplierId: string;
  productGroupId: string | null;
  /** What the document has already; it may keep a billing group that is removed from the organization's. */
  before?: DocumentFields;
};

/** Whether what the fields point at may be used by these parties: NNIs by their rights (D-22), own billing groups. */
export async function checkReferences(db: Kysely<Database>, parties: Parties, given: DocumentFields): Promise<Issue[]> {
  const { subscriberId, supplierId, productGroupId, before } = parties;
  const issues: Issue[] = [];
  for (const [field, direction] of [
    ["nniFromId", "from"],
    ["nniToId", "to"],
  ] as const) {
    const nniId = given[field];
    if (!nniId || !isUuid(nniId)) continue;
    const may = productGroupId && (await mayUseNni(db, { subscriberId, supplierId, productGroupId }, nniId, direction));
    if (!may) issues.push({ path: `document.${field}`, code: "NNI_NOT_ALLOWED" });
  }
  const groupId = given.billingGroupId;
  if (groupId && isUuid(groupId) && groupId !== before?.billingGroupId) {
    const group = await db
      .selectFrom("billing_groups")
      .select("id")
      .where("id", "=", groupId)
      .where("organization_id", "=", subscriberId)
      .where("active", "=", true)
      .executeTakeFirst();
    if (!group) issues.push({ path: "document.billingGroupId", code: "NOT_AN_OPTION" });
  }
  return issues;
}
