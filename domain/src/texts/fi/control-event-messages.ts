import type { RecipientKind } from "../../organizations/event-messages.ts";
import { enumerations } from "./enumerations.ts";

const kinds: Record<RecipientKind, string> = {
  emailAddresses: "Sähköpostiosoitteet",
  phoneNumbers: "Puhelinnumerot",
};

/** Who is notified of what happens to an organization's documents (D-19). */
export const controlEventMessages = {
  kinds,
  title: "Tapahtumaviestien vastaanottajat",
  /** The label of one list, of a type. */
  listOf: (type: keyof typeof enumerations.messageType, kind: RecipientKind) =>
    `${enumerations.messageType[type]}, ${kinds[kind].toLowerCase()}`,
  whatIsSent:
    "Jokaiseen osoitteeseen lähetetään sähköposti, kun toinen osapuoli tekee tai käsittelee tämän tyyppisen tapahtuman.",
  phonesKept: "Puhelinnumerot ovat vain tiedoksi: niihin ei lähetetä viestejä.",
  toAllTitle: "Kaikki tapahtumatyypit",
  toAll: "Sähköpostiosoite kaikille tyypeille",
  toAllHelp: "Osoite lisätään jokaiseen tyyppiin, jossa sitä ei vielä ole",
  addToAll: "Lisää kaikille tyypeille",
  help: "Lisää yksi kerrallaan",
  noRecipients: "Ei vastaanottajia",
  saved: "Vastaanottajat tallennettu",
};
