import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { dateOfInstant } from "../values/instant.ts";
import { describeDocument, type ToldDocument, type ToldLine, type WrittenDocument } from "./describe-document.ts";
import type { DocumentState } from "./document-states.ts";

/** What a letter needs of a document beside what is told of it. */
export type SentDocument = WrittenDocument & {
  /** Instant of its making. */
  createdAt: string;
  /** Instants by state. */
  stateDates: Readonly<Partial<Record<DocumentState, string>>>;
};

/** A document as one party sends it to the other: a confirmation or an offer once it is given, and before that what was asked. */
type Letter = Pick<ToldDocument, "title" | "head" | "sections"> & {
  /** The name of who sends it. */
  sender: string;
};

/** The state in which the supplier has bound itself, for types that become another paper by it. */
function boundIn(type: DocumentType): DocumentState | undefined {
  if (isOrderType(type)) return "CONFIRMED";
  return type === "Inquiry" ? "READY" : undefined;
}

type Bound = Pick<SentDocument, "id" | "documentType" | "eventState" | "rejected" | "stateDates">;

/** The instant at which the supplier bound itself, of what stands. */
function boundOn({ documentType: type, eventState, rejected, stateDates }: Bound): string | undefined {
  const state = boundIn(type);
  return rejected || eventState === "CANCELLED" || state === undefined ? undefined : stateDates[state];
}

/** What the letter is called: a confirmation or an offer once it is given, and before that what was asked. */
export function letterTitle(texts: Pick<Catalogue, "documents" | "letters">, view: Bound): string {
  const { documentType: type, id } = view;
  const bound = boundOn(view) && texts.letters.bound[type];
  return texts.letters.title(bound ?? texts.documents.types[type].one, id);
}

/** A letter puts what the supplier says before what was asked. */
export function describeLetter(texts: Catalogue, view: SentDocument, names?: Readonly<Record<string, string>>): Letter {
  const { head, sections } = describeDocument(texts, view, names);
  const { letters, documents: words, formats } = texts;
  const bound = boundOn(view);
  const subscriber = { name: view.subscriber.name, role: words.subscriber };
  const supplier = { name: view.supplier.name, role: words.supplier };
  const [sender, receiver] = bound ? [supplier, subscriber] : [subscriber, supplier];
  // In the place of the parties, each told once: who it is in the letter and in the trade.
  const between: ToldLine[] = [
    { label: letters.sender, value: letters.party(sender.name, sender.role) },
    { label: letters.receiver, value: letters.party(receiver.name, receiver.role) },
    { label: letters.date, value: formats.date(dateOfInstant(bound ?? view.createdAt)) },
  ];
  return {
    title: letterTitle(texts, view),
    sender: sender.name,
    head: [...between, ...head],
    sections: sections.toSorted((one, other) => Number(other.answer) - Number(one.answer)),
  };
}
