import { makeFileSize } from "../any-language/make-file-size.ts";
import { signs } from "./formats.ts";

/** Attachments of documents. */
export const attachments = {
  /** Of a file that came without a usable name; its extension follows. */
  unnamed: "bilaga",
  tooMuchWaiting:
    "För mycket av din organisations bilagor väntar på att läggas till i ärenden, lägg först till dem eller vänta ett dygn",
  tooMuchKept:
    "Utrymmet för din organisations bilagor är fullt. Radera onödiga bilagor eller be portalens huvudanvändare om mer utrymme",
  tooManyWaiting: "För många bilagor väntar på att läggas till i ett ärende, lägg först till dem eller vänta ett dygn",

  title: "Bilagor",
  notAddable: "Du kan inte lägga till bilagor i det här ärendet",
  empty: "Det finns inga bilagor",
  uploads: "Filer som skickas",
  choose: "Välj filer",
  dropHere: (megabytes: number) =>
    `eller släpp dem här, högst ${megabytes} MB per fil: dokument, tabeller, bilder, videor, packade filer samt kart-, ritnings- och mätfiler`,
  size: makeFileSize({ decimal: signs.decimal, bytes: ["byte", "byte"], kilobytes: "kB", megabytes: "MB" }),
  percent: (percent: number) => `${percent}\u00a0%`,
  progress: (name: string) => `Skickar: ${name}`,
  states: {
    waiting: "Väntar på sin tur",
    sending: "Skickas",
    sent: "Skickad, ännu inte tillagd i ärendet",
    failed: "Sändningen lyckades inte",
    cancelled: "Sändningen avbruten",
    refused: "Filen kan inte skickas",
  },
  description: "Beskrivning",
  descriptionOf: (name: string) => `Beskrivning: ${name}`,
  cancelOf: (name: string) => `Avbryt sändningen: ${name}`,
  retryOf: (name: string) => `Försök igen: ${name}`,
  remove: "Radera",
  addToDocument: (files: number) => (files === 1 ? "Lägg till i ärendet" : `Lägg till i ärendet (${files})`),
  deleted: (name: string) => `Bilagan raderad: ${name}`,
  deleteFailed: (name: string) => `Bilagan kunde inte raderas: ${name}`,
  downloading: "Laddar ner",
  downloadFailed: (name: string) => `Bilagan kunde inte laddas ner: ${name}`,
};
