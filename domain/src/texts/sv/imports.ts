import type { ImportPolicy, ImportState, RowState, RowVerdict } from "../../imports/import-states.ts";

const jobStates: Record<ImportState, string> = {
  checking: "Kontrolleras",
  checked: "Kontrollerad",
  sending: "Skickas",
  done: "Klar",
  stopped: "Stoppad",
};
const states: Record<RowState, string> = { waiting: "Inte skickad", sent: "Skickad", failed: "Misslyckades" };
const verdicts: Record<RowVerdict, string> = { ok: "I ordning", warning: "Anmärkning", error: "Fel" };
const policies: Record<ImportPolicy, string> = { all: "Allt eller inget", valid: "Skicka de giltiga" };

/** Rows of a file that are checked, mended and sent (beyond E2). */
export const imports = {
  jobStates,
  states,
  verdicts,
  policies,
  menu: "Beställningar från fil",
  title: "Beställningar från fil",
  begin: "Ny fil",
  help: "Ladda ner en mall, fyll i raderna och importera filen. Raderna kontrolleras först, och inget skickas förrän du säger till. Filen är XLSX eller CSV, högst 1 000 rader och 5 MB.",
  choose: "Välj fil",
  everyRowSays: "Varje rad anger",
  product: "Produkt",
  connections: {
    kind: "Anslutningar till registret",
    help: "Importera anslutningar som har beställts någon annanstans än i Runko. För dem kan du göra ändringar, uppsägningar och felanmälningar. Leverantören ser anslutningarna bland sina kunders anslutningar, märkta som importerade av beställaren, och inga meddelanden skickas. En importerad anslutning kan inte tas bort, så kontrollera raderna innan du skickar dem.",
    confirm: "Varje rad blir en anslutning som också leverantören ser. En importerad anslutning kan inte tas bort.",
  },
  list: {
    title: "Importerade filer",
    none: "Inga filer har importerats",
    file: "Fil",
    kind: "Av raderna görs",
    state: "Status",
    rows: "Rader",
    sent: "Skickade",
    errors: "Fel",
    created: "Importerad",
  },
  sameFile: (at: string) => `Samma fil importerades ${at}. Kontrollera att du inte beställer samma sak två gånger.`,
  counts: {
    rows: (count: number) => `Rader ${count}`,
    right: (count: number) => `i ordning ${count}`,
    warnings: (count: number) => `anmärkningar ${count}`,
    errors: (count: number) => `fel ${count}`,
    sent: (count: number) => `skickade ${count}`,
  },
  checkingNow: (ready: number, whole: number) => `Raderna kontrolleras, ${ready}/${whole}`,
  sendingNow: (ready: number, whole: number) => `Raderna skickas, ${ready}/${whole}. Du kan lämna sidan.`,
  stop: "Stoppa",
  policy: "Sätt att skicka",
  send: (count: number) => (count === 1 ? "Skicka 1 rad" : `Skicka ${count} rader`),
  confirm: {
    title: (count: number) => (count === 1 ? "Ska 1 rad skickas?" : `Ska ${count} rader skickas?`),
    text: (errors: number) =>
      errors > 0
        ? `Rader med fel: ${errors}. De skickas inte, och du kan rätta dem senare.`
        : "Av varje rad blir ett ärende som leverantören ser.",
  },
  begun: "Sändningen började",
  hasErrors: "Rätta felen eller välj att skicka de giltiga",
  nothingToSend: "Ingen rad är i ordning",
  mapFirst: "Välj först de kolumner som saknas",
  retry: "Försök igen med de misslyckade",
  checkAgain: "Kontrollera igen",
  allSent: (count: number) => `Alla rader är skickade, totalt ${count}`,
  mapping: "Kolumner",
  mapped: (count: number, whole: number) => `${count} av ${whole} kolumner läses`,
  unknown: (header: string, meant: string | undefined) =>
    meant === undefined
      ? `Kolumnen ${header} är okänd och läses inte.`
      : `Kolumnen ${header} är okänd och läses inte. Menade du kolumnen ${meant}?`,
  unnamed: (at: number) => `Kolumn ${at}`,
  leaveOut: "Läses inte",
  nothingChanged: "Välj först en annan kolumn",
  applyMapping: "Använd dessa kolumner",
  rows: "Rader",
  row: "Rad",
  show: "Visa",
  filters: { all: "Alla", error: "Fel", warning: "Anmärkningar", sent: "Skickade" },
  noRows: "Det finns inga rader",
  unchecked: "Inte kontrollerad",
  tid: (id: string) => `TID ${id}`,
  cell: (header: string, row: number) => `${header}, rad ${row}`,
  mend: (cell: string, value: string) => `Ändra ${cell}: ${value === "" ? "tom" : value}`,
  showMore: (count: number) => `Visa fler, ${count} kvar`,
  columns: {
    supplier: "Leverantör",
    product: "Produkt",
    connection: "Anslutning",
    connectionAliases: ["Anslutnings-id", "Beställningens TID", "TID"],
    ownIdAliases: ["Eget id"],
    addressAliases: ["Adress", "Gatuadress"],
    postalCode: "Postnummer",
    postalPlace: "Postort",
    postalCodeOf: (address: string) => `${address}, postnummer`,
    postalPlaceOf: (address: string) => `${address}, postort`,
    tid: "tid",
  },
  template: {
    download: (format: string) => `Ladda ner mall (${format})`,
    fileName: (kind: string, product: string, format: string) =>
      `${[kind, product].filter(Boolean).join(" ")} mall.${format}`,
    required: "Obligatorisk.",
    dateNote: "Datum i formen 31.12.2026.",
    sheets: { rows: "Beställningar", help: "Anvisning", values: "Värden" },
    help: [
      "Fyll i en rad för varje ärende. Kolumner med stjärna är obligatoriska.",
      "En rad vars första cell börjar med # är ett exempel och läses inte.",
      "Adressen kan skrivas i en cell: Storgatan 12 B 3. Postorten fylls i från postnumret.",
      "Kolumnerna kan stå i vilken ordning som helst, och överflödiga kolumner läses inte.",
      "Filen har högst 1 000 rader och 60 kolumner.",
    ],
    nniDescription: "Beskrivning",
    examples: {
      subscriberConnectionId: "EXEMPEL-1",
      targetAddress: "Storgatan 12 B 3",
      "targetAddress.postalCode": "33100",
      customerName: "Företag Ab",
      contactName: "Karin Lindström",
      contactPhone: "+358 40 123 4567",
      connection: "EXEMPEL-1",
    },
  },
  result: {
    state: "status",
    errors: "fel",
    sheetName: "Resultat",
    fileName: (name: string) => `${name.replace(/\.[^.]*$/u, "")}-resultat.xlsx`,
    download: { all: "Ladda ner resultatet", unsent: "Ladda ner de som inte skickats" },
  },
};
