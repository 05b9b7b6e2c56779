import type { ContactField } from "@runko/domain/contact/contact-request";
import { productAdminRole } from "@runko/domain/organizations/roles";
import { contactRequestsPath } from "@runko/domain/contact/contact-paths";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { textsFor } from "@runko/domain/texts/texts-for";
import type { Transaction } from "kysely";
import type { Config } from "../config/config.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import type { FeedbackFacts, InboxRequest } from "./contact-store.ts";

const shown = [
  "name",
  "organizationName",
  "businessId",
  "emailAddress",
  "phoneNumber",
] as const satisfies ContactField[];

function feedbackLines({ feedback: words }: Catalogue, { category, page, failedRequestId }: FeedbackFacts): string[] {
  return [
    `${words.category} ${words.categories[category]}`,
    ...(page === "" ? [] : [`${words.page}: ${page}`]),
    ...(failedRequestId === "" ? [] : [`${words.failedRequestId}: ${failedRequestId}`]),
  ];
}

function linesOf(texts: Catalogue, request: InboxRequest, feedback: FeedbackFacts | undefined): string[] {
  const { fields } = texts.contact;
  const told = shown.filter((field) => request[field] !== "").map((field) => `${fields[field]}: ${request[field]}`);
  const facts = feedback ? [...told, ...feedbackLines(texts, feedback)] : told;
  return request.message === "" ? facts : [...facts, "", request.message];
}

/** Leaves a mail for each product admin; its heads are ours but for the address to answer to, which was checked. */
export async function mailContactRequest(
  trx: Transaction<Database>,
  { publicUrl }: Pick<Config, "publicUrl">,
  request: InboxRequest,
  feedback?: FeedbackFacts,
): Promise<void> {
  const admins = await trx
    .selectFrom("users")
    .select(["email_address", "language"])
    .where("global_role", "=", productAdminRole)
    .where("disabled", "=", false)
    .where("group_account", "=", false)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const link = new URL(contactRequestsPath, publicUrl).href;
  for (const { email_address: to, language } of admins) {
    const texts = textsFor(language);
    const { mailSubject, mailText } = texts.contact;
    await queueMail(trx, {
      to,
      replyTo: request.emailAddress,
      subject: mailSubject(request.kind),
      text: mailText(request.kind, linesOf(texts, request, feedback), link),
    });
  }
}
