import type { AnswerAction, AnswerColumn } from "../../answers/answer-columns.ts";

const actions: Record<AnswerAction, string> = {
  startProcessing: "ta i behandling",
  confirm: "bekräfta",
  deliver: "leverera",
  signReady: "klar",
  reject: "avvisa",
};

const columns: Record<AnswerColumn, string> = {
  eventId: "TID",
  version: "Version",
  action: "Åtgärd",
  type: "Typ",
  state: "Status",
  subscriber: "Beställare",
  product: "Produkt",
  address: "Adress",
  requestedDate: "Önskat datum",
  subscriberConnectionId: "Beställarens id",
  projectId: "Projekt",
  possible: "Möjliga åtgärder",
  estimatedDeliveryTime: "Leveranstid, dagar",
  connectFee: "Kopplingsavgift",
  monthlyFee: "Månadsavgift",
  validUntilDate: "Gäller till",
  connectionLength: "Förbindelsens längd, m",
  estimatedDeliveryDate: "Bekräftat datum",
  supplierConnectionId: "Leverantörens anslutnings-id",
  actualDeliveryDate: "Verkligt datum",
  connectionDetails: "Anslutningens uppgifter",
  supplierInfo: "Leverantörens tilläggsuppgifter",
  reason: "Orsak till avvisande",
  explanation: "Förklaring",
  delayReason: "Orsak till att datumet flyttas",
};

/** What a supplier answers by a file (beyond E4). */
export const answers = {
  actions,
  columns,
  sheetName: "Svar",
  fileName: (organization: string, day: string, format: string) => `att besvara ${organization} ${day}.${format}`,
  menu: "Svara med en fil",
  download: "Ladda ner för svar",
  downloaded: "Det som ska besvaras har laddats ner som fil",
  upload: "Hämta svar från en fil",
  nothing: "inte besvarat",
  help: "Ladda först ner det som ska besvaras, fyll i åtgärden och dess uppgifter i filen och hämta den här. Raderna kontrolleras innan de skickas, och var och en besvaras för sig. En rad utan åtgärd lämnas som den är.",
  file: "Filen med svaren",
  wrong: (rows: number) => (rows === 1 ? "En rad att rätta" : `${rows} rader att rätta`),
  send: (rows: number) => (rows === 1 ? "Skicka ett svar" : `Skicka ${rows} svar`),
  counts: ({ rows, ready, sent, wrong }: Record<"rows" | "ready" | "sent" | "wrong", number>) =>
    `${rows} rader: ${ready} klara att skickas, ${sent} skickade, ${wrong} att rätta`,
  columnsMissing: "Kolumner saknas",
  chooseFirst: "Välj först en fil",
  noneRight: "Det finns inga giltiga rader",
  result: "Ladda ner resultatet",
  results: { eventState: "Ny status", newVersion: "Ny version" },
};
