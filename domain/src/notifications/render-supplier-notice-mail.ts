import type { NoticeKind, NoticeWord } from "../supplier-notices/supplier-notice.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { renderMail, type MailPart } from "./mail-html.ts";
import { oneLine, type RenderedMail } from "./render-notice-mail.ts";

type WrittenSupplierNotice = {
  kind: NoticeKind;
  word: NoticeWord;
  title: string;
  text: string;
  /** What was said with the newest change; empty: nothing. */
  said: string | null;
  beginsAt: string;
  endsAt: string | null;
  supplier: string;
  organization: string;
  connections: number;
  at: string;
};

/** What a supplier tells of its connections, as a mail to somebody of an organization that has some of them. */
export function renderSupplierNoticeMail(
  texts: Catalogue,
  notice: WrittenSupplierNotice,
  { link }: { link: string },
): RenderedMail {
  const { kind, word, title, supplier, organization } = notice;
  const words = texts.supplierNotices;
  const headline = words.headlines[word](words.kinds[kind]);
  const parts: MailPart[] = [
    { heading: `${headline}: ${title}` },
    { text: texts.notices.mail.by(supplier, texts.formats.instant(notice.at)) },
    ...(word !== "announced" && notice.said ? [{ text: notice.said, strong: true }] : []),
    { text: words.times(kind, notice.beginsAt, notice.endsAt) },
    { text: notice.text },
    { text: words.touches(notice.connections) },
    { link, label: words.openMailed, button: true },
    { small: words.why(organization) },
  ];
  return { subject: oneLine(`${headline}: ${title} (${supplier})`), ...renderMail(texts, parts) };
}
