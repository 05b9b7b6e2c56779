import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Figure, Phrase } from "../data/phrase.ts";
import type { Present, StoryClock } from "../clock/story-clock.ts";
import { int, pick, type Random } from "../chance/random.ts";
import type { Operator, Person, Trade, World } from "../world.ts";
import { act, type Deed } from "./act.ts";
import type { DraftCase, DraftDocument } from "./draft-document.ts";

/** What a story is told with. */
export type Teller = {
  world: World;
  present: Present;
  random: Random;
  /** The next number of a series, such as an operator's connection ids. */
  next: (series: string) => number;
  /** Documents of earlier stories, of this trade and type. */
  earlier: (trade: Trade, type: DocumentType) => readonly DraftDocument[];
};

/** A story gives the cases that it made, none when the trade does not allow it. */
export type Story = (teller: Teller, trade: Trade, clock: StoryClock) => DraftCase[];

export function figureOf(random: Random): Figure {
  return (least, most) => int(random, least, most);
}

export function phrase(random: Random, phrases: readonly Phrase[]): string {
  return pick(random, phrases)(figureOf(random));
}

export function allows(trade: Trade, ...types: DocumentType[]): boolean {
  return types.every((type) => trade.types.includes(type));
}

/** Someone of the operator who answers documents of this type. */
export function answererOf(random: Random, supplier: Operator, type: DocumentType): Person {
  return pick(random, supplier.staff[type === "Fault" ? "ERROR_HANDLER" : "SUPPLIER"]);
}

/** When something is done that is done now. */
export function whenOf(clock: StoryClock): Pick<Deed, "at" | "today"> {
  return { at: clock.instant(), today: clock.date() };
}

type DeedPart = Pick<Deed, "action" | "fields"> & { by?: Person };

/** A deed of the subscriber, by default by the maker of the document. */
export function subscriberActs(document: DraftDocument, clock: StoryClock, { by, ...part }: DeedPart): void {
  const maker = document.createdByRole === "SUBSCRIBER" ? document.createdBy : document.subscriber.staff.SUBSCRIBER[0];
  const person = by ?? maker;
  if (!person) throw new Error(`${document.subscriber.name} has nobody to act.`);
  act(document, { ...part, by: person, organization: document.subscriber, role: "SUBSCRIBER", ...whenOf(clock) });
}

/** A deed of the answering side, by default by the one who has the document in processing. */
export function supplierActs(document: DraftDocument, clock: StoryClock, { by, ...part }: DeedPart): void {
  const person = by ?? document.supplierUser;
  if (!person) throw new Error(`Nobody of ${document.supplier.name} has this in processing.`);
  const role = document.documentType === "Fault" ? "ERROR_HANDLER" : "SUPPLIER";
  act(document, { ...part, by: person, organization: document.supplier, role, ...whenOf(clock) });
}
