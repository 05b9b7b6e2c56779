import type { ComparedColumn, Difference, DifferenceKind } from "../../connections/reconcile.ts";
import { connections } from "./connections.ts";

const kinds: Record<DifferenceKind, string> = {
  priceDiffers: "Priset skiljer sig",
  onlyFile: "Endast i filen",
  onlyRegister: "Endast i registret",
  several: "Id passar flera anslutningar",
  repeated: "Upprepas i filen",
  unread: "Id eller pris saknas eller har fel form",
};

const columns: Record<keyof Difference, string> = {
  kind: "Skillnad",
  line: "Rad",
  fileId: "Id i filen",
  tid: connections.columns.id,
  partnerName: connections.columns.partner,
  productName: connections.columns.product,
  subscriberConnectionId: connections.columns.subscriberConnectionId,
  supplierConnectionId: connections.columns.supplierConnectionId,
  monthlyFee: "I registret, €/mån",
  fileFee: "I filen, €/mån",
};

/** The headings under which a file says what is compared. */
const headers: Record<ComparedColumn, string> = {
  tid: connections.columns.id,
  subscriberConnectionId: connections.columns.subscriberConnectionId,
  supplierConnectionId: connections.columns.supplierConnectionId,
  connection: "Id",
  monthlyFee: connections.columns.monthlyFee,
};

/** Other headings of the same. */
const aliases: Record<ComparedColumn, string[]> = {
  tid: ["Beställningens TID"],
  subscriberConnectionId: [],
  supplierConnectionId: [],
  connection: ["Anslutnings-id", "Anslutning"],
  monthlyFee: ["Månadsavgift", "Månadspris", "Pris", "Pris, €", "€/mån"],
};

/** The register compared with a file (beyond F4). */
export const reconciliation = {
  kinds,
  columns,
  headers,
  aliases,
  ownId: "Eget id",
  titles: { SUBSCRIBER: "Jämför egna anslutningar med en fil", SUPPLIER: "Jämför kundernas anslutningar med en fil" },
  open: "Jämför med fil",
  help: "Välj en CSV- eller XLSX-fil, till exempel en faktura eller en egen förteckning. Från varje rad läses anslutningens id och månadsavgiften, om den finns. Filen sparas inte, och ingenting ändras.",
  known: (names: string) => `Rubriker som känns igen: ${names}. Övriga kolumner läses inte.`,
  everyone: "Alla",
  choose: "Välj fil",
  compared: (file: string) => `Jämfört med filen ${file}`,
  equal: "Stämmer",
  noDifferences: "Filen och registret stämmer överens.",
  row: (line: number) => `rad ${line}`,
  showMore: (count: string) => `Visa fler (${count})`,
  most: (count: string) => `Här är de ${count} första av registrets rader. Den nedladdade filen har alla.`,
  download: "Ladda ner skillnaderna",
  downloaded: "Skillnaderna har laddats ner",
  sheetName: "Skillnader",
  fileName: (organization: string, date: string, format: string) => `skillnader ${organization} ${date}.${format}`,
};
