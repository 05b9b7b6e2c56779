import { deliveryOf, type Delivery } from "@runko/domain/notifications/deliveries";
import { nextDigestDay } from "@runko/domain/notifications/digest-day";
import type { Side } from "@runko/domain/documents/sides";
import {
  deliveryOfNotice,
  hearingsOf,
  messageTypeOf,
  sideOfMaker,
  type NoticeSubject,
} from "@runko/domain/notifications/notice-table";
import {
  renderNoticeMail,
  type NoticeReader,
  type WrittenNotice,
} from "@runko/domain/notifications/render-notice-mail";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { textsFor } from "@runko/domain/texts/texts-for";
import { normalizeEmail } from "@runko/domain/values/email";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { claimMessage } from "../platform/outbox/claim-message.ts";
import type { Waiting } from "../platform/outbox/topic.ts";
import { askConsents } from "../consents/ask-consents.ts";
import { documentLink, roleOfSide } from "./document-place.ts";
import { findHearers, organizationOn, type ToldAddress, type ToldPerson } from "./find-hearers.ts";
import { loadNoticed, textForSide, type NoticedDocument, type SideText } from "./load-noticed.ts";
import { loadConsents } from "../consents/mail-consents.ts";
import { readDocumentNotice, readMessageNotice, type Notice } from "./notice-payload.ts";
import { stopLinks } from "./stop-token.ts";
import { writeNotifications } from "./write-notifications.ts";

type Context = Pick<AppContext, "db" | "config" | "clock">;

type Spread = {
  trx: Transaction<Database>;
  context: Context;
  document: NoticedDocument;
  written: (texts: Catalogue, side: Side, told: keyof SideText) => Promise<Omit<WrittenNotice, "kind">>;
  messageType: ReturnType<typeof messageTypeOf>;
  urgent: boolean;
  at: Date;
};

type MailReader = {
  told: keyof SideText;
  email: string;
  /** Of an address, undefined: nobody knows what it reads. */
  language: string | undefined;
  unsubscribeUrl: string | undefined;
};

async function mailNotice(
  { trx, document, written, urgent }: Spread,
  { side, kind }: Pick<ToldAddress, "side" | "kind">,
  { told, language, ...reader }: NoticeReader & MailReader,
): Promise<void> {
  const texts = textsFor(language);
  const rendered = renderNoticeMail(texts, { ...(await written(texts, side, told)), kind }, reader);
  const { email, unsubscribeUrl } = reader;
  await queueMail(trx, { to: email, ...rendered, thread: `case-${document.caseId}`, urgent, unsubscribeUrl });
}

async function mailAddress(spread: Spread, told: ToldAddress): Promise<void> {
  const { context, document } = spread;
  const { who, side, email } = told;
  const stop =
    who === "followers"
      ? stopLinks(context.config, { email: normalizeEmail(email), case: document.caseId })
      : undefined;
  await mailNotice(spread, told, {
    // A follower who is nobody of the parties may be anybody; prices are between the parties.
    told: who === "followers" ? "withoutPrices" : "whole",
    who,
    email,
    language: undefined,
    organization: side === "subscriber" ? document.subscriberName : document.supplierName,
    link: documentLink(context.config, {
      role: roleOfSide(side, document.documentType),
      organizationId: organizationOn(side, document),
      eventId: document.id,
    }),
    stopLink: stop?.page,
    unsubscribeUrl: stop?.post,
  });
}

type Giver = { organizationId: string; organizationName: string };

/** The organization that named the followers: the maker's. */
function giverOf(document: NoticedDocument): Giver {
  const side = sideOfMaker(document);
  const organizationName = side === "subscriber" ? document.subscriberName : document.supplierName;
  return { organizationId: organizationOn(side, document), organizationName };
}

/** Leaves out the addresses that have not agreed to be mailed; followers that were never asked are asked now (security F5). */
async function withoutUnproven(
  { trx, context, document }: Spread,
  addresses: readonly ToldAddress[],
  askedById: string,
): Promise<ToldAddress[]> {
  const now = context.clock.now();
  const giver = giverOf(document);
  const askerOf = ({ who, side }: ToldAddress) =>
    who === "followers" ? giver.organizationId : organizationOn(side, document);
  const proven = new Set<ToldAddress>();
  const newcomers: string[] = [];
  for (const organizationId of new Set(addresses.map(askerOf))) {
    const asked = addresses.filter((told) => askerOf(told) === organizationId);
    const emails = asked.map(({ email }) => email);
    const consents = await loadConsents(trx, organizationId, { emails, now });
    for (const [index, told] of asked.entries()) {
      const known = consents[index];
      if (known?.consent === "agreed") proven.add(told);
      else if (told.who === "followers" && known?.mayAsk === true && known.askedAt === null) newcomers.push(told.email);
    }
  }
  const { documentType, id: eventId } = document;
  await askConsents(trx, context, { ...giver, askedById, about: { documentType, eventId } }, newcomers);
  return addresses.filter((told) => proven.has(told));
}

async function waitForDigest({ trx, context }: Spread, userId: string): Promise<void> {
  await sql`INSERT INTO digest_turns AS t (user_id, next_day) VALUES (${userId}, ${nextDigestDay(context.clock.now())})
    ON CONFLICT (user_id) DO UPDATE SET next_day = least(t.next_day, excluded.next_day)`.execute(trx);
}

type Delivered = ToldPerson & { delivery: Delivery };

/** Rings the bells of all of them at once. */
async function ringBells(spread: Spread, told: readonly Delivered[], subject: NoticeSubject): Promise<void> {
  const { trx, document, messageType, urgent, at } = spread;
  const rows = told.map(({ person, role, organizationId, kind, delivery }) => ({
    id: uuidv7(),
    user_id: person.id,
    organization_id: organizationId,
    role,
    document_id: document.id,
    message_type: messageType,
    subject,
    kind,
    urgent,
    created_at: at,
    for_digest: delivery === "daily",
  }));
  await writeNotifications(trx, rows);
}

async function mailPerson(spread: Spread, { delivery, ...told }: Delivered): Promise<void> {
  const { context, document, messageType } = spread;
  const { person, role, organizationId, who, side } = told;
  if (delivery === "daily") await waitForDigest(spread, person.id);
  if (delivery !== "atOnce") return;
  const stop = stopLinks(context.config, { user: person.id, type: messageType });
  await mailNotice(spread, told, {
    told: "whole",
    who,
    email: person.emailAddress,
    language: person.language,
    organization: side === "subscriber" ? document.subscriberName : document.supplierName,
    link: documentLink(context.config, { role, organizationId, eventId: document.id }),
    stopLink: stop.page,
    unsubscribeUrl: stop.post,
  });
}

/** Who acted: of what is handed over the portal's own people, else an organization. What becomes of an original is its subscriber's doing, and a fault can be its handler's. */
function actorOf(texts: Catalogue, subject: NoticeSubject, to: Side, document: NoticedDocument): string {
  if (subject === "handOver") return texts.notices.portal;
  if (subject === "clockAtRisk" || subject === "clockLate" || subject === "lapseRequest") return texts.notices.itself;
  const { subscriberName, supplierName, originalSubscriberName } = document;
  if (subject === "originalEdited" || subject === "originalCancelled") return originalSubscriberName ?? subscriberName;
  if (subject === "assign") return to === "subscriber" ? subscriberName : supplierName;
  if (to === "subscriber") return supplierName;
  const byOwner = subject === "create" || subject === "edit" || subject === "cancel";
  return byOwner && sideOfMaker(document) === "supplier" ? supplierName : subscriberName;
}

/** Tells of what happened to a document everyone whom it concerns. */
export const fanOutNotice = (context: Context, { id, payload }: Waiting): Promise<void> =>
  tellHearers(context, id, readDocumentNotice(payload));

/** Tells of a message everyone whom it concerns. */
export const fanOutMessageNotice = (context: Context, { id, payload }: Waiting): Promise<void> =>
  tellHearers(context, id, readMessageNotice(payload));

/** In the portal and by mail, all or nothing. Source: D-9b, D-19, D-34. */
async function tellHearers(
  context: Context,
  id: string,
  { eventId, subject, to, actorId, count }: Notice,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const at = await claimMessage(trx, id);
    const document = at && (await loadNoticed(trx, eventId));
    if (!document || document.sandbox) return;
    const { documentType, faultType, subscriberName, supplierName } = document;
    const messageType = messageTypeOf(subject, documentType);
    const urgent = faultType === "urgentFault";
    const sideTexts: Partial<Record<Side, Promise<SideText>>> = {};
    const written: Spread["written"] = async (texts, side, told) => ({
      subject,
      urgent,
      documentType,
      eventId,
      count,
      at: at.toISOString(),
      by: actorOf(texts, subject, to, document),
      counterparty: side === "subscriber" ? supplierName : subscriberName,
      documentText: (await (sideTexts[side] ??= textForSide(trx, context, document, side)))[told](texts),
    });
    const spread: Spread = { trx, context, document, written, messageType, urgent, at };
    const hearings = hearingsOf(subject, to, document);
    const { people, addresses } = await findHearers(trx, document, { hearings, messageType, actorId });
    const mailable = await withoutUnproven(spread, addresses, actorId);
    for (const told of mailable) await mailAddress(spread, told);
    const mailed = new Set(mailable.map(({ email }) => normalizeEmail(email)));
    const delivered = people.map((told): Delivered => {
      const bellOnly = told.who === "answerers" || mailed.has(normalizeEmail(told.person.emailAddress));
      const chosen = deliveryOf(told.person.choices, messageType, urgent);
      return { ...told, delivery: bellOnly ? "none" : deliveryOfNotice(subject, chosen, urgent) };
    });
    await ringBells(spread, delivered, subject);
    for (const told of delivered) await mailPerson(spread, told);
  });
}
