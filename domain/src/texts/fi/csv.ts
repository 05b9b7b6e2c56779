import type { CsvSubject, NniColumn, ProductColumn, UserColumn } from "../../csv/csv-columns.ts";

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
  formType: "Lomake",
  nniProduct: "Käyttää NNI-tunnusta",
  nniType: "NNI-tyyppi",
  initialFee: "Kertamaksu",
  monthlyFee: "Kuukausimaksu",
  visibility: "Näkyvyys",
  commonProductId: "Yhteinen tuote",
  active: "Käytössä",
};

const fileNames: Record<CsvSubject, string> = { users: "käyttäjät", nnis: "nni-tunnukset", products: "tuotteet" };

/** Import and export of lists: headers of the files, and the words of the dialog. */
export const csv = {
  columns: { users, nnis, products },
  visibilities: { public: "Julkinen", whitelist: "Valituille tilaajille" },
  fileName: (subject: CsvSubject, organization: string) => `${fileNames[subject]} ${organization}.csv`,
};
