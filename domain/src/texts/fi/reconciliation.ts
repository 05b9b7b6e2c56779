import type { ComparedColumn, Difference, DifferenceKind } from "../../connections/reconcile.ts";
import { connections } from "./connections.ts";

const kinds: Record<DifferenceKind, string> = {
  priceDiffers: "Hinta eroaa",
  onlyFile: "Vain tiedostossa",
  onlyRegister: "Vain rekisterissä",
  several: "Tunnus sopii useaan liittymään",
  repeated: "Toistuu tiedostossa",
  unread: "Tunnus tai hinta puuttuu tai on väärää muotoa",
};

const columns: Record<keyof Difference, string> = {
  kind: "Ero",
  line: "Rivi",
  fileId: "Tunnus tiedostossa",
  tid: connections.columns.id,
  partnerName: connections.columns.partner,
  productName: connections.columns.product,
  subscriberConnectionId: connections.columns.subscriberConnectionId,
  supplierConnectionId: connections.columns.supplierConnectionId,
  monthlyFee: "Rekisterissä, €/kk",
  fileFee: "Tiedostossa, €/kk",
};

/** The headings under which a file says what is compared. */
const headers: Record<ComparedColumn, string> = {
  tid: connections.columns.id,
  subscriberConnectionId: connections.columns.subscriberConnectionId,
  supplierConnectionId: connections.columns.supplierConnectionId,
  connection: "Tunnus",
  monthlyFee: connections.columns.monthlyFee,
};

/** Other headings of the same. */
const aliases: Record<ComparedColumn, string[]> = {
  tid: ["Tilauksen TID"],
  subscriberConnectionId: [],
  supplierConnectionId: [],
  connection: ["Liittymätunnus", "Liittymä", "Tunniste", "id"],
  monthlyFee: ["Kuukausimaksu", "Kuukausihinta", "Hinta", "Hinta, €", "€/kk"],
};

/** The register compared with a file (beyond F4). */
export const reconciliation = {
  kinds,
  columns,
  headers,
  aliases,
  ownId: "Oma tunnus",
  titles: { SUBSCRIBER: "Vertaa omia yhteyksiä tiedostoon", SUPPLIER: "Vertaa asiakkaiden yhteyksiä tiedostoon" },
  open: "Vertaa tiedostoon",
  help: "Valitse CSV- tai XLSX-tiedosto, esimerkiksi lasku tai oma luettelo. Riviltä luetaan liittymän tunnus ja kuukausimaksu, jos se on. Tiedostoa ei tallenneta, eikä mikään muutu.",
  known: (names: string) => `Otsikot, jotka tunnetaan: ${names}. Muut sarakkeet jätetään lukematta.`,
  everyone: "Kaikki",
  choose: "Valitse tiedosto",
  compared: (file: string) => `Verrattu tiedostoon ${file}`,
  equal: "Täsmää",
  noDifferences: "Tiedosto ja rekisteri täsmäävät.",
  row: (line: number) => `rivi ${line}`,
  showMore: (count: string) => `Näytä lisää (${count})`,
  most: (count: string) => `Tässä on rekisterin riveistä ${count} ensimmäistä. Ladatussa tiedostossa ovat kaikki.`,
  download: "Lataa erot",
  downloaded: "Erot ladattu",
  sheetName: "Erot",
  fileName: (organization: string, date: string, format: string) => `erot ${organization} ${date}.${format}`,
};
