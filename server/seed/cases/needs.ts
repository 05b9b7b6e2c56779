import { countedStates } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import type { CalendarDate } from "@runko/domain/values/calendar-date";
import type { DraftDocument } from "./draft-document.ts";
import { tellFault } from "./tell-faults.ts";
import { tellOrder } from "./tell-orders.ts";
import { tellAvailability, tellInquiry } from "./tell-questions.ts";
import { tellReorder } from "./tell-reorders.ts";
import type { Story } from "./teller.ts";

/** What there has to be to look at, whatever chance has told. */
export type Need = {
  subscriber: string;
  supplier: string;
  count: number;
  matches: (document: DraftDocument) => boolean;
  story: Story;
  /** How many days ago the story may begin. */
  daysAgo: readonly [least: number, most: number];
};

const storyOf: Record<DocumentType, Pick<Need, "story" | "daysAgo">> = {
  AvailabilityRequest: { story: tellAvailability, daysAgo: [0, 25] },
  Inquiry: { story: tellInquiry, daysAgo: [0, 25] },
  Order: { story: tellOrder, daysAgo: [0, 60] },
  ChangeOrder: { story: tellReorder("ChangeOrder"), daysAgo: [15, 150] },
  CancelOrder: { story: tellReorder("CancelOrder"), daysAgo: [15, 150] },
  Fault: { story: tellFault, daysAgo: [0, 20] },
};

/** The trades of the people whose logins are printed, and how many documents each has at least of each type and state. */
const shownTrades = [
  { subscriber: "kymijoki", supplier: "saimaa", count: 4 },
  { subscriber: "aurajoki", supplier: "saimaa", count: 1 },
  { subscriber: "aurajoki", supplier: "pohjanlahti", count: 1 },
  { subscriber: "saimaa", supplier: "pohjanlahti", count: 1 },
] as const;

const isWaiting = ({ documentType, eventState }: DraftDocument) =>
  documentType === "Order" && (eventState === "OPEN" || eventState === "IN_PROCESSING");

/** The documents of every type and state for those who log in to look, among them new and urgent ones of this day. */
export function needsOf(today: CalendarDate): Need[] {
  const inEachState = shownTrades.flatMap((trade) =>
    documentTypes.flatMap((type) =>
      countedStates(type).map((state) => ({
        ...trade,
        ...storyOf[type],
        matches: ({ documentType, eventState, archived }: DraftDocument) =>
          documentType === type && eventState === state && !archived,
      })),
    ),
  );
  const main = { subscriber: "kymijoki", supplier: "saimaa" } as const;
  const ofToday = (["Order", "Inquiry", "AvailabilityRequest", "Fault"] as const).map((type) => ({
    ...main,
    count: type === "Order" ? 4 : 2,
    story: storyOf[type].story,
    daysAgo: [0, 0] as const,
    matches: ({ documentType, eventState, madeAt }: DraftDocument) =>
      documentType === type && eventState === "OPEN" && madeAt.date() === today,
  }));
  const urgent: Need = {
    ...main,
    count: 3,
    story: tellOrder,
    daysAgo: [0, 3],
    matches: (document) => isWaiting(document) && document.fields.deliveryType === "urgent",
  };
  const ofEachCategory = documentTypes.flatMap((type) =>
    productCategories.map((category) => ({
      ...main,
      count: 1,
      ...storyOf[type],
      matches: (document: DraftDocument) => document.documentType === type && document.category === category,
    })),
  );
  return [...ofToday, urgent, ...inEachState, ...ofEachCategory];
}
