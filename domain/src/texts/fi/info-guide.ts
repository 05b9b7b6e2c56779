/** Round the manual and the frequently asked questions. */
export const infoGuide = {
  manualTitle: "Käyttöohje",
  faqTitle: "Usein kysyttyä",
  contents: "Sisällys",
  search: "Hae ohjeesta",
  found: "Hakutulokset",
  searchFaq: "Hae kysymyksistä",
  searchHelp: "Esimerkiksi peruutus tai salasana",
  results: (count: number) => (count === 1 ? "1 osuma" : `${count} osumaa`),
  noResults: (searched: string) => `Haulla ”${searched}” ei löytynyt mitään. Kokeile lyhyempää sanaa.`,
  openPicture: (caption: string) => `Avaa kuva suurempana: ${caption}`,
};
