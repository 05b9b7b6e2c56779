import type { CsvSubject, KeyColumn } from "../../csv/csv-columns.ts";
import type { NniColumn } from "../../nnis/nni-columns.ts";
import type { ProductColumn } from "../../products/product-columns.ts";
import type { UserColumn } from "../../accounts/user-columns.ts";

const users: Record<UserColumn, string> = {
  lastName: "Efternamn",
  firstName: "Förnamn",
  emailAddress: "E-postadress",
  phoneNumber: "Telefonnummer",
  jobTitle: "Befattning",
  roles: "Roller",
  groupAccount: "Gruppkonto",
  disabled: "Ur bruk",
};

const nnis: Record<NniColumn, string> = {
  identifier: "NNI-id",
  description: "Beskrivning",
  productGroups: "Produktgrupper",
  active: "I bruk",
};

const products: Record<ProductColumn, string> = {
  name: "Namn",
  description: "Beskrivning",
  productGroupId: "Produktgrupp",
  formType: "Formulärtyp",
  nniProduct: "Använder NNI-id",
  nniType: "NNI-typ",
  initialFee: "Kopplingsavgift",
  monthlyFee: "Månadsavgift",
  slaClass: "SLA-klass",
  visibility: "Synlighet",
  commonProductId: "Gemensam produkt",
  active: "I bruk",
  interfaces: "Gränssnitt",
  connectors: "Kontaktdon",
  capacities: "Kapaciteter",
};

const fileNames: Record<CsvSubject, string> = { users: "användare", nnis: "nni-id", products: "produkter" };

/** Import and export of lists: headers of the files, and the words of the dialog. */
export const csv = {
  columns: { users, nnis, products },
  keys: { id: "Id", version: "Version" } satisfies Record<KeyColumn, string>,
  visibilities: { public: "Öppen", whitelist: "Begränsad" },
  fileName: (subject: CsvSubject, organization: string) => `${fileNames[subject]} ${organization}.csv`,
  allUsers: { organization: "Organisation", lastLogin: "Senast inloggad", fileName: "användare.csv" },
  organizationsFileName: "organisationer.csv",
  templateName: (subject: CsvSubject) => `${fileNames[subject]}, mall.csv`,

  actions: "Importera eller ladda ner",
  import: "Importera från CSV-fil",
  export: "Ladda ner som CSV-fil",
  chooseOrganization: "Välj först organisation",
  exported: "Listan laddades ner som CSV-fil",
  importTitle: {
    users: "Importera användare",
    nnis: "Importera NNI-id:n",
    products: "Importera produkter",
  } satisfies Record<CsvSubject, string>,
  importTo: (organization: string) =>
    `Filens rader importeras till organisationen ${organization}. Inget sparas förrän varje rad är i ordning.`,
  keysHelp:
    "Ändra befintliga så här: ladda ner listan som CSV-fil, ändra cellerna och importera filen. Kolumnerna Id och Version visar vilken rad som ändras; endast kolumner som finns i filen ändras. En rad utan id läggs till som ny.",
  columnsHelp: (columns: string, required: string) =>
    `Kolumner: ${columns}. Obligatoriska: ${required}. Flera värden i samma cell skiljs åt med lodstreck |.`,
  invite: "Skicka inbjudan till nya användare",
  inviteHelp: "Varje ny användare får per e-post en länk för att ange sitt lösenord.",
  file: "CSV-fil",
  chooseFile: "Välj fil",
  chooseAnother: "Välj en annan fil",
  template: "Ladda ner en tom mall",
  checking: "Raderna kontrolleras",
  preview: "Filens rader",
  line: (line: number) => `Rad ${line}`,
  allRight: (rows: number) => (rows === 1 ? "En rad, i ordning" : `${rows} rader, alla i ordning`),
  /** "2 rader ändras, 1 ny, 30 oförändrade" */
  effects: ({ changed, added, none }: Record<"changed" | "added" | "none", number>) =>
    [
      changed === 1 ? "1 rad ändras" : `${changed} rader ändras`,
      added === 1 ? "1 ny" : `${added} nya`,
      none === 1 ? "1 oförändrad" : `${none} oförändrade`,
    ].join(", "),
  nothingChanges: "Filen innehåller inga ändringar",
  change: (before: string, after: string) => (before === "" ? after : `${before} → ${after === "" ? "(tomt)" : after}`),
  actionOf: { added: "ny", changed: "ändras", none: "oförändrad" },
  someWrong: (wrong: number, rows: number) =>
    `Rader att rätta ${wrong}/${rows}. Rätta dem i filen och välj den på nytt.`,
  moreRows: (rows: number) => (rows === 1 ? "Dessutom en rad" : `Dessutom ${rows} rader`),
  importRows: (rows: number) => (rows === 1 ? "Importera en rad" : `Importera ${rows} rader`),
  importNothing: "Importera raderna",
  chooseFirst: "Välj först en fil",
  correctFirst: "Rätta först raderna med fel",
  imported: (rows: number, invited: number) =>
    [
      rows === 1 ? "En rad importerad" : `${rows} rader importerade`,
      ...(invited === 0 ? [] : [invited === 1 ? "1 inbjudan skickas" : `${invited} inbjudningar skickas`]),
    ].join(", "),
};
