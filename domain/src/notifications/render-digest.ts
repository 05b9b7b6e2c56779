import type { DocumentType } from "../documents/document-types.ts";
import { texts } from "../texts/texts.ts";
import { formatInstant } from "../values/instant.ts";
import { renderMail, type MailPart } from "./mail-html.ts";
import type { NoticeSubject } from "./notice-table.ts";
import type { RenderedMail } from "./render-notice-mail.ts";

const words = texts.notices;

/** Most notices that a digest names. */
const mostNamed = 100;

export type DigestLine = {
  subject: NoticeSubject;
  documentType: DocumentType;
  eventId: number;
  at: string;
  counterparty: string;
  link: string;
};

/** The notices of a day as one mail. */
export function renderDigest(lines: readonly DigestLine[], { stopLink }: { stopLink: string }): RenderedMail {
  const named = lines.slice(0, mostNamed);
  const parts: MailPart[] = [
    { heading: words.digest.title },
    ...named.flatMap(({ subject, documentType, eventId, at, counterparty, link }): MailPart[] => [
      {
        link,
        label: `${words.headline(subject, documentType, eventId)} (${words.mail.by(counterparty, formatInstant(at))})`,
      },
    ]),
    ...(lines.length > named.length ? [{ text: words.digest.more(lines.length - named.length) }] : []),
    { small: words.digest.why },
    { link: stopLink, label: words.mail.stop },
  ];
  return { subject: words.digest.subject(lines.length), ...renderMail(parts) };
}
