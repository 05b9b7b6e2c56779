import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";
import type { Catalogue } from "../texts/catalogue.ts";
import { dateOfInstant } from "../values/instant.ts";
import { describeDocument, type ToldDocument, type WrittenDocument } from "./describe-document.ts";
import type { DocumentState } from "./document-states.ts";

/** What a letter needs of a document beside what is told of it. */
export type SentDocument = WrittenDocument & {
  /** Instant of its making. */
  createdAt: string;
  /** Instants by state. */
  stateDates: Readonly<Partial<Record<DocumentState, string>>>;
};

/** A document as one party sends it to the other: a confirmation or an offer once it is given, and before that what was asked. */
type Letter = ToldDocument & {
  sender: string;
  receiver: string;
  /** Calendar date of what it says. */
  date: string;
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
  const bound = boundOn(view);
  const [subscriber, supplier] = [view.subscriber.name, view.supplier.name];
  return {
    title: letterTitle(texts, view),
    sender: bound ? supplier : subscriber,
    receiver: bound ? subscriber : supplier,
    date: dateOfInstant(bound ?? view.createdAt),
    head,
    sections: sections.toSorted((one, other) => Number(other.answer) - Number(one.answer)),
  };
}
