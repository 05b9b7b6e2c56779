/** Saved views of a list of documents. */
export const listViews = {
  title: "Näkymät",
  whole: "Koko luettelo",
  save: "Tallenna näkymä",
  help: "Näkymän mukana tallentuvat rajaukset ja järjestys. Valikkoon kiinnitetty näkymä on välilehtenä luettelon yläpuolella.",
  saved: (name: string) => `Näkymä ”${name}” tallennettu`,
};
