import type { Availability } from "../../availability/availability.ts";

const known: Record<Availability, string> = {
  yes: "Available",
  likely: "The supplier says it delivers here",
  ask: "Not known, ask for availability",
  no: "Not available",
};

/** What can be had at an address (beyond D4). */
export const availability = {
  title: "What can be had at this address?",
  menu: "Availability at an address",
  help: "A postal code is enough. With the street address you also see your own answers and connections.",
  search: "Search",
  known,
  answered: (tid: number, date: string, until: string) =>
    `Answered to you on ${date}, document ${tid}. The answer is valid until ${until}.`,
  declared: (kind: string, date: string) => `Said by the supplier on ${date}, precision: ${kind.toLowerCase()}`,
  survey: "Surveyed on site",
  otherApartment: "The answer is about another apartment.",
  actions: { order: "Order", ask: "Ask for availability" },
  which: (action: string, product: string, supplier: string) => `${action}: ${product}, ${supplier}`,
  alreadyThere: "You already have this connection",
  products: "Products",
  nobodySaid: "No supplier has given its areas for this address. Ask the supplier for availability.",
  none: "You have no products that you could order or ask for. Check the subscriptions.",
  here: "Connections and unfinished documents at this address",
  more: "The newest of them are shown.",
  connection: "Connection",
  unknownCode: "The postal code is not known. Check it.",
  notInhabited: "The postal code is not of an installation address but, for example, of a post-office box.",
  place: (name: string, municipality: string) => `${name}, municipality ${municipality}`,
};
