import type { DocumentType } from "../documents/document-types.ts";
import type { EventMessageKind } from "../enumerations/event-message-kinds.ts";
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

const itemOf = ({ subject, kind, at }: DigestLine): string => {
  const task = kind === "Control" ? `. ${words.mail.task(words.taskOf(subject))}` : "";
  return `${formatInstant(at)}: ${words.happening(subject)}${task}`;
};

function partsOf(group: readonly DigestLine[]): MailPart[] {
  const [first] = group;
  if (!first) return [];
  const label = words.document(first.documentType, first.eventId, first.counterparty);
  return [{ link: first.link, label, close: true }, { list: group.map(itemOf) }];
}

/** The notices of a day as one mail. */
export function renderDigest(lines: readonly DigestLine[], { stopLink }: { stopLink: string }): RenderedMail {
  const named = lines.slice(0, mostNamed);
  const parts: MailPart[] = [
    { heading: words.digest.title },
    ...groupByDocument(named).flatMap(partsOf),
    ...(lines.length > named.length ? [{ text: words.digest.more(lines.length - named.length) }] : []),
    { small: words.digest.why },
    { link: stopLink, label: words.digest.stop },
  ];
  return { subject: words.digest.subject(lines.length), ...renderMail(parts) };
}
