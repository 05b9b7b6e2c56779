/** Round the manual and the frequently asked questions. */
export const infoGuide = {
  manualTitle: "Bruksanvisning",
  faqTitle: "Vanliga frågor",
  contents: "Innehåll",
  search: "Sök i bruksanvisningen",
  found: "Sökresultat",
  searchFaq: "Sök bland frågorna",
  searchHelp: "Till exempel annullering eller lösenord",
  results: (count: number) => (count === 1 ? "1 träff" : `${count} träffar`),
  noResults: (searched: string) => `Sökningen ”${searched}” gav inget resultat. Pröva ett kortare ord.`,
  openPicture: (caption: string) => `Öppna bilden i större format: ${caption}`,
};
