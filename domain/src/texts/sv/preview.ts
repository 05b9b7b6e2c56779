/** A document beside the list that it stands in. */
export const preview = {
  title: "Förhandsvisning",
  label: (tid: number) => `Förhandsvisning: TID ${tid}`,
  open: "Öppna raden i förhandsvisningen",
  close: "Stäng förhandsvisningen",
  openPage: "Öppna som sida",
};
