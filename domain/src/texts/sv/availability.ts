import type { Availability, PlaceWarning } from "../../availability/availability.ts";

const known: Record<Availability, string> = {
  yes: "Tillgänglig",
  likely: "Leverantören uppger att den levererar",
  ask: "Inte känt, fråga efter tillgänglighet",
  no: "Inte tillgänglig",
};

/** What can be had at an address (beyond D4). */
export const availability = {
  title: "Vad kan fås till adressen?",
  help: "Postnumret räcker. Med gatuadressen ser du också dina egna svar och anslutningar.",
  search: "Sök",
  known,
  answered: (tid: number, date: string, until: string) =>
    `Besvarat till dig ${date}, ärende ${tid}. Svaret gäller till ${until}.`,
  declared: (kind: string, date: string) => `Leverantörens uppgift ${date}, noggrannhet: ${kind.toLowerCase()}`,
  survey: "Utreds på plats",
  otherApartment: "Svaret gäller en annan lägenhet.",
  actions: { order: "Beställ", ask: "Fråga efter tillgänglighet" },
  which: (action: string, product: string, supplier: string) => `${action}: ${product}, ${supplier}`,
  alreadyThere: "Du har redan den här anslutningen",
  products: "Produkter",
  nobodySaid: "Ingen leverantör har angett sina områden för adressen. Fråga leverantören efter tillgängligheten.",
  none: "Du har inga produkter som du kan beställa eller fråga efter. Kontrollera beställningsrätterna.",
  here: "Anslutningar och oavslutade ärenden på adressen",
  more: "De nyaste av dem visas.",
  connection: "Anslutning",
  capacity: "Kapacitet",
  category: "Produktklass",
  anyCategory: "Alla",
  noneFits: "Ingen produkt motsvarar avgränsningen.",
  alreadyAsked: (tid: number) => `Tillgängligheten har frågats, ärende ${tid}`,
  askAll: (requests: number) =>
    requests === 1
      ? "Fråga efter tillgänglighet, 1 förfrågan"
      : `Fråga efter tillgänglighet, ${requests} förfrågningar`,
  askAllHelp:
    "Förfrågan skickas om alla produkter vars tillgänglighet inte är känd. Förbindelser med två ändar frågas på sin egen blankett.",
  askNow: "Skicka förfrågningarna",
  asked: (requests: number) => (requests === 1 ? "Förfrågan skickad" : `${requests} förfrågningar skickade`),
  notAsked: (requests: number) =>
    requests === 1 ? "En förfrågan skickades inte" : `${requests} förfrågningar skickades inte`,
  batch: {
    kind: "Adressers tillgänglighet",
    reference: "Referens",
    categoryAliases: ["Kategori", "Kategoria"],
    capacityAliases: ["Hastighet", "Kapasiteetti"],
    title: "Många adresser från en fil",
    help: "Hämta in högst 1 000 adresser som XLSX- eller CSV-fil. Du ser på en gång vad varje leverantör erbjuder på varje adress. Ingenting skickas innan du frågar om det som saknas.",
    choose: "Hämta in adresser",
    download: "Ladda ner resultatet (XLSX)",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-tillgänglighet.xlsx`,
    sheetName: "Tillgänglighet",
    answers: "Tillgänglighet per adress",
    row: "Rad",
    address: "Adress",
    short: { yes: "Ja", likely: "Troligen", ask: "Fråga", no: "Nej" } satisfies Record<Availability, string>,
    nothing: "Inget utbud",
    days: (days: number) => `${days}\u00a0d`,
    columns: {
      availability: "tillgänglighet",
      product: "produkt",
      connectFee: "kopplingsavgift",
      monthlyFee: "månadsavgift",
      deliveryDays: "leveranstid d",
      document: "ärende",
    },
    summary: ({ yes, likely, ask, no }: Record<Availability, number>) =>
      `ja ${yes}, troligen ${likely}, fråga ${ask}, nej ${no}`,
    leftOut: (rows: number) =>
      rows === 1
        ? "En rad är felaktig och dess tillgänglighet visas inte. Rätta den nedan."
        : `${rows} rader är felaktiga och deras tillgänglighet visas inte. Rätta dem nedan.`,
    progress: (answered: number, asked: number) => `Besvarade ${answered} / ${asked}`,
    project: (projectId: string) => `Förfrågningarna finns i projektet ${projectId}`,
    asking: "Öppna förfrågningarnas fil",
    askMissing: (requests: number) =>
      requests === 1 ? "Fråga om det som saknas, 1 förfrågan" : `Fråga om det som saknas, ${requests} förfrågningar`,
    /** Of a supplier: addresses by what is known, and the requests that ask for the rest, which may be more or fewer. */
    ofSupplier: (summary: string, requests: number) =>
      requests === 0
        ? `adresser: ${summary}`
        : `adresser: ${summary}. Om det som saknas ${requests === 1 ? "1 förfrågan" : `${requests} förfrågningar`}`,
    askHelp:
      "Av förfrågningarna görs först en fil vars rader kontrolleras. Du skickar dem på nästa sida. Det som redan är frågat frågas inte på nytt.",
    suppliers: "Leverantörer",
    requests: (supplier: string, requests: number) =>
      requests === 1 ? `${supplier}, 1 förfrågan` : `${supplier}, ${requests} förfrågningar`,
    tooMany: (most: number) => `Du kan fråga högst ${most} på en gång. Lämna bort leverantörer.`,
    make: "Gör förfrågningarna",
    chooseSupplier: "Välj minst en leverantör",
    nothingToAsk: "Ingenting är ofrågat",
    showMore: (count: number) => `Visa fler, ${count} kvar`,
  },
  places: {
    unknownCode: "Postnumret är inte känt. Kontrollera det.",
    notInhabited: "Postnumret är inte en installationsadress utan till exempel en postbox.",
    otherPlace: "Postorten är en annan än postnumrets.",
    inAland: "Postnumret finns på Åland.",
  } satisfies Record<PlaceWarning, string>,
  rightPlace: (code: string, name: string) => `Postnumret ${code} är ${name}.`,
  place: (name: string, municipality: string) => `${name}, kommunen ${municipality}`,
};
