import { search } from "./search.ts";
import { formats } from "./formats.ts";

const documents = (count: number) => (count === 1 ? "1 ärende" : `${count} ärenden`);

/** The screens of search and of saved searches. */
export const searchPage = {
  title: "Sökning",
  results: "Sökresultat",
  field: "Sök ärenden",
  placeholder: "TID, CID, id, projekt, kund, adress eller kontaktperson",
  clearField: "Töm sökordet",
  basic: "Enkel sökning",
  advanced: "Avancerad sökning",
  startTitle: "Vad söker du?",
  startText:
    "Skriv ett ärende- eller helhetsnummer, ett anslutnings-id eller projektnummer, kundens namn eller en del av adressen. Sökningen hittar även arkiverade ärenden.",
  repeatLast: (what: string) => `Upprepa den föregående sökningen: ${what}`,

  criteria: "Sökvillkor",
  setIn: (group: string, count: number) => (count === 0 ? group : `${group} (${count} i bruk)`),
  submit: "Sök",
  clearAll: "Töm villkoren",
  change: "Ändra villkoren",
  cancelChange: "Tillbaka till resultaten",
  remove: (criterion: string) => `Ta bort sökvillkoret ${criterion}`,
  emptySearch: "Ange minst ett sökvillkor",
  rangeFrom: (criterion: string) => `${criterion} ${search.from}`,
  rangeTo: (criterion: string) => `${criterion} ${search.to}`,
  between: (from: string, to: string) => `${from}–${to}`,
  since: (date: string) => `${search.from} ${date}`,
  until: (date: string) => `${search.to} ${date}`,
  unknown: "okänd",
  chooseSeveral: "Skriv och välj",
  badCriteria: "Rätta sökvillkoren",

  facets: {
    title: "Avgränsa resultaten",
    atLeast: (count: string) => `minst ${count}`,
    failed: "Antalen kunde inte hämtas.",
    nothing: "Alla resultat är lika: det finns inget att avgränsa med.",
  },

  nothingFound: "Sökningen gav inga ärenden",
  nothingHint: "Kontrollera stavningen, pröva en kortare del av ordet eller ta bort något sökvillkor.",
  found: documents,
  foundMany: (most: number) => `över ${formats.number(most)} ärenden`,
  showAll: (count: string) => `Visa alla resultat (${count})`,

  export: "Ladda ner",
  exportCsv: "Som CSV-fil",
  exportXlsx: "Som Excel-fil",
  exported: "Filen har sparats bland nedladdningarna",

  save: "Spara sökningen",
  saved: "Sparade sökningar",
  saveTitle: "Spara sökningen",
  editTitle: "Redigera den sparade sökningen",
  name: "Namn",
  share: "Visa även för andra i organisationen",
  pin: "Fäst i menyn",
  saveHelp: "Med sökningen sparas villkoren, kolumnerna och ordningen.",
  saveButton: "Spara",
  savedDone: (name: string) => `Sökningen ”${name}” sparad`,
  update: "Uppdatera den sparade sökningen",
  noSaved: "Det finns inga sparade sökningar. Gör en sökning och spara den, så hittar du den här.",
  sharedBy: (name: string) => `delad av ${name}`,
  shared: "delad",
  pinSearch: (name: string) => `Fäst i menyn: ${name}`,
  unpinSearch: (name: string) => `Lossa från menyn: ${name}`,
  edit: (name: string) => `Redigera sökningen ${name}`,
  deleteSearch: (name: string) => `Radera sökningen ${name}`,
  deleteTitle: "Radera den sparade sökningen",
  deleteText: (name: string) => `Sökningen ”${name}” försvinner för alla som ser den. Ärendena finns kvar.`,
  deleteButton: "Radera sökningen",
  deleted: (name: string) => `Sökningen ”${name}” raderad`,
};
