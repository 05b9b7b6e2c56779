/** How the organization's suppliers are reached. */
export const supplierContacts = {
  title: "Toimittajien yhteystiedot",
  help: "Toimittajat, joilta organisaatiosi voi tilata. Yhteystiedot ylläpitää toimittaja itse.",
  search: "Hae toimittajia",
  searchHelp: "Nimi, osoite, numero tai muu tieto",
  type: "Mitä asia koskee",
  allTypes: "Kaikki tapahtumat",
  general: "Yhteystiedot",
  /** "Tilaukset, muutostilaukset ja irtisanomiset" */
  about: (types: readonly string[]) =>
    types
      .map((type, place) => (place === 0 ? type : type.toLowerCase()))
      .join(", ")
      .replace(/, ([^,]+)$/u, " ja $1"),
  nothing: "Toimittaja ei ole antanut yhteystietoja.",
  nothingOfType: "Tälle tapahtumatyypille ei ole omaa yhteystietoa.",
  empty: "Organisaatiollasi ei ole vielä toimittajia. Organisaation ylläpitäjä pyytää tilausoikeuksia hallinnassa.",
  emptyFiltered: "Haulla ei löytynyt toimittajia",
  count: (count: number) => (count === 1 ? "1 toimittaja" : `${count} toimittajaa`),
};
