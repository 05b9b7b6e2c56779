/** Round the manual and the frequently asked questions. */
export const infoGuide = {
  manualTitle: "User guide",
  faqTitle: "Frequently asked questions",
  contents: "Contents",
  search: "Search the guide",
  searchFaq: "Search the questions",
  searchHelp: "For example cancellation or password",
  found: "Search results",
  results: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
  noResults: (searched: string) => `Nothing matches “${searched}”. Try a shorter word.`,
  openPicture: (caption: string) => `Open the picture larger: ${caption}`,
};
