import type { ContactRequest } from "@runko/domain/contact/contact-request";
import type { Feedback, InboxKind } from "@runko/domain/contact/feedback";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** What the inbox holds of each: feedback has a category besides, and maybe a page and a failed request. */
export type InboxRequest = Omit<ContactRequest, "kind"> & { kind: InboxKind };
export type FeedbackFacts = Omit<Feedback, "message">;

type NewContactRequest = { id: string; request: InboxRequest; feedback?: FeedbackFacts; at: Date };

export async function insertContactRequest(
  trx: Transaction<Database>,
  { id, request, feedback, at }: NewContactRequest,
): Promise<void> {
  await trx
    .insertInto("contact_requests")
    .values({
      id,
      kind: request.kind,
      name: request.name,
      organization_name: request.organizationName,
      business_id: request.businessId,
      email_address: request.emailAddress,
      phone_number: request.phoneNumber,
      message: request.message,
      category: feedback?.category ?? null,
      page: feedback?.page ?? "",
      failed_request_id: feedback?.failedRequestId ?? "",
      received_at: at,
    })
    .execute();
}

/** Whether it is handled, and whose request it was; nobody else changes it until the transaction ends. */
export async function lockContactRequest(
  trx: Transaction<Database>,
  id: string,
): Promise<{ handled: boolean; organizationName: string } | undefined> {
  const row = await trx
    .selectFrom("contact_requests")
    .select(["handled_at", "organization_name"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && { handled: row.handled_at !== null, organizationName: row.organization_name };
}

/** Null: it is new again. */
export async function writeHandling(
  trx: Transaction<Database>,
  id: string,
  handling: { at: Date; by: string } | null,
): Promise<void> {
  await trx
    .updateTable("contact_requests")
    .set({ handled_at: handling?.at ?? null, handled_by: handling?.by ?? null })
    .where("id", "=", id)
    .execute();
}
