/** A document beside the list that it stands in. */
export const preview = {
  title: "Esikatselu",
  label: (tid: number) => `Esikatselu: TID ${tid}`,
  open: "Avaa rivi esikatseluun",
  close: "Sulje esikatselu",
  openPage: "Avaa sivuna",
};
