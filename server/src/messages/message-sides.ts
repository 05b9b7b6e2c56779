import type { RefusalCode } from "@runko/domain/problems/refusal-codes";
import { problemStatus } from "@runko/domain/problems/problem-codes";
import type { Kysely } from "kysely";
import type { OpenedDocument } from "../documents/open-document.ts";
import { refusalProblem } from "../documents/refuse.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { StoredMessage } from "./message-store.ts";

type Document = OpenedDocument["stored"];

/** The party to which a message of this organization goes. */
export function receiverOf(document: Document, senderOrganizationId: string): "subscriber" | "supplier" {
  return senderOrganizationId === document.subscriber_id ? "supplier" : "subscriber";
}

export function isUnread({ read_at, expired }: Pick<StoredMessage, "read_at" | "expired">): boolean {
  return read_at === null && !expired;
}

/** Refuses in the order in which refusals are told: who may not, a malformed body, what the state forbids (D-10). */
export async function refuseMessages(
  db: Kysely<Database>,
  refusal: RefusalCode | null,
  document: Document,
  malformed: Error | undefined,
): Promise<void> {
  if (refusal && problemStatus[refusal] === 403) throw new Problem(refusal);
  if (malformed) throw malformed;
  if (refusal) throw await refusalProblem(db, refusal, document, 0);
}
