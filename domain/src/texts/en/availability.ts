import type { Availability, PlaceWarning } from "../../availability/availability.ts";

const known: Record<Availability, string> = {
  yes: "Available",
  likely: "The supplier says it delivers here",
  ask: "Not known, ask for availability",
  no: "Not available",
};

/** What can be had at an address (beyond D4). */
export const availability = {
  title: "What can be had at this address?",
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
  capacity: "Capacity",
  category: "Product category",
  anyCategory: "All",
  noneFits: "No product fits.",
  alreadyAsked: (tid: number) => `Availability has been asked for, document ${tid}`,
  askAll: (requests: number) =>
    requests === 1 ? "Ask for availability, 1 request" : `Ask for availability, ${requests} requests`,
  askAllHelp:
    "All products of which availability is not known are asked for. Connections with two ends are asked for on their own form.",
  askNow: "Send the requests",
  asked: (requests: number) =>
    requests === 1 ? "Availability request sent" : `${requests} availability requests sent`,
  notAsked: (requests: number) => (requests === 1 ? "One request was not sent" : `${requests} requests were not sent`),
  batch: {
    kind: "Availability of addresses",
    reference: "Reference",
    categoryAliases: ["Category", "Kategoria"],
    capacityAliases: ["Speed", "Kapasiteetti"],
    title: "Many addresses from a file",
    help: "Bring in up to 1,000 addresses as an XLSX or CSV file. You see at once what each supplier offers at each address. Nothing is sent before you ask about what is missing.",
    choose: "Bring in addresses",
    download: "Download result (XLSX)",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-availability.xlsx`,
    sheetName: "Availability",
    answers: "Availability by address",
    row: "Row",
    address: "Address",
    short: { yes: "Yes", likely: "Likely", ask: "Ask", no: "No" } satisfies Record<Availability, string>,
    nothing: "Not offered",
    days: (days: number) => `${days}\u00a0d`,
    columns: {
      availability: "availability",
      product: "product",
      connectFee: "connection fee",
      monthlyFee: "monthly fee",
      deliveryDays: "delivery time d",
      document: "event",
    },
    summary: ({ yes, likely, ask, no }: Record<Availability, number>) =>
      `yes ${yes}, likely ${likely}, ask ${ask}, no ${no}`,
    leftOut: (rows: number) =>
      rows === 1
        ? "One row has errors and its availability is not shown. Correct it below."
        : `${rows} rows have errors and their availability is not shown. Correct them below.`,
    progress: (answered: number, asked: number) => `Answered ${answered} / ${asked}`,
    project: (projectId: string) => `The requests are in the project ${projectId}`,
    asking: "Open the file of requests",
    askMissing: (requests: number) =>
      requests === 1 ? "Ask about what is missing, 1 request" : `Ask about what is missing, ${requests} requests`,
    /** Of a supplier: addresses by what is known, and the requests that ask for the rest, which may be more or fewer. */
    ofSupplier: (summary: string, requests: number) =>
      requests === 0
        ? `addresses: ${summary}`
        : `addresses: ${summary}. For what is missing ${requests === 1 ? "1 request" : `${requests} requests`}`,
    askHelp:
      "The requests are first made into a file whose rows are checked. You send them on the next page. What has been asked is not asked again.",
    suppliers: "Suppliers",
    requests: (supplier: string, requests: number) =>
      requests === 1 ? `${supplier}, 1 request` : `${supplier}, ${requests} requests`,
    tooMany: (most: number) => `At most ${most} can be asked at once. Leave out suppliers.`,
    make: "Make the requests",
    chooseSupplier: "Choose at least one supplier",
    nothingToAsk: "There is nothing left to ask",
    showMore: (count: number) => `Show more, ${count} left`,
  },
  places: {
    unknownCode: "The postal code is not known. Check it.",
    notInhabited: "The postal code is not of an installation address but, for example, of a post-office box.",
    otherPlace: "The place is not that of the postal code.",
    inAland: "The postal code is in Åland.",
  } satisfies Record<PlaceWarning, string>,
  rightPlace: (code: string, name: string) => `Postal code ${code} is ${name}.`,
  place: (name: string, municipality: string) => `${name}, municipality ${municipality}`,
};
