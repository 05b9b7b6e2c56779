import type { DocumentType } from "../enumerations/document-types.ts";
import type { EventMessageKind } from "../enumerations/event-message-kinds.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { renderMail, type MailPart } from "./mail-html.ts";
import type { Hearer, NoticeSubject } from "./notice-table.ts";

export type WrittenNotice = {
  subject: NoticeSubject;
  kind: EventMessageKind;
  urgent: boolean;
  documentType: DocumentType;
  eventId: number;
  /** How many came together, of which this is the first; undefined of one. */
  count?: number | undefined;
  /** When it happened. */
  at: string;
  /** The organization that acted. */
  by: string;
  /** The other party, as the reader sees it. */
  counterparty: string;
  /** The document as the reader's side may see it, in the text form of D-34. */
  documentText: string;
};

export type NoticeReader = {
  who: Hearer;
  /** The organization through which the reader hears. */
  organization: string;
  /** The page of the document. */
  link: string;
  /** The page on which these mails are ended; undefined where the reader cannot. */
  stopLink: string | undefined;
};

export type RenderedMail = { subject: string; text: string; html: string };

/** Line breaks and other control characters would end the header in which it stands. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

function whyOf({ mail }: Catalogue["notices"], { who, organization }: NoticeReader): string {
  if (who === "organization") return mail.ofOrganization(organization);
  if (who === "followers") return mail.ofFollowers(organization);
  if (who === "watchers") return mail.ofWatcher;
  return who === "maker" ? mail.ofMaker : mail.ofHandler;
}

const stopLabelOf = ({ mail }: Catalogue["notices"], { who }: NoticeReader) =>
  who === "followers" ? mail.stopOfCase : mail.stopOfType;

/** A notice as a mail to one reader. Source: D-19, D-34. */
export function renderNoticeMail(texts: Catalogue, notice: WrittenNotice, reader: NoticeReader): RenderedMail {
  const { subject, kind, urgent, documentType, eventId, count, at, by, counterparty, documentText } = notice;
  const words = texts.notices;
  const { mail } = words;
  const headline =
    count === undefined ? words.headline(subject, documentType, eventId) : words.gathered(documentType, count);
  const mark = urgent ? `${mail.urgentMark}: ` : "";
  const parts: MailPart[] = [
    { heading: `${mark}${headline}`, urgent },
    { text: mail.by(by, texts.formats.instant(at)) },
    ...(kind === "Control" ? [{ text: mail.task(words.taskOf(subject)), strong: true }] : []),
    reader.who === "followers"
      ? { link: reader.link, label: mail.openWithLogin }
      : { link: reader.link, label: mail.open, button: true },
    ...(count === undefined ? [] : [{ text: mail.firstOfMany }]),
    { lines: documentText },
    { small: whyOf(words, reader) },
    ...(reader.stopLink === undefined ? [] : [{ link: reader.stopLink, label: stopLabelOf(words, reader) }]),
  ];
  const stable =
    count === undefined ? words.mailSubject(documentType, eventId, counterparty) : `${headline}, ${counterparty}`;
  return { subject: oneLine(`${mark}${stable}`), ...renderMail(texts, parts) };
}
