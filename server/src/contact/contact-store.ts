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
): Promise<{ handled: boolean; kind: string; organizationName: string; organizationId: string | null } | undefined> {
  const row = await trx
    .selectFrom("contact_requests")
    .select(({ selectFrom }) => [
      "handled_at",
      "kind",
      "organization_name as organizationName",
      selectFrom("organizations as o")
        .select("o.id")
        .whereRef("o.id", "=", "contact_requests.organization_id")
        .as("organizationId"),
    ])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { handled_at: handledAt, ...rest } = row;
  return { ...rest, handled: handledAt !== null };
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

export async function writeOrganization(trx: Transaction<Database>, id: string, organizationId: string): Promise<void> {
  await trx.updateTable("contact_requests").set({ organization_id: organizationId }).where("id", "=", id).execute();
}
