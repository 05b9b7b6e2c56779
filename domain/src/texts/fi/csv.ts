import type { CsvSubject, KeyColumn } from "../../csv/csv-columns.ts";
import type { NniColumn } from "../../nnis/nni-columns.ts";
import type { ProductColumn } from "../../products/product-columns.ts";
import type { UserColumn } from "../../accounts/user-columns.ts";

const users: Record<UserColumn, string> = {
  lastName: "Sukunimi",
  firstName: "Etunimi",
  emailAddress: "Sähköpostiosoite",
  phoneNumber: "Puhelinnumerot",
  jobTitle: "Tehtävänimike",
  roles: "Roolit",
  groupAccount: "Ryhmätunnus",
  disabled: "Pois käytöstä",
};

const nnis: Record<NniColumn, string> = {
  identifier: "NNI-tunnus",
  description: "Kuvaus",
  productGroups: "Tuoteryhmät",
  active: "Käytössä",
};

const products: Record<ProductColumn, string> = {
  name: "Nimi",
  description: "Kuvaus",
  productGroupId: "Tuoteryhmä",
  formType: "Lomaketyyppi",
  nniProduct: "Käyttää NNI-tunnusta",
  nniType: "NNI-tyyppi",
  initialFee: "Kytkentämaksu",
  monthlyFee: "Kuukausimaksu",
  slaClass: "SLA-luokka",
  visibility: "Näkyvyys",
  commonProductId: "Yhteinen tuote",
  active: "Käytössä",
  interfaces: "Rajapinnat",
  connectors: "Liittimet",
  capacities: "Kapasiteetit",
};

const fileNames: Record<CsvSubject, string> = { users: "käyttäjät", nnis: "nni-tunnukset", products: "tuotteet" };

/** Import and export of lists: headers of the files, and the words of the dialog. */
export const csv = {
  columns: { users, nnis, products },
  keys: { id: "Tunnus", version: "Versio" } satisfies Record<KeyColumn, string>,
  visibilities: { public: "Julkinen", whitelist: "Rajattu" },
  fileName: (subject: CsvSubject, organization: string) => `${fileNames[subject]} ${organization}.csv`,
  allUsers: { organization: "Organisaatio", lastLogin: "Viimeksi kirjautunut", fileName: "käyttäjät.csv" },
  organizationsFileName: "organisaatiot.csv",
  templateName: (subject: CsvSubject) => `${fileNames[subject]}, pohja.csv`,

  actions: "Tuo tai lataa",
  import: "Tuo CSV-tiedostosta",
  export: "Lataa CSV-tiedostona",
  chooseOrganization: "Valitse ensin organisaatio",
  exported: "Luettelo ladattu CSV-tiedostona",
  importTitle: { users: "Tuo käyttäjiä", nnis: "Tuo NNI-tunnuksia", products: "Tuo tuotteita" } satisfies Record<
    CsvSubject,
    string
  >,
  importTo: (organization: string) =>
    `Tiedoston rivit tuodaan organisaatioon ${organization}. Mitään ei tallenneta, ennen kuin jokainen rivi on kunnossa.`,
  keysHelp:
    "Muuta olevia näin: lataa luettelo CSV-tiedostona, muuta soluja ja tuo tiedosto. Sarakkeet Tunnus ja Versio kertovat, mitä riviä muutetaan; vain tiedostossa olevat sarakkeet muuttuvat. Rivi ilman tunnusta lisätään uutena.",
  columnsHelp: (columns: string, required: string) =>
    `Sarakkeet: ${columns}. Pakolliset: ${required}. Samassa solussa olevat arvot erotetaan pystyviivalla |.`,
  invite: "Lähetä kutsu uusille käyttäjille",
  inviteHelp: "Jokainen uusi käyttäjä saa sähköpostiin linkin, josta hän asettaa salasanansa.",
  file: "CSV-tiedosto",
  chooseFile: "Valitse tiedosto",
  chooseAnother: "Valitse toinen tiedosto",
  template: "Lataa tyhjä pohja",
  checking: "Tarkistetaan rivejä",
  preview: "Tiedoston rivit",
  line: (line: number) => `Rivi ${line}`,
  allRight: (rows: number) => (rows === 1 ? "Yksi rivi, kunnossa" : `${rows} riviä, kaikki kunnossa`),
  /** "2 riviä muuttuu, 1 uusi, 30 ennallaan" */
  effects: ({ changed, added, none }: Record<"changed" | "added" | "none", number>) =>
    [changed === 1 ? "1 rivi muuttuu" : `${changed} riviä muuttuu`, `${added} uutta`, `${none} ennallaan`].join(", "),
  nothingChanges: "Tiedostossa ei ole muutoksia",
  change: (before: string, after: string) =>
    before === "" ? after : `${before} → ${after === "" ? "(tyhjä)" : after}`,
  actionOf: { added: "uusi", changed: "muuttuu", none: "ennallaan" },
  someWrong: (wrong: number, rows: number) =>
    `Korjattavia rivejä ${wrong}/${rows}. Korjaa ne tiedostoon ja valitse se uudelleen.`,
  moreRows: (rows: number) => (rows === 1 ? "Lisäksi yksi rivi" : `Lisäksi ${rows} riviä`),
  importRows: (rows: number) => (rows === 1 ? "Tuo yksi rivi" : `Tuo ${rows} riviä`),
  importNothing: "Tuo rivit",
  chooseFirst: "Valitse ensin tiedosto",
  correctFirst: "Korjaa ensin rivit, joissa on virheitä",
  imported: (rows: number, invited: number) =>
    [
      rows === 1 ? "Yksi rivi tuotu" : `${rows} riviä tuotu`,
      ...(invited === 0 ? [] : [invited === 1 ? "1 kutsu lähetetään" : `${invited} kutsua lähetetään`]),
    ].join(", "),
};
