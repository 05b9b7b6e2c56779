/** What an organization writes of a document for itself. */
export const notes = {
  title: "Egna anteckningar",
  own: "Endast egen organisation",
  about: "Motparten ser inte anteckningarna. De ingår inte i utskrifter, nedladdade filer eller aviseringar.",
  empty: "Det finns inga anteckningar ännu",
  write: "Ny anteckning",
  content: "Anteckning",
  save: "Spara anteckningen",
  saved: "Anteckningen sparad",
  remove: "Radera anteckningen",
  removeTitle: "Radera anteckningen?",
  removeText: "En raderad anteckning kan inte återställas.",
  removed: "Anteckningen raderad",
  by: (name: string, when: string) => `${name}, ${when}`,
};
