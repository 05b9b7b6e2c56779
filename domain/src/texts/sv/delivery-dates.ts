import type { DateChangeKind } from "../../documents/agreed-date.ts";
import type { DocumentType } from "../../enumerations/document-types.ts";
import { formats } from "./formats.ts";

type Told = { from: string | null; to: string | null };

const day = (date: string | null) => (date === null ? "–" : formats.date(date));
const fromTo = ({ from, to }: Told) => `${day(from)} → ${day(to)}`;

/** One line of the history of the day that is agreed. */
const changes: Record<DateChangeKind, (told: Told) => string> = {
  supplierMoved: (told) => `Leverantören flyttade dagen: ${fromTo(told)}`,
  delayed: (told) => {
    if (told.to === null) return `Leverantören anmälde en försening, den nya dagen är ännu inte känd`;
    if (told.to === told.from) return `Leverantören meddelade att dagen ${day(told.to)} ändå håller`;
    return `Leverantören anmälde en försening: ${fromTo(told)}`;
  },
  proposed: ({ to }) => `Beställaren föreslog dagen ${day(to)}`,
  refused: ({ to }) => `Leverantören avvisade den föreslagna dagen ${day(to)}`,
  agreed: (told) =>
    told.from === told.to
      ? `Beställaren godkände dagen ${day(told.to)}`
      : `Leverantören godkände förslaget: ${fromTo(told)}`,
  subscriberAsked: (told) => `Leverantören godkände beställarens önskemål: ${fromTo(told)}`,
};

/** The day of delivery that the parties agree on. */
export const deliveryDates = {
  section: (type: DocumentType) => (type === "CancelOrder" ? "Slutdagens skeden" : "Leveransdagens skeden"),
  committed: (type: DocumentType) => (type === "CancelOrder" ? "Avtalad slutdag" : "Avtalad leveransdag"),
  committedHelp:
    "Den dag som först bekräftades. Leverantörens flyttar ändrar den inte, beställarens eget önskemål gör det.",
  proposed: "Föreslagen dag",
  reason: "Orsak till förseningen",
  changes,
  reasonUnknown: "Ingen orsak antecknades",
  move: {
    help: "Du flyttar den bekräftade dagen. Beställaren ser orsaken och förklaringen och kan föreslå en annan dag.",
    reason: "Orsak till flytten",
    text: "Förklaring till beställaren",
  },
  moved: {
    title: (type: DocumentType) => `Leverantören har flyttat ${type === "CancelOrder" ? "slutdagen" : "leveransdagen"}`,
    told: (told: Told, reason: string) => `${fromTo(told)}. ${reason}`,
  },
  held: "Blir försenad, den nya dagen är ännu inte känd",
  pass: {
    title: (document: string) => `Din leverantör anmälde en försening: ${document}`,
    /** What goes along, and what does not. */
    told: (to: string | null, reason: string) =>
      `Din beställare får veta orsaken (${reason.toLowerCase()}) och ${to === null ? "att den nya dagen ännu inte är känd" : `den nya dagen ${formats.date(to)}`}. Din leverantörs ord förmedlas inte.`,
    button: "Meddela även beställaren",
    words: (reason: string) => `Leveransen blir försenad. Orsak: ${reason.toLowerCase()}.`,
  },
  waiting: {
    mine: (date: string) => `Beställaren föreslår dagen ${formats.date(date)}`,
    theirs: (date: string) => `Du föreslog dagen ${formats.date(date)}. Leverantören har inte svarat ännu.`,
    now: (date: string) => `Nu bekräftad: ${formats.date(date)}.`,
  },
  accept: (date: string) => `Dagen bekräftas till ${formats.date(date)}. Beställaren aviseras.`,
  along: {
    choice: "Flytta även ursprungsärendets bekräftade dag",
    help: (told: Told) => `${fromTo(told)}. Utan detta förblir ursprungsärendets dag oförändrad.`,
    own: "Skriv orsaken till din egen beställare. Nämn inte din leverantör.",
  },
};
