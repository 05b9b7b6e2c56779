import type { RecipientKind } from "../../organizations/event-messages.ts";
import { enumerations } from "./enumerations.ts";

const kinds: Record<RecipientKind, string> = {
  emailAddresses: "E-postadresser",
  phoneNumbers: "Telefonnummer",
};

/** Who is notified of what happens to an organization's documents (D-19). */
export const controlEventMessages = {
  kinds,
  title: "Mottagare av ärendemeddelanden",
  /** The label of one list, of a type. */
  listOf: (type: keyof typeof enumerations.messageType, kind: RecipientKind) =>
    `${enumerations.messageType[type]}, ${kinds[kind].toLowerCase()}`,
  whatIsSent:
    "Ett e-postmeddelande skickas till varje adress när motparten skapar eller behandlar ett ärende av den här typen.",
  phonesKept: "Telefonnumren är endast för kännedom: inga meddelanden skickas till dem.",
  toAllTitle: "Alla ärendetyper",
  toAll: "E-postadress för alla typer",
  toAllHelp: "Adressen läggs till i varje typ där den inte redan finns",
  addToAll: "Lägg till för alla typer",
  help: "Lägg till en i taget",
  noRecipients: "Inga mottagare",
  saved: "Mottagarna sparade",
};
