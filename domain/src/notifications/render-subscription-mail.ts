import type { DocumentType } from "../enumerations/document-types.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { renderMail, type MailPart } from "./mail-html.ts";
import { oneLine, type RenderedMail } from "./render-notice-mail.ts";
import { kindOfSubscriptionNotice, type SubscriptionSubject } from "./subscription-notices.ts";

type WrittenSubscriptionNotice = {
  subject: SubscriptionSubject;
  eventTypes: readonly DocumentType[];
  /** The other party, as the reader sees it. */
  partner: string;
  at: string;
};

/** What is told of a subscription, as a mail to an administrator of the told organization. */
export function renderSubscriptionMail(
  texts: Catalogue,
  { subject, eventTypes, partner, at }: WrittenSubscriptionNotice,
  { organization, link }: { organization: string; link: string },
): RenderedMail {
  const { subscriptionHeadlines, subscriptionMail: words, mail } = texts.notices;
  const headline = subscriptionHeadlines[subject];
  const parts: MailPart[] = [
    { heading: headline },
    { text: mail.by(partner, texts.formats.instant(at)) },
    { text: words.types },
    { list: eventTypes.map((type) => texts.documents.types[type].one) },
    ...(kindOfSubscriptionNotice(subject) === "Control" ? [{ text: mail.task(words.task), strong: true }] : []),
    { link, label: words.open, button: true },
    { small: words.why(organization) },
  ];
  return { subject: oneLine(`${headline} (${partner})`), ...renderMail(texts, parts) };
}
