import type { DocumentType } from "../enumerations/document-types.ts";
import type { EventMessageKind } from "../enumerations/event-message-kinds.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { renderMail, type MailPart } from "./mail-html.ts";
import type { NoticeSubject } from "./notice-table.ts";
import type { RenderedMail } from "./render-notice-mail.ts";

/** Most notices that a digest names. */
const mostNamed = 100;

export type DigestLine = {
  subject: NoticeSubject;
  kind: EventMessageKind;
  documentType: DocumentType;
  eventId: number;
  at: string;
  counterparty: string;
  link: string;
};

/** The notices of each document together, the document first that was heard of first; of two organizations apart. */
function groupByDocument(lines: readonly DigestLine[]): DigestLine[][] {
  const groups = new Map<string, DigestLine[]>();
  for (const line of lines) groups.set(line.link, [...(groups.get(line.link) ?? []), line]);
  return [...groups.values()];
}

const itemOf = ({ formats, notices }: Catalogue, { subject, kind, at }: DigestLine): string => {
  const task = kind === "Control" ? `. ${notices.mail.task(notices.taskOf(subject))}` : "";
  return `${formats.instant(at)}: ${notices.happening(subject)}${task}`;
};

function partsOf(texts: Catalogue, group: readonly DigestLine[]): MailPart[] {
  const [first] = group;
  if (!first) return [];
  const label = texts.notices.document(first.documentType, first.eventId, first.counterparty);
  return [{ link: first.link, label, close: true }, { list: group.map((line) => itemOf(texts, line)) }];
}

/** The notices of a day as one mail. */
export function renderDigest(
  texts: Catalogue,
  lines: readonly DigestLine[],
  { stopLink }: { stopLink: string },
): RenderedMail {
  const words = texts.notices;
  const named = lines.slice(0, mostNamed);
  const parts: MailPart[] = [
    { heading: words.digest.title },
    ...groupByDocument(named).flatMap((group) => partsOf(texts, group)),
    ...(lines.length > named.length ? [{ text: words.digest.more(lines.length - named.length) }] : []),
    { small: words.digest.why },
    { link: stopLink, label: words.digest.stop },
  ];
  return { subject: words.digest.subject(lines.length), ...renderMail(texts, parts) };
}
