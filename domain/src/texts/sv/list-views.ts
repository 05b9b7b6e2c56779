/** Saved views of a list of documents. */
export const listViews = {
  title: "Vyer",
  whole: "Hela listan",
  save: "Spara vyn",
  help: "Med vyn sparas avgränsningarna och ordningen. En vy som har fästs i menyn finns som en flik ovanför listan.",
  saved: (name: string) => `Vyn ”${name}” sparad`,
};
