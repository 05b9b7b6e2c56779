/** Saved views of a list of documents. */
export const listViews = {
  title: "Views",
  whole: "Whole list",
  save: "Save view",
  help: "The view is saved with its restrictions and order. A view pinned to the menu is a tab above the list.",
  saved: (name: string) => `View “${name}” saved`,
};
